import { describe, expect, test } from 'vitest'
import { defaultOffer, offerOf, planFor } from './plans.ts'
import { defaultPrices, type Prices } from './prices.ts'

const { plans } = defaultOffer

test.each([
  ['basic', [14, 13, 12.5]],
  ['intermediate', [20, 18, 16.5]],
  ['advanced', [28, 26, 25]],
] as const)('The packs of %s have the specified prices per video', (id, prices) => {
  const plan = plans.find((candidate) => candidate.id === id)
  expect(plan?.packs.map(({ pricePerVideo }) => pricePerVideo)).toEqual(prices)
  expect(plan?.minPrice).toBe(prices[2])
})

test('Exactly one plan is recommended, and no pack of the basic plan saves more than advertised', () => {
  expect(plans.filter(({ recommended }) => recommended).map(({ id }) => id)).toEqual(['intermediate'])
  const [basic] = plans
  expect(basic && (1 - basic.minPrice / basic.price) * 100).toBeLessThanOrEqual(defaultOffer.advertisedSaving)
})

test('One pack saves more than advertised, and the page names it', () => {
  expect(defaultOffer.largestSaving).toEqual({ plan: 'intermediate', quantity: 30, percent: 25 })
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
] as const)('A video of %i s belongs to the plan %s', (seconds, id) =>
  expect(planFor(defaultOffer, seconds).id).toBe(id),
)

test('The plans cover the advertised lengths, without a gap', () => {
  expect(plans.at(-1)?.seconds.to).toBe(defaultOffer.longestSeconds)
  for (const [at, plan] of plans.entries())
    expect(plan.seconds.from).toBe(at === 0 ? 0 : (plans[at - 1]?.seconds.to ?? 0) + 1)
})

describe('With a price list of the owner', () => {
  const offer = (changes: Partial<Prices>) => offerOf({ ...defaultPrices, ...changes })

  test('plans have its numbers, and their lengths follow each other', () => {
    const { plans, longestSeconds } = offer({ basic_price: 17.5, basic_seconds: 45, advanced_seconds: 240 })
    expect(plans.map(({ price }) => price)).toEqual([17.5, 22, 30])
    expect(plans.map(({ seconds }) => seconds)).toEqual([
      { from: 0, to: 45 },
      { from: 46, to: 60 },
      { from: 61, to: 240 },
    ])
    expect(longestSeconds).toBe(240)
  })

  test('packs are in the order of their quantity, and one with the quantity 0 does not exist', () => {
    const { plans, largestSaving } = offer({ pack_1_quantity: 50, pack_1_basic: 500, pack_2_quantity: 0 })
    expect(plans[0]?.packs.map(({ quantity }) => quantity)).toEqual([30, 50])
    expect(plans[0]?.minPrice).toBe(10)
    expect(largestSaving).toEqual({ plan: 'intermediate', quantity: 50, percent: 82 })
  })

  test('without packs there is no saving, and the lowest price is the single one', () => {
    const { plans, largestSaving } = offer({ pack_1_quantity: 0, pack_2_quantity: 0, pack_3_quantity: 0 })
    expect(plans.map(({ packs, minPrice }) => [packs.length, minPrice])).toEqual([
      [0, 15],
      [0, 22],
      [0, 30],
    ])
    expect(largestSaving).toBeUndefined()
  })

  test('terms and pilot have its numbers', () => {
    expect(offer({ pilot_budget: 650, round_to: 120, express_percent: 40 })).toMatchObject({
      pilot: { minBudget: 650, seconds: { from: 30, to: 45 } },
      terms: { extraRound: { from: 50, to: 120 }, expressPercent: 40 },
    })
  })
})
