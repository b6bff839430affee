import type { ContentKind } from '@studio/domain/content/contentKinds'
import { nameOfContent } from '@studio/domain/content/contentTypes'
import { slots } from '@studio/domain/content/page/part'
import { partWith } from '@studio/domain/content/page/parts'
import { partIdOf } from '@studio/domain/content/page/versions'
import { useTranslation } from 'react-i18next'
import { useLanguage } from './useLanguage'

/**
 * Returns a function that names a document in the interface's language, as lists do. A part of the page without a title
 * of its own is named by the first text that it shows.
 */
export function useContentName() {
  const { i18n } = useTranslation('console')
  const { language } = useLanguage()
  return (kind: ContentKind, row: { id: string }): string => {
    const name = nameOfContent(kind, row, language)
    if (name || kind !== 'sections') return name || row.id
    const texts = partWith(partIdOf(row.id))?.texts
    const key = texts?.title ?? slots.flatMap((slot) => texts?.[slot] ?? [])[0]
    return key && i18n.exists(key, { ns: 'public' }) ? String(i18n.t(key as 'hero.title', { ns: 'public' })) : row.id
  }
}
