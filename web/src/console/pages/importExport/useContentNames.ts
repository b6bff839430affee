import { collections } from '@studio/domain/collections'
import type { ContentPart } from '@studio/domain/content/file/contentFile'
import { useTranslation } from 'react-i18next'
import { useFieldNames } from '../../../i18n/useFieldNames'

/** Returns functions for the names of a content file's parts and fields, as in pages and forms. */
export function useContentNames() {
  const { t } = useTranslation('console')
  const nameOfField = useFieldNames()
  const fieldName = (part: ContentPart, path: string, id: string) =>
    nameOfField(collections[part], id, path.split('.')[0] ?? path)
  const partName = (part: ContentPart) =>
    part === 'settings' ? t('admin.nav.settings') : t(`admin.lists.translations.kind.${part}`)
  return { partName, fieldName }
}
