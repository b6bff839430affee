import { PriceListDraft } from '@studio/domain/content/priceList'
import type { Prices } from '@studio/domain/offers/prices'
import * as v from 'valibot'

/** Returns the values of a price list's form if visitors could see them, whatever the list's name; else undefined. */
export const possiblePrices = (values: object): Prices | undefined => {
  const named = { ...values, name: '-' }
  return v.is(PriceListDraft, named) ? named : undefined
}
