import type { ContentKind } from '@studio/domain/content/contentKinds'
import { nameOfContent } from '@studio/domain/content/contentTypes'
import { slots } from '@studio/domain/content/page/part'
import { partWith } from '@studio/domain/content/page/parts'
import { partIdOf } from '@studio/domain/content/page/versions'
import { defaultOffer, type Offer } from '@studio/domain/offers/plans'
import { useTranslation } from 'react-i18next'
import { offerWords } from './offerWords'
import { useLanguage } from './useLanguage'

/**
 * Returns a function that names a document in the interface's language, as lists do. A part of the page without a title
 * of its own is named by the first text that it shows, with the numbers of the offer.
 */
export function useContentName(offer: Offer = defaultOffer) {
  const { i18n } = useTranslation('console')
  const { language } = useLanguage()
  const words = () => offerWords(i18n.getFixedT(language, 'public'), language, offer)
  return (kind: ContentKind, row: { id: string }): string => {
    const name = nameOfContent(kind, row, language)
    if (name || kind !== 'sections') return name || row.id
    const texts = partWith(partIdOf(row.id))?.texts
    const key = texts?.title ?? slots.flatMap((slot) => texts?.[slot] ?? [])[0]
    return key && i18n.exists(key, { ns: 'public' })
      ? String(i18n.t(key as 'hero.title', { ns: 'public', ...words() }))
      : row.id
  }
}
