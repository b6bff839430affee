import { fallbacks, localized } from '@studio/domain/languages'
import { contentDataOf } from '../../content/data'
import { useLanguage } from '../../i18n/useLanguage'

/** What a project is called, by its id; the id of one that is not known here. */
export function useProjectTitle() {
  const { language } = useLanguage()
  const projects = contentDataOf.projects.useAll()
  return (id: string): string => {
    const project = projects.status === 'ready' ? projects.rows.find((row) => row.id === id) : undefined
    return (project && localized(project, 'title', language, fallbacks.console)) || id
  }
}
