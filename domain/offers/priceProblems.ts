import { type NumberName, type PlanId, type PriceName, type Prices, packPlaces, planIds, priceNames } from './prices.ts'
import type { PriceMessage } from './priceTexts.ts'

/** A number that cannot be offered, with the reason. */
export interface PriceProblem {
  name: NumberName
  message: PriceMessage
}

/** Returns the problems of a price list, in no particular order; an empty list if there are none. */
export const priceProblems = (prices: Prices): PriceProblem[] => [
  ...planIds.filter((id) => prices[`${id}_price`] <= 0).map((id) => problem(`${id}_price`, 'priceMissing')),
  ...planIds.slice(1).flatMap((id, at) => lengthProblem(prices, planIds[at] as PlanId, id)),
  ...packPlaces.flatMap((at) => quantityProblem(prices, at)),
  ...packPlaces.flatMap((at) => planIds.flatMap((id) => packProblem(prices, at, id))),
  ...priceNames.flatMap((name) => rangeProblem(prices, name)),
]

type Place = (typeof packPlaces)[number]

const problem = (name: NumberName, message: PriceMessage): PriceProblem => ({ name, message })

/** A plan begins at the length at which the next shorter plan ends. */
const lengthProblem = (prices: Prices, shorter: PlanId, id: PlanId) =>
  prices[`${id}_seconds`] > prices[`${shorter}_seconds`] ? [] : [problem(`${id}_seconds`, 'lengthsOverlap')]

function quantityProblem(prices: Prices, at: Place): PriceProblem[] {
  const quantity = prices[`pack_${at}_quantity`]
  if (quantity === 0) return []
  const isTwice = packPlaces.some((other) => other < at && prices[`pack_${other}_quantity`] === quantity)
  return quantity === 1 || isTwice ? [problem(`pack_${at}_quantity`, 'packQuantity')] : []
}

/** A video in a pack costs no more than a single one, and no more than in any smaller pack. */
function packProblem(prices: Prices, at: Place, id: PlanId): PriceProblem[] {
  const quantity = prices[`pack_${at}_quantity`]
  if (quantity === 0) return []
  const name = `pack_${at}_${id}` as const
  const total = prices[name]
  if (total <= 0) return [problem(name, 'priceMissing')]
  if (isMore(total, prices[`${id}_price`] * quantity)) return [problem(name, 'packDearer')]
  const isDearer = packPlaces.some((other) => {
    const smaller = prices[`pack_${other}_quantity`]
    const price = prices[`pack_${other}_${id}`]
    return smaller > 0 && smaller < quantity && price > 0 && isMore(total * smaller, price * quantity)
  })
  return isDearer ? [problem(name, 'packDearerThanSmaller')] : []
}

/** Compares amounts with cents, whose products are not exact. */
const isMore = (one: number, other: number) => one - other > 0.001

function rangeProblem(prices: Prices, name: PriceName): PriceProblem[] {
  const end = name.replace(/_from$/, '_to') as NumberName
  if (name === end || prices[name as NumberName] <= prices[end]) return []
  return [problem(end, 'rangeReversed')]
}
