import { describe, expect, it } from 'vitest'
import { busyRuns, median } from './numbers.ts'

describe('The median', () => {
  it('is the value in the middle, whatever their order', () => {
    expect(median([9, 1, 5])).toBe(5)
    expect(median([4])).toBe(4)
  })

  it('of an even count is the mean of the two in the middle', () => {
    expect(median([1, 4, 2, 10])).toBe(3)
  })

  it('of nothing is an error', () => {
    expect(() => median([])).toThrow()
  })
})

it('A run is busy when its benchmark index is below three quarters of the median', () => {
  expect(busyRuns([2800, 2750, 2000, 2810, 2050])).toEqual([2, 4])
  expect(busyRuns([100])).toEqual([])
})
