import { expect, test } from 'vitest'
import { atomicSize, chunksOf } from './chunks.ts'

test.each([
  [0, 3, []],
  [3, 3, ['abc']],
  [7, 3, ['abc', 'def', 'g']],
  [2, 1, ['a', 'b']],
])('%i rows in groups of %i', (count, size, expected) => {
  expect(chunksOf([...'abcdefg'].slice(0, count), size).map((group) => group.join(''))).toEqual(expected)
})

test('1,000 rows need three atomic steps, and none is too large', () => {
  const groups = chunksOf(Array.from({ length: 1000 }, (_, at) => at))
  expect(groups.map(({ length }) => length)).toEqual([atomicSize, atomicSize, 100])
})
