import { fallbacks, localized } from '@studio/domain/languages'
import { contentDataOf } from '../../content/data'
import { useLanguage } from '../../i18n/useLanguage'

/** Returns a function that gives a project's title by its id, or the id itself if the project is unknown. */
export function useProjectTitle() {
  const { language } = useLanguage()
  const projects = contentDataOf.projects.useAll()
  return (id: string): string => {
    const project = projects.status === 'ready' ? projects.rows.find((row) => row.id === id) : undefined
    return (project && localized(project, 'title', language, fallbacks.console)) || id
  }
}
