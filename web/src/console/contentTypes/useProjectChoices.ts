import { fallbacks, localized } from '@studio/domain/languages'
import { useTranslation } from 'react-i18next'
import { contentDataOf } from '../../content/data'
import type { ChoiceOption } from '../../editor/fields/ChoiceField'
import { useLanguage } from '../../i18n/useLanguage'

/** Returns the projects that a testimonial can be about, in the page's order, and the option for none. */
export function useProjectChoices(chosen: string): ChoiceOption[] {
  const { t } = useTranslation('console')
  const { language } = useLanguage()
  const projects = contentDataOf.projects.useAll()
  const rows = projects.status === 'ready' ? projects.rows : []
  const isKnown = chosen === '' || rows.some(({ id }) => id === chosen)
  const isGone = projects.status === 'ready' && projects.isFromServer && !projects.isPartial
  return [
    { value: '', name: t('admin.testimonials.form.noProject') },
    ...rows.map((project) => ({ value: project.id, name: localized(project, 'title', language, fallbacks.console) })),
    // A chosen project that is still loading, or was deleted, stays selected until the user picks another.
    ...(isKnown ? [] : [{ value: chosen, name: isGone ? t('admin.testimonials.form.goneProject') : '…' }]),
  ]
}
