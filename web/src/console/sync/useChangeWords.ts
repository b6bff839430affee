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
 * What a change does, thing by thing: the names of fields, or one part for a whole document. A picture comes with the
 * document that shows it.
 */
export function partsOf(change: Change): string[] {
  if (isPicture(change.path)) return []
  if (change.kind === 'move') return ['order_position']
  return change.kind === 'update' ? changedNames(change) : ['']
}

/** A change in words: 'Título en francés de "Café Aurora"'. */
export function useChangeWords() {
  const { t } = useTranslation('console')
  const { language } = useLanguage()
  const fieldName = useFieldNames()

  /** `title_fr` as 'Título en francés'. */
  const fieldWords = (path: string, name: string): string => {
    const { collection, id } = placeOf(path)
    return fieldName(collection, id, name)
  }
  /** As lists call it: in the interface's language, else in Spanish. */
  const nameOf = ({ path, name, titles }: Change): string => {
    const { collection, id } = placeOf(path)
    if (collection === collections.settings) return t(`admin.settings.${id}.title` as 'admin.settings.site_info.title')
    return titles?.[language] || name || t(`admin.sync.kinds.${kinds[collection] ?? 'document'}`)
  }

  /** One part of a change: what becomes of the field, or of the whole document. */
  const lineOf = (change: Change, part: string): string => {
    const kind = t(`admin.sync.kinds.${kinds[placeOf(change.path).collection] ?? 'document'}`)
    const name = nameOf(change)
    if (change.kind === 'create') return t('admin.sync.change.create', { kind, name })
    if (change.kind === 'delete') return t('admin.sync.change.remove', { kind, name })
    return t('admin.sync.change.of', { field: fieldWords(change.path, part), name })
  }
  return { lineOf, fieldWords, nameOf }
}
