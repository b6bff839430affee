import { emptyProject, type Project, ProjectDraft, projectLocalizedFields } from '@studio/domain/content/project'
import { useTranslation } from 'react-i18next'
import { cardOf } from '../../../content/projects/cardOf'
import { ProjectCard } from '../../../content/projects/ProjectCard'
import { ContentForm } from '../../../editor/ContentForm'
import { useContentForm } from '../../../editor/useContentForm'
import { useDebouncedValue } from '../../../lib/useDebouncedValue'
import type { ContentFormProps } from '../../content/contentType'
import { ProjectPlainFields } from './ProjectPlainFields'

/** One form for a new and a stored project. */
export function ProjectForm({
  document,
  stored,
  given,
  syncStatus,
  language,
  onSave,
  onClose,
}: ContentFormProps<Project, ProjectDraft>) {
  const { t } = useTranslation('console')
  const content = useContentForm({
    kind: 'project',
    document,
    schema: ProjectDraft,
    empty: emptyProject,
    localized: projectLocalizedFields,
    stored,
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
