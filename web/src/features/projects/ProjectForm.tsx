import type { LanguageCode } from '@studio/domain/languages'
import type { DocumentStanding } from '@studio/domain/outbox/standings'
import { emptyProject, type Project, ProjectDraft, projectWording } from '@studio/domain/project'
import { useTranslation } from 'react-i18next'
import { useRested } from '../../lib/useRested'
import type { Announced } from '../../ui/useAnnounce'
import { ContentForm } from '../../ui/writing/ContentForm'
import { type Kept, useContentForm } from '../../ui/writing/useContentForm'
import { cardOf } from './cardOf'
import { ProjectCard } from './ProjectCard'
import { ProjectFacts } from './ProjectFacts'

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
  standing: DocumentStanding | undefined
  language: LanguageCode | undefined
  onSave: (kept: KeptProject) => Announced
  onClose: () => void
}

/** One form for a new and a stored project. */
export function ProjectForm({ document, project, given, standing, language, onSave, onClose }: ProjectFormProps) {
  const { t } = useTranslation('console')
  const content = useContentForm({
    kind: 'project',
    document,
    schema: ProjectDraft,
    empty: emptyProject,
    wording: projectWording,
    stored: project,
    given,
  })
  const { values, base } = content.kept
  const image_url = useRested(values.image_url.trim())
  return (
    <ContentForm
      content={content}
      title={t(base ? 'admin.projects.editTitle' : 'admin.projects.new')}
      texts={[
        { name: 'title', label: t('admin.projects.form.title'), isRequired: true },
        { name: 'description', label: t('admin.projects.form.description'), isRequired: true, rows: 4 },
        { name: 'category', label: t('admin.projects.form.category'), isRequired: true },
      ]}
      facts={<ProjectFacts imageUrl={image_url} videoUrl={values.video_url.trim()} />}
      standing={standing}
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
