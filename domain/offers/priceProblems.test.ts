import { expect, test } from 'vitest'
import { priceProblems } from './priceProblems.ts'
import { defaultPrices, type Prices } from './prices.ts'

const problemsOf = (changes: Partial<Prices>) =>
  Object.fromEntries(priceProblems({ ...defaultPrices, ...changes }).map(({ name, message }) => [name, message]))

test('The specification’s prices have no problem', () => expect(problemsOf({})).toEqual({}))

test.each<[string, Partial<Prices>, Record<string, string>]>([
  ['a plan without a price', { basic_price: 0 }, { basic_price: 'priceMissing' }],
  ['a plan that ends before the shorter one', { intermediate_seconds: 20 }, { intermediate_seconds: 'lengthsOverlap' }],
  [
    'a plan whose lengths all belong to a shorter one',
    { advanced_seconds: 60 },
    { advanced_seconds: 'lengthsOverlap' },
  ],
  ['a pack without a price', { pack_2_basic: 0 }, { pack_2_basic: 'priceMissing' }],
  ['a pack of one video', { pack_1_quantity: 1, pack_1_basic: 14 }, { pack_1_quantity: 'packQuantity' }],
  ['two packs of the same size', { pack_2_quantity: 10 }, { pack_2_quantity: 'packQuantity' }],
  ['a pack dearer than single videos', { pack_1_basic: 150.01 }, { pack_1_basic: 'packDearer' }],
  ['a pack dearer than a smaller one', { pack_3_basic: 390.01 }, { pack_3_basic: 'packDearerThanSmaller' }],
  ['an end before its start', { intermediate_delivery_to: 1 }, { intermediate_delivery_to: 'rangeReversed' }],
  ['a sample that ends before it starts', { pilot_seconds_from: 50 }, { pilot_seconds_to: 'rangeReversed' }],
])('%s is a problem', (_, changes, expected) => expect(problemsOf(changes)).toMatchObject(expected))

test('A price below that of the packs makes each dearer pack a problem', () => {
  const found = problemsOf({ basic_price: 13 })
  expect(found).toEqual({ pack_1_basic: 'packDearer' })
})

test.each<[string, Partial<Prices>]>([
  ['a pack as dear as single videos', { pack_1_basic: 150 }],
  ['a pack as dear as a smaller one', { pack_3_basic: 390 }],
  ['prices with cents whose product is not exact', { basic_price: 16.1, pack_1_basic: 161, pack_2_basic: 322 }],
  ['no packs', { pack_1_quantity: 0, pack_2_quantity: 0, pack_3_quantity: 0 }],
  ['leftover prices of a pack with the quantity 0', { pack_4_basic: 9999 }],
  ['packs in any order', { pack_4_quantity: 5, pack_4_basic: 75, pack_4_intermediate: 110, pack_4_advanced: 150 }],
  ['an exact delivery time', { delivery_hours_from: 72 }],
])('%s are possible', (_, changes) => expect(problemsOf(changes)).toEqual({}))
