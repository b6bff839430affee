import { lastSound } from '@studio/domain/content/priceList'
import { isVisible } from '@studio/domain/content/visibility'
import { defaultOffer, type Offer, offerOf } from '@studio/domain/offers/plans'
import { contentDataOf } from '../../content/data'
import { useStudioDay } from '../../content/settings/useStudioDay'

/** Returns what the page offers now, in the console: the last visible price list, or the specification's. */
export function useCurrentOffer(): Offer {
  const live = contentDataOf.prices.useAll()
  const today = useStudioDay()
  const rows = live.status === 'ready' ? live.rows : []
  const list = lastSound(rows.filter((row) => isVisible(row, today)))
  return list ? offerOf(list) : defaultOffer
}
