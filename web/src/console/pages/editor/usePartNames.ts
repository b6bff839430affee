import { isContentKind } from '@studio/domain/content/contentKinds'
import { useTranslation } from 'react-i18next'
import { rowsOfAll, useAllContent } from '../../../content/allContent'
import { formatPair } from '../../../i18n/format'
import { useContentName } from '../../../i18n/useContentName'
import { useLanguage } from '../../../i18n/useLanguage'
import { useCurrentOffer } from '../../prices/useCurrentOffer'

/** Returns a function that names a part of the page: 'Proyecto: Café Aurora'. */
export function usePartNames() {
  const { t } = useTranslation('console')
  const { language } = useLanguage()
  const nameOf = useContentName(useCurrentOffer())
  const rows = rowsOfAll(useAllContent())
  return (part: string): string => {
    const [kind = '', id = ''] = part.split('/')
    if (kind === 'settings') return t(`admin.settings.${id}.title` as 'admin.settings.site_info.title')
    if (!isContentKind(kind)) return part
    const row = rows[kind].find((one) => one.id === id) ?? (kind === 'sections' ? { id } : undefined)
    if (kind === 'sections' && row) return nameOf(kind, row)
    const type = t(`admin.lists.translations.kind.${kind}`)
    return row ? formatPair(language, type, nameOf(kind, row)) : type
  }
}
