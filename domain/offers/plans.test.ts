import { expect, test } from 'vitest'
import { largestSaving, longestSeconds, maxSaving, planFor, plans } from './plans.ts'

test.each([
  ['basic', [14, 13, 12.5]],
  ['intermediate', [20, 18, 16.5]],
  ['advanced', [28, 26, 25]],
] as const)('the packs of %s have the specified prices per video', (id, prices) => {
  const plan = plans.find((candidate) => candidate.id === id)
  expect(plan?.packs.map(({ pricePerVideo }) => pricePerVideo)).toEqual(prices)
  expect(plan?.minPrice).toBe(prices[2])
})

test('exactly one plan is recommended, and no pack of the basic plan saves more than advertised', () => {
  expect(plans.filter(({ recommended }) => recommended).map(({ id }) => id)).toEqual(['intermediate'])
  const [basic] = plans
  expect(basic && (1 - basic.minPrice / basic.price) * 100).toBeLessThanOrEqual(maxSaving)
})

test('one pack saves more than advertised, and the page names it', () => {
  expect(largestSaving).toEqual({ plan: 'intermediate', quantity: 30, percent: 25 })
  const more = plans.flatMap(({ price, packs }) => packs.filter(({ pricePerVideo }) => 1 - pricePerVideo / price > 0.2))
  expect(more).toHaveLength(1)
})

test.each([
  [0, 'basic'],
  [1, 'basic'],
  [30, 'basic'],
  [30.5, 'intermediate'],
  [31, 'intermediate'],
  [60, 'intermediate'],
  [61, 'advanced'],
  [180, 'advanced'],
  [181, 'advanced'],
] as const)('a video of %i s belongs to the plan %s', (seconds, id) => expect(planFor(seconds).id).toBe(id))

test('the plans cover the advertised lengths, without a gap', () => {
  expect(plans.at(-1)?.seconds.to).toBe(longestSeconds)
  for (const [at, plan] of plans.entries())
    expect(plan.seconds.from).toBe(at === 0 ? 0 : (plans[at - 1]?.seconds.to ?? 0) + 1)
})
