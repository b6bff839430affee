import { emptyProject, type Project, ProjectDraft, projectLocalizedFields } from '@studio/domain/content/project'
import type { LanguageCode } from '@studio/domain/languages'
import type { DocumentSyncStatus } from '@studio/domain/outbox/syncStatuses'
import { useTranslation } from 'react-i18next'
import { cardOf } from '../../../content/projects/cardOf'
import { ProjectCard } from '../../../content/projects/ProjectCard'
import { ContentForm } from '../../../editor/ContentForm'
import { type Kept, useContentForm } from '../../../editor/useContentForm'
import { useDebouncedValue } from '../../../lib/useDebouncedValue'
import type { MutationToast } from '../../../ui/toast/useMutationToast'
import { ProjectPlainFields } from './ProjectPlainFields'

/** What a project form holds, and the stored project that it was made from. */
export type KeptProject = Kept<ProjectDraft, Project>

interface ProjectFormProps {
  /** The project's id in the address; for a new one, what its draft is kept under. */
  document: string
  /** The stored project that is edited; none when a new one is made. */
  project: Project | undefined
  /** What to begin with in place of the stored project: what was refused, or a copy of another one. */
  given: KeptProject | undefined
  /** How it stands, if this device has work for it. */
  syncStatus: DocumentSyncStatus | undefined
  language: LanguageCode | undefined
  onSave: (kept: KeptProject) => MutationToast
  onClose: () => void
}

/** One form for a new and a stored project. */
export function ProjectForm({ document, project, given, syncStatus, language, onSave, onClose }: ProjectFormProps) {
  const { t } = useTranslation('console')
  const content = useContentForm({
    kind: 'project',
    document,
    schema: ProjectDraft,
    empty: emptyProject,
    localized: projectLocalizedFields,
    stored: project,
    given,
  })
  const { values, base } = content.kept
  const image_url = useDebouncedValue(values.image_url.trim())
  return (
    <ContentForm
      content={content}
      title={t(base ? 'admin.projects.editTitle' : 'admin.projects.new')}
      texts={[
        { name: 'title', label: t('admin.projects.form.title'), isRequired: true },
        { name: 'description', label: t('admin.projects.form.description'), isRequired: true, rows: 4 },
        { name: 'category', label: t('admin.projects.form.category'), isRequired: true },
      ]}
      facts={<ProjectPlainFields imageUrl={image_url} videoUrl={values.video_url.trim()} />}
      syncStatus={syncStatus}
      language={language}
      preview={(code) => {
        const card = cardOf(document, { ...values, image_url }, code)
        const title = card.title || t('admin.projects.form.title')
        return <ProjectCard key={image_url} card={{ ...card, title }} isEager />
      }}
      onSave={onSave}
      onClose={onClose}
    />
  )
}
