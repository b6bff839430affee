import { expect, test } from 'vitest'
import { countKinds, isOfKind, messageKinds, minus, noCounts, plus, sumOf, tally, totalOf } from './kinds.ts'

const of = (status: 'new' | 'read' | 'replied' | 'archived', suspected: boolean | null = false) => ({
  status,
  suspected,
  trashed_from: suspected === null ? ('inbox' as const) : ('' as const),
})

test.each([
  ['a new message', of('new'), ['inbox', 'all', 'new']],
  ['a read one', of('read'), ['inbox', 'all', 'read']],
  ['an archived one', of('archived'), ['all', 'archived']],
  ['a suspected one', of('new', true), ['suspected']],
  ['one in the trash', of('replied', null), ['trashed']],
] as const)('The lists that show %s', (_, message, lists) => {
  expect(messageKinds.filter((kind) => isOfKind(kind, message))).toEqual(lists)
})

test('Every message is counted once, and a list’s total is the number of its messages', () => {
  const messages = [of('new'), of('new'), of('read'), of('replied'), of('archived'), of('new', true), of('read', null)]
  const counts = tally(messages)
  expect(sumOf(counts)).toBe(messages.length)
  for (const kind of messageKinds)
    expect(totalOf(counts, kind)).toBe(messages.filter((message) => isOfKind(kind, message)).length)
})

test('Counts are added and subtracted by kind, and never fall below none', async () => {
  const two = await countKinds(async (kind) => (kind === 'archived' ? 2 : 0))
  expect(plus(two, tally([of('archived'), of('new')]))).toEqual({ ...noCounts, archived: 3, new: 1 })
  expect(minus(two, tally([of('archived'), of('new')]))).toEqual({ ...noCounts, archived: 1 })
})
