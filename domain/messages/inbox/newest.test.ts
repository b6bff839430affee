import { describe, expect, it } from 'vitest'
import { newestOf } from './newest.ts'

const row = (rev: string, base_rev: string) => ({ rev, base_rev })

describe('The newest copy', () => {
  it.each([
    ['the stored one, if nothing was written here', row('a', ''), [], 'a'],
    ['the last of a chain that begins at the stored one', row('a', ''), [row('b', 'a'), row('c', 'b')], 'c'],
    [
      'the end of the chain when the stored one is in the middle of it',
      row('b', 'a'),
      [row('b', 'a'), row('c', 'b')],
      'c',
    ],
    ['the stored one when it is the end of the chain', row('c', 'b'), [row('b', 'a'), row('c', 'b')], 'c'],
    ['the stored one, if another device has written in between', row('x', 'a'), [row('b', 'a'), row('c', 'b')], 'x'],
    ['the first one written, if none was stored', undefined, [row('a', ''), row('b', 'a')], 'b'],
    ['one based on a copy without a revision', row('', ''), [row('a', '')], 'a'],
  ])('is %s', (_, stored, written, rev) => expect(newestOf(stored, written)?.rev).toBe(rev))

  it('does not exist if nothing is stored or written', () => expect(newestOf(undefined, [])).toBeUndefined())
})
