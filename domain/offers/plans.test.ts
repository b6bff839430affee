import { expect, test } from 'vitest'
import { maxSaving, plans } from './plans.ts'

test.each([
  ['basic', [14, 13, 12.5]],
  ['intermediate', [20, 18, 16.5]],
  ['advanced', [28, 26, 25]],
] as const)('the packs of %s cost what the specification says, per video', (id, prices) => {
  const plan = plans.find((candidate) => candidate.id === id)
  expect(plan?.packs.map(({ pricePerVideo }) => pricePerVideo)).toEqual(prices)
  expect(plan?.minPrice).toBe(prices[2])
})

test('exactly one plan is recommended, and no pack of the basic plan saves more than is advertised', () => {
  expect(plans.filter(({ recommended }) => recommended).map(({ id }) => id)).toEqual(['intermediate'])
  const [basic] = plans
  expect(basic && (1 - basic.minPrice / basic.price) * 100).toBeLessThanOrEqual(maxSaving)
})
