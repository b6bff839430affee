import type { ContentPart } from '@studio/domain/contentFile'
import { languageCodes, languageOf } from '@studio/domain/languages'
import { useTranslation } from 'react-i18next'

/** Dictionary keys of the fields that have no language. */
const factKeys = {
  order_position: 'admin.projects.table.order',
  translated_from: 'admin.lists.copies.stamps',
  image_url: 'admin.projects.form.imageUrl',
  video_url: 'admin.projects.form.videoUrl',
  completion_date: 'admin.projects.form.date',
  featured: 'admin.projects.table.featured',
  avatar_url: 'admin.testimonials.form.avatarUrl',
  rating: 'admin.testimonials.form.rating',
} as const

/** Dictionary keys of the texts that exist in every language, and of the client, whom both kinds name. */
const textKeys = {
  title: 'admin.projects.form.title',
  description: 'admin.projects.form.description',
  category: 'admin.projects.form.category',
  client_role: 'admin.testimonials.form.role',
  client_company: 'admin.testimonials.form.company',
  content: 'admin.testimonials.form.content',
} as const

/** The names of stored fields as forms call them, in the interface's language. */
export function useFieldNames() {
  const { t } = useTranslation('console')
  const fieldName = (part: ContentPart, path: string, id: string): string => {
    const [field = ''] = path.split('.')
    if (part === 'settings') return t(`admin.settings.${id}.${field}` as 'admin.settings.site_info.name')
    if (field === 'client_name')
      return t(part === 'projects' ? 'admin.projects.form.client' : 'admin.testimonials.form.name')
    if (field in factKeys) return t(factKeys[field as keyof typeof factKeys])
    const code = languageCodes.find((candidate) => field.endsWith(`_${candidate}`))
    const text = code && field.slice(0, -code.length - 1)
    if (!code || !text || !(text in textKeys)) return field
    return `${t(textKeys[text as keyof typeof textKeys])} (${languageOf(code).name})`
  }
  const partName = (part: ContentPart) =>
    part === 'settings' ? t('admin.nav.settings') : t(`admin.lists.translations.kind.${part}`)
  return { partName, fieldName }
}
