import { expect, test } from 'vitest'
import { clockOf, secondsIn } from './pieceLength.ts'

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

test.each([
  ['83', 83],
  ['1:23', 83],
  ['١:٢٣', 83],
  ['１：２３', 83],
  ['1:02:03', 3723],
  ['1.5', 1.5],
  ['1e', undefined],
  ['12-', undefined],
  ['1:', undefined],
  ['1:2:3:4', undefined],
  ['', undefined],
])('%j is read as %s seconds', (text, seconds) => expect(secondsIn(text)).toBe(seconds))
