import { describe, expect, test } from 'vitest'
import type { PendingMutation, Values } from './pendingMutation.ts'
import { syncStatusesOf, syncStatusOf } from './syncStatuses.ts'

const entry = (state: PendingMutation['state'], path: string, fields: Values = {}): PendingMutation => ({
  seq: 1,
  id: 'e',
  account: 'owner',
  at: 0,
  state,
  changes: [{ kind: 'update', path, fields, before: {}, name: '' }],
})
const see = (...entries: PendingMutation[]) => syncStatusesOf('p', entries)

describe('the status of documents', () => {
  test('is published without changes of this device, and in other collections', () => {
    expect(see(entry('waiting', 'q/a', { title_fr: 'x' })).size).toBe(0)
    expect(syncStatusOf(undefined, ['title_fr'])).toBe('published')
  })
  test('is given for each field', () => {
    const document = see(entry('waiting', 'p/a', { title_fr: 'x', featured: true })).get('a')
    expect(document?.syncStatus).toBe('pending')
    expect(syncStatusOf(document, ['title_fr', 'description_fr'])).toBe('pending')
    expect(syncStatusOf(document, ['title_de', 'description_de'])).toBe('published')
  })
  test('has no fields for a deletion', () => expect(see(entry('waiting', 'p/a')).get('a')?.syncStatus).toBe('pending'))
  test.each([
    ['refused', ['waiting', 'refused']],
    ['refused', ['refused', 'waiting']],
    ['conflict', ['waiting', 'conflict', 'refused', 'waiting']],
    ['pending', ['waiting', 'waiting']],
  ] as const)('%s is shown for %j', (shown, states) => {
    const document = see(...states.map((state) => entry(state, 'p/a', { title_fr: 'x' }))).get('a')
    expect(document?.syncStatus).toBe(shown)
    expect(syncStatusOf(document, ['title_fr'])).toBe(shown)
  })
})
