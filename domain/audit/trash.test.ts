import { describe, expect, it } from 'vitest'
import { collections } from '../collections.ts'
import { storedFields } from '../content/fields/fieldTable.ts'
import { projectFields } from '../content/project.ts'
import { testimonialFields } from '../content/testimonial.ts'
import type { PendingMutation } from '../outbox/pendingMutation.ts'
import type { AuditEntry } from './auditEntry.ts'
import { entryOf } from './entryOf.ts'
import { trashOf, trashSince } from './trash.ts'

const day = 86_400_000
const now = 1000 * day + 5
const { projects } = collections

const deletion = (given: Partial<AuditEntry> = {}): AuditEntry => ({
  ...{ id: 'e', collection: projects, document_id: 'a', action: 'delete', by: 'ana', at: now - day },
  ...{ base_rev: 'r', rev: '', fields: [], before: { title_es: 'A', order_position: 3 }, after: {}, left_out: [] },
  expires_at: 0,
  ...given,
})
const pending = (given: Partial<PendingMutation> = {}): PendingMutation => ({
  ...{ seq: 1, id: 'p', account: 'luz', at: now - 5, state: 'waiting' },
  changes: [{ kind: 'delete', path: `${projects}/b`, fields: {}, before: {}, name: 'B', copy: { title_es: 'B' } }],
  ...given,
})
const trash = (log: AuditEntry[], outbox: PendingMutation[] = [], there: string[] = []) =>
  trashOf({ log, outbox, isThere: (_, id) => there.includes(id), now })
const told = (...given: Parameters<typeof trash>) =>
  trash(...given).map(({ id, by, daysLeft, isWhole, pending }) => [id, by, daysLeft, isWhole, pending !== undefined])

describe('The trash', () => {
  it.each<[string, Parameters<typeof trash>, unknown[]]>([
    ['a deletion of the log', [[deletion()]], [['a', 'ana', 29, true, false]]],
    ['not a document that exists again', [[deletion()], [], ['a']], []],
    ['a deletion dated ahead of the known time', [[deletion({ at: now + 900 })]], [['a', 'ana', 30, true, false]]],
    ['on its last day', [[deletion({ at: now - 30 * day + 1 })]], [['a', 'ana', 1, true, false]]],
    ['not after thirty days', [[deletion({ at: now - 30 * day })]], []],
    [
      'a document that this device has deleted, before the server knows',
      [[], [pending()]],
      [['b', 'luz', 30, true, true]],
    ],
    [
      'a document deleted on a device whose clock is a year behind',
      [[deletion({ document_id: 'b' })], [pending({ at: now - 365 * day })]],
      [['b', 'luz', 30, true, true]],
    ],
    ['not a deletion in conflict, because the document still exists', [[], [pending({ state: 'conflict' })]], []],
    [
      'only the last deletion of each document, newest first',
      [[deletion(), deletion({ by: 'eva', at: now - 9 }), deletion({ document_id: 'b' })], [pending()]],
      [
        ['b', 'luz', 30, true, true],
        ['a', 'eva', 30, true, false],
      ],
    ],
    ['only content', [[deletion({ collection: collections.messages }), deletion({ action: 'update' })]], []],
    [
      'a document with values left out, marked as incomplete',
      [[deletion({ left_out: ['title_es'] })]],
      [['a', 'ana', 29, false, false]],
    ],
    [
      'an unknown field that was left out does not count',
      [[deletion({ left_out: ['note'] })]],
      [['a', 'ana', 29, true, false]],
    ],
  ])('%s', (_, given, expected) => {
    expect(told(...given)).toEqual(expected)
  })

  it('restores what can be stored today: with later fields, and without unknown ones', () => {
    const [found] = trash([deletion({ before: { title_es: 'A', note: 'x', order_position: 3 } })])
    expect(found?.copy).toMatchObject({ title_es: 'A', order_position: 3, featured: false, translated_from: {} })
    expect(Object.keys(found?.copy ?? {})).not.toEqual(expect.arrayContaining(['note']))
    expect(found?.copy).not.toHaveProperty('rev')
  })

  it('uses the same query all day', () => {
    expect(trashSince(now)).toBe(970 * day)
    expect(trashSince(now + day / 2)).toBe(970 * day)
  })
})

describe('No document that the rules accept is too long for the log', () => {
  // JSON writes a control character as six bytes, more than any other.
  const longest = (fields: Parameters<typeof storedFields>[0]) =>
    Object.fromEntries(
      storedFields(fields).map(({ name, kind, max = 2048 }) => [name, kind === 'whole' ? max : '\u0001'.repeat(max)]),
    )
  it.each([
    [projects, projectFields],
    [collections.testimonials, testimonialFields],
  ])('%s', (collection, fields) => {
    expect(entryOf(collection, longest(fields), undefined)?.left_out).toEqual([])
  })
})
