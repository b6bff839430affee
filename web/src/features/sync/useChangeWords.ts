import { changedNames, fieldNameOf } from '@studio/domain/outbox/describe'
import { type Change, placeOf } from '@studio/domain/outbox/entry'
import { useTranslation } from 'react-i18next'
import { languageName } from '../../i18n/format'
import type { SyncTexts } from '../../i18n/locales/es/sync'
import { useLanguage } from '../../i18n/useLanguage'

const kinds: Record<string, keyof SyncTexts['kinds']> = {
  portfolio_projects: 'project',
  testimonials: 'testimonial',
  contact_messages: 'message',
  site_settings: 'settings',
  user_roles: 'role',
}

/** A change in words: 'Título en francés de "Café Aurora"'. */
export function useChangeWords() {
  const { t } = useTranslation('console')
  const { language } = useLanguage()
  const texts = t('admin.sync.fields', { returnObjects: true }) as Record<string, string>
  const groups = t('admin.sync.groups', { returnObjects: true }) as Record<string, string>

  /** `title_fr` as 'Título en francés'. */
  const fieldWords = (name: string): string => {
    const { field, language: written } = fieldNameOf(name)
    const word = texts[field] ?? field
    return written
      ? t('admin.sync.change.inLanguage', { field: word, language: languageName(language, written) })
      : word
  }
  const nameOf = ({ path, name }: Pick<Change, 'path' | 'name'>): string =>
    groups[name] ?? (name || t(`admin.sync.kinds.${kinds[placeOf(path).collection] ?? 'document'}`))

  /** One line for each thing that a change does. */
  const lines = (change: Change): string[] => {
    const kind = t(`admin.sync.kinds.${kinds[placeOf(change.path).collection] ?? 'document'}`)
    const name = nameOf(change)
    if (change.kind === 'create') return [t('admin.sync.change.create', { kind, name })]
    if (change.kind === 'delete') return [t('admin.sync.change.remove', { kind, name })]
    return changedNames(change).map((field) => t('admin.sync.change.of', { field: fieldWords(field), name }))
  }
  return { lines, fieldWords, nameOf }
}
