import { defaultOffer, type Offer, offerOf } from '@studio/domain/offers/plans'
import type { Prices } from '@studio/domain/offers/prices'
import { useTranslation } from 'react-i18next'
import { offerWords } from '../../i18n/offerWords'
import { useLanguage } from '../../i18n/useLanguage'
import { useContent } from './content'

/** The offer of the last price list, because many parts of the page need it. */
let last: { prices: Prices; offer: Offer } | undefined

function cachedOffer(prices: Prices): Offer {
  if (last?.prices !== prices) last = { prices, offer: offerOf(prices) }
  return last.offer
}

/** Returns what the studio offers now: the owner's price list, or the specification's. */
export function useOffer(): Offer {
  const now = useContent()
  const prices = now.status === 'ready' ? now.content.prices : undefined
  return prices ? cachedOffer(prices) : defaultOffer
}

/** Returns the variables for the offer's numbers in texts. */
export function useOfferWords() {
  const { t } = useTranslation()
  const { language } = useLanguage()
  return offerWords(t, language, useOffer())
}
