import { expect, test } from 'vitest'
import { type FilmMark, secondsLeft, withMark } from './filmProgress.ts'

const marksOf = (...marks: [at: number, sent: number][]) =>
  marks.reduce<FilmMark[]>((all, [at, sent]) => withMark(all, { at, sent }), [])

test('The time left follows from the pace of the pieces that were sent', () => {
  expect(secondsLeft(marksOf([0, 0], [2000, 1], [4000, 2]), 34)).toBe(64)
})

test('There is no estimate before the first piece has arrived', () => {
  expect(secondsLeft([], 34)).toBeUndefined()
  expect(secondsLeft(marksOf([0, 5], [9000, 5]), 34)).toBeUndefined()
})

test('A faster network shortens the estimate, however slow it was before', () => {
  const slow = Array.from({ length: 5 }, (_, at): [number, number] => [at * 60_000, at])
  const fast = Array.from({ length: 6 }, (_, at): [number, number] => [300_000 + at * 1000, 5 + at])
  expect(secondsLeft(marksOf(...slow, ...fast), 20)).toBe(10)
})

test('A film that is sent again begins with a new estimate', () => {
  expect(secondsLeft(marksOf([0, 0], [1000, 8], [2000, 0]), 20)).toBeUndefined()
})
