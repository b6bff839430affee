import { collections } from '@studio/domain/collections'
import { contentKinds, contentTypeNames } from '@studio/domain/content/contentKinds'
import { changedNames } from '@studio/domain/outbox/describe'
import { type Change, isPicture, placeOf } from '@studio/domain/outbox/pendingMutation'
import { useTranslation } from 'react-i18next'
import type { SyncTexts } from '../../i18n/locales/es/sync'
import { useFieldNames } from '../../i18n/useFieldNames'
import { useLanguage } from '../../i18n/useLanguage'

const kinds: Record<string, keyof SyncTexts['kinds']> = {
  ...Object.fromEntries(contentKinds.map((kind) => [collections[kind], contentTypeNames[kind]])),
  [collections.messages]: 'message',
  [collections.settings]: 'settings',
  [collections.roles]: 'role',
}

/**
 * Returns the parts of a change: field names, or one empty string for a whole document. Pictures have no parts, since
 * they come with the document that shows them.
 */
export function partsOf(change: Change): string[] {
  if (isPicture(change.path)) return []
  if (change.kind === 'move') return ['order_position']
  return change.kind === 'update' ? changedNames(change) : ['']
}

/** Returns functions that put a change into words: 'Título en francés de "Café Aurora"'. */
export function useChangeWords() {
  const { t } = useTranslation('console')
  const { language } = useLanguage()
  const fieldName = useFieldNames()

  /** Formats a field name: `title_fr` as 'Título en francés'. */
  const fieldWords = (path: string, name: string): string => {
    const { collection, id } = placeOf(path)
    return fieldName(collection, id, name)
  }
  /** Returns the document's title as in lists: in the interface's language, else its Spanish name. */
  const nameOf = ({ path, name, titles }: Change): string => {
    const { collection, id } = placeOf(path)
    if (collection === collections.settings) return t(`admin.settings.${id}.title` as 'admin.settings.site_info.title')
    return titles?.[language] || name || t(`admin.sync.kinds.${kinds[collection] ?? 'document'}`)
  }

  /** Describes one part of a change: an edited field, or a created or deleted document. */
  const lineOf = (change: Change, part: string): string => {
    const kind = t(`admin.sync.kinds.${kinds[placeOf(change.path).collection] ?? 'document'}`)
    const name = nameOf(change)
    if (change.kind === 'create') return t('admin.sync.change.create', { kind, name })
    if (change.kind === 'delete') return t('admin.sync.change.remove', { kind, name })
    return t('admin.sync.change.of', { field: fieldWords(change.path, part), name })
  }
  return { lineOf, fieldWords, nameOf }
}
