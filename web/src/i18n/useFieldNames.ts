import { collections } from '@studio/domain/collections'
import { type ContentKind, kindOf } from '@studio/domain/content/contentKinds'
import { priceNames } from '@studio/domain/offers/prices'
import { fieldNameOf } from '@studio/domain/outbox/describe'
import { useTranslation } from 'react-i18next'
import { languageName } from './format'
import { useLanguage } from './useLanguage'
import { usePriceNames } from './usePriceNames'

/** Dictionary keys of fields that every content type has, and of those whose form field has another name. */
const shared = {
  visibility: 'admin.visibility.label',
  order_position: 'admin.projects.table.order',
  translated_from: 'admin.lists.importExport.sourceHashes',
  text_marks: 'admin.lists.importExport.marks',
}
const renamed: Partial<Record<ContentKind, Record<string, string>>> = {
  projects: {
    length_seconds: 'admin.projects.form.length',
    client_name: 'admin.projects.form.client',
    completion_date: 'admin.projects.form.date',
    featured: 'admin.projects.table.featured',
  },
  testimonials: {
    client_name: 'admin.testimonials.form.name',
    client_role: 'admin.testimonials.form.role',
    client_company: 'admin.testimonials.form.company',
    project_id: 'admin.testimonials.form.project',
  },
}
const ofMessages: Record<string, string> = {
  status: 'admin.messages.status.label',
  suspected: 'admin.messages.suspectedMark',
  trashed_from: 'admin.history.trash.title',
  note: 'admin.answers.note.label',
  remind_on: 'admin.inbox.remind.label',
}

/** Returns the dictionary key of a stored field: the name of `image_url` is under `imageUrl`. */
const keyOf = (kind: ContentKind, field: string): string =>
  ({ ...shared, ...renamed[kind] })[field] ??
  `admin.${kind}.form.${field.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())}`

/** Returns a function that names stored fields as forms do: `title_fr` of a project is 'Título en francés'. */
export function useFieldNames() {
  const { t, i18n } = useTranslation('console')
  const { language } = useLanguage()
  const { full: priceName } = usePriceNames()
  return (collection: string, id: string, name: string): string => {
    const { field, language: written } = fieldNameOf(name)
    if (collection === collections.settings)
      return t(`admin.settings.${id}.${field}` as 'admin.settings.site_info.name')
    const kind = kindOf(collection)
    if (kind === 'prices' && priceNames.some((known) => known === name)) return priceName(name)
    const key = kind ? keyOf(kind, field) : collection === collections.messages && ofMessages[field]
    if (!key || !i18n.exists(key, { ns: 'console' })) return name
    const word = t(key as 'admin.projects.form.title')
    return written
      ? t('admin.sync.change.inLanguage', { field: word, language: languageName(language, written) })
      : word
  }
}
