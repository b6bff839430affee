import { expect, test } from 'vitest'
import { clockOf } from './pieceLength.ts'

test.each([
  [0, ''],
  [Number.NaN, ''],
  [-5, ''],
  [1, '0:01'],
  [28, '0:28'],
  [60, '1:00'],
  [1320, '22:00'],
  [3600, '1:00:00'],
  [3723.9, '1:02:03'],
  [36_000, '10:00:00'],
])('a length of %s seconds reads %j', (seconds, text) => {
  expect(clockOf(seconds)).toBe(text)
})
