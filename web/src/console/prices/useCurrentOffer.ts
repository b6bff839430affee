import { lastSound, type PriceList } from '@studio/domain/content/priceList'
import { isVisible } from '@studio/domain/content/visibility'
import { defaultOffer, type Offer, offerOf } from '@studio/domain/offers/plans'
import { contentDataOf } from '../../content/data'
import { useStudioDay } from '../../content/settings/useStudioDay'

/** Returns the price list that visitors see now; undefined if it is the specification's. */
export function useCurrentPrices(): PriceList | undefined {
  const live = contentDataOf.prices.useAll()
  const today = useStudioDay()
  const rows = live.status === 'ready' ? live.rows : []
  return lastSound(rows.filter((row) => isVisible(row, today)))
}

/** Returns what the page offers now. */
export function useCurrentOffer(): Offer {
  const list = useCurrentPrices()
  return list ? offerOf(list) : defaultOffer
}
