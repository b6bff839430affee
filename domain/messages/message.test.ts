import { expect, test } from 'vitest'
import { canArchive } from './message.ts'

test.each([
  ['new', false, '', true],
  ['replied', false, '', true],
  ['archived', false, '', false],
  ['read', true, '', false],
  ['read', null, 'inbox', false],
] as const)('%s, suspected %s, trashed from “%s”: it may be archived: %s', (status, suspected, trashed_from, may) => {
  expect(canArchive({ status, suspected, trashed_from })).toBe(may)
})
