import { describe, expect, test } from 'vitest'
import type { ContactMessage } from '../message.ts'
import { noCounts } from './kinds.ts'
import {
  countsIn,
  isWhole,
  type KnownMessages,
  listed,
  nothingKnown,
  withCached,
  withCount,
  withNewest,
  withOne,
  withPage,
} from './knownMessages.ts'

/** Returns a message that was created at a moment, which is also its id. */
const at = (moment: number, given: Partial<ContactMessage> = {}) =>
  ({
    ...{ id: String(moment), created_at: moment, status: 'new', suspected: false, trashed_from: '' },
    ...given,
  }) as ContactMessage
const all = (...moments: number[]) => moments.map((moment) => at(moment))
const ids = (known: KnownMessages) =>
  [...known.byId.values()].sort((a, b) => b.created_at - a.created_at).map(({ created_at }) => created_at)
/** The server's newest three of possibly more. */
const three = (...moments: number[]) => ({ rows: all(...moments), isFull: true, isFromServer: true })
const rowsOf = (known: KnownMessages) => [...known.byId.values()]

describe('The newest messages', () => {
  test('stay known when new ones push them out', () => {
    const known = withNewest(withNewest(nothingKnown, three(30, 20, 10)), three(40, 30, 20))
    expect(ids(known)).toEqual([40, 30, 20, 10])
    expect(known.floor).toBe(10)
  })

  test('are forgotten when another device deletes them, and the next older one takes their place', () => {
    const counted = withCount(withNewest(nothingKnown, three(30, 20, 10)), { ...noCounts, new: 2 }, 10)
    const known = withNewest(counted, three(30, 10, 5))
    expect(ids(known)).toEqual([30, 10, 5])
    expect(known.others).toEqual({ ...noCounts, new: 1 })
  })

  test('start from scratch when so many came that some in between may be missing', () => {
    const known = withNewest(withNewest(nothingKnown, three(30, 20, 10)), three(90, 80, 70))
    expect(ids(known)).toEqual([90, 80, 70])
    expect(known.floor).toBe(70)
    expect(known.generation).toBe(2)
  })

  test('replace the cached ones with the server’s first answer', () => {
    const cached = withNewest(nothingKnown, { ...three(30, 20, 10), isFromServer: false })
    expect(ids(withNewest(cached, three(30, 20, 15)))).toEqual([30, 20, 15])
  })

  test('are everything once the server has fewer than asked for', () => {
    const known = withNewest(nothingKnown, { rows: all(30, 20), isFull: false, isFromServer: true })
    expect(isWhole(known, 'all')).toBe(true)
    expect(countsIn(known, rowsOf(known))).toEqual({ ...noCounts, new: 2 })
  })

  test.each([
    ['no count', undefined, false],
    ['a count that found others', { ...noCounts, read: 1 }, false],
    ['a count that found no others', noCounts, true],
  ])('from the cache are everything only by the last count: %s', (_, others, whole) => {
    const cached = { rows: all(30), isFull: false, isFromServer: false }
    expect(isWhole(withNewest({ ...nothingKnown, others }, cached), 'all')).toBe(whole)
    expect(isWhole(withNewest({ ...nothingKnown, others }, { ...cached, rows: [] }), 'all')).toBe(whole)
  })
})

describe('Older messages', () => {
  const newest = withCount(withNewest(nothingKnown, three(50, 40, 30)), { ...noCounts, new: 2, read: 3 }, 30)

  test('continue their list, and leave the others at their first gap', () => {
    const known = withPage(newest, 'read', [at(20, { status: 'read' }), at(10, { status: 'read' })])
    expect(listed(known, rowsOf(known), 'read').map(({ id }) => id)).toEqual(['20', '10'])
    expect(listed(known, rowsOf(known), 'all').map(({ id }) => id)).toEqual(['50', '40', '30'])
  })

  test('do not change the counts by being read', () => {
    const known = withPage(newest, 'read', [at(20, { status: 'read' })])
    expect(countsIn(known, rowsOf(known))).toEqual(countsIn(newest, rowsOf(newest)))
  })

  test('complete a list with an empty page, and every list once all were read', () => {
    const known = withPage(newest, 'read', [])
    expect([isWhole(known, 'read'), isWhole(known, 'new')]).toEqual([true, false])
    expect(isWhole(withPage(newest, 'everything', []), 'new')).toBe(true)
  })

  test('are counted by their new status after a change', () => {
    const known = withOne(withPage(newest, 'everything', all(20)), '20', at(20, { status: 'archived' }))
    expect(countsIn(known, rowsOf(known))).toEqual({ ...noCounts, new: 4, read: 3, archived: 1 })
  })

  test('are forgotten once they are gone', () => {
    expect(ids(withOne(withPage(newest, 'everything', all(20)), '20', undefined))).toEqual([50, 40, 30])
  })

  test('from the device count as everything only if the last count found no more, and give way to the server', () => {
    const read = (moment: number) => at(moment, { status: 'read' })
    const some = withCached(newest, [...all(50, 20)])
    expect([ids(some), isWhole(some, 'all')]).toEqual([[50, 40, 30, 20], false])
    const every = withCached(newest, [...all(20, 10), read(9), read(8), read(7)])
    expect(isWhole(every, 'all')).toBe(true)
    expect(ids(withNewest(every, three(60, 50, 40)))).toEqual([60, 50, 40])
  })
})
