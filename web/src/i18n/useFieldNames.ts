import { collections } from '@studio/domain/collections'
import { fieldNameOf } from '@studio/domain/outbox/describe'
import { useTranslation } from 'react-i18next'
import { languageName } from './format'
import { useLanguage } from './useLanguage'

/** Dictionary keys of the stored fields, by collection. */
const keys = {
  [collections.projects]: {
    title: 'admin.projects.form.title',
    description: 'admin.projects.form.description',
    category: 'admin.projects.form.category',
    image_url: 'admin.projects.form.imageUrl',
    image_alt: 'admin.projects.form.imageAlt',
    video_url: 'admin.projects.form.videoUrl',
    loop_url: 'admin.projects.form.loopUrl',
    format: 'admin.projects.form.format',
    length_seconds: 'admin.projects.form.length',
    client_name: 'admin.projects.form.client',
    completion_date: 'admin.projects.form.date',
    featured: 'admin.projects.table.featured',
    visibility: 'admin.visibility.label',
    order_position: 'admin.projects.table.order',
    translated_from: 'admin.lists.copies.stamps',
    text_marks: 'admin.lists.copies.marks',
  },
  [collections.testimonials]: {
    client_name: 'admin.testimonials.form.name',
    avatar_url: 'admin.testimonials.form.avatarUrl',
    rating: 'admin.testimonials.form.rating',
    client_role: 'admin.testimonials.form.role',
    client_company: 'admin.testimonials.form.company',
    content: 'admin.testimonials.form.content',
    project_id: 'admin.testimonials.form.project',
    visibility: 'admin.visibility.label',
    order_position: 'admin.projects.table.order',
    translated_from: 'admin.lists.copies.stamps',
    text_marks: 'admin.lists.copies.marks',
  },
  [collections.messages]: {
    status: 'admin.messages.status.label',
    suspected: 'admin.messages.suspectedMark',
    trashed_from: 'admin.history.trash.title',
    note: 'admin.answers.note.label',
  },
} as const satisfies Record<string, Record<string, string>>

/** The names of stored fields as the forms call them: `title_fr` of a project is 'Título en francés'. */
export function useFieldNames() {
  const { t } = useTranslation('console')
  const { language } = useLanguage()
  return (collection: string, id: string, name: string): string => {
    const { field, language: written } = fieldNameOf(name)
    if (collection === collections.settings)
      return t(`admin.settings.${id}.${field}` as 'admin.settings.site_info.name')
    const known: Record<string, string> | undefined = keys[collection as keyof typeof keys]
    const key = known?.[field]
    if (!key) return name
    const word = t(key as 'admin.projects.form.title')
    return written
      ? t('admin.sync.change.inLanguage', { field: word, language: languageName(language, written) })
      : word
  }
}
