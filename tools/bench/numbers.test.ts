import { expect, it } from 'vitest'
import { busyLimit, median, spread } from '../shared/numbers.ts'
import { goalsOf } from './goals.ts'

it('The median is the value in the middle, or the mean of the two, and of nothing an error', () => {
  expect(median([9, 1, 5])).toBe(5)
  expect(median([1, 4, 2, 10])).toBe(3)
  expect(() => median([])).toThrow()
})

it('A spread is the median with its range, and a dash when nothing was measured', () => {
  expect(spread([3, 1, 2], String)).toBe('2 (1–3)')
  expect(spread([7], String)).toBe('7')
  expect(spread([], String)).toBe('–')
})

it('A run is busy when its benchmark index is below three quarters of the median', () => {
  expect(busyLimit([2800, 2750, 2000, 2810, 2050])).toBe(2062.5)
})

it('A goal is met, missed, or not measured', () => {
  const sample = (build: 'page' | 'plain', language: string, fcp: number) => ({ build, language, values: { fcp } })
  const plain = [sample('plain', 'es', 700), sample('plain', 'ar', 700), sample('page', 'es', 700)]
  const isMet = (...more: typeof plain) => goalsOf([...plain, ...more])[0]?.isMet
  expect(isMet(sample('page', 'ar', 750))).toBe(true)
  expect(isMet(sample('page', 'ar', 800))).toBe(false)
  expect(isMet()).toBeUndefined()
})
