import { isUnit, type NumberName, numberKindOf, type Prices, priceNames } from '@studio/domain/offers/prices'
import { numberIn } from '@studio/domain/values/number'

/** The texts that show hardly more than a number of the price list, by dictionary key, with the names of the numbers. */
const texts: readonly (readonly [key: string, names: RegExp])[] = [
  ['pricing.pack', /^pack_\d_quantity$/],
  ['pricing.duration.', /^(basic|intermediate|advanced)_seconds$/],
  ['pricing.cells.stock.upTo', /_stock_clips$/],
  ['pricing.cells.formats', /_formats$/],
  ['pricing.cells.revisions', /_revisions$/],
  ['units.', /_(from|to)$/],
]
const numberNames = priceNames.filter((name): name is NumberName => !isUnit(name))

const amounts = numberNames.filter((name) => numberKindOf(name) === 'amount')

/** Returns the names of the numbers that a text with this key can show; undefined if it is not about a number. */
const namesBy = (key: string) => {
  const found = texts.find(([start]) => (start.endsWith('.') ? key.startsWith(start) : key === start))
  return found && numberNames.filter((name) => found[1].test(name))
}

/** Returns whether a text shows hardly more than a number of the price list. */
export const isNumberText = (key: string) => namesBy(key) !== undefined

/**
 * Returns which number of the price list a text of the page shows: a price, if the text has no key. If several numbers
 * are equal, it is the first of them. Undefined if there is none, as for a price per video in a pack.
 */
export function shownNumber(key: string | undefined, text: string, prices: Prices): NumberName | undefined {
  const names = key === undefined ? amounts : (namesBy(key) ?? [])
  const numbers = (text.match(/\d(?:[\d.,' \u00a0\u202f]*\d)?/g) ?? []).map(numberIn)
  return numbers.map((number) => names.find((name) => prices[name] === number)).find((name) => name !== undefined)
}
