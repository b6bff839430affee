import { copyOf } from '@studio/domain/copyOf'
import { fallbacks, localized } from '@studio/domain/languages'
import type { Project, ProjectDraft } from '@studio/domain/project'
import { Plus, WifiOff } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../i18n/useLanguage'
import { type Announced, announce } from '../../ui/announce'
import { Button } from '../../ui/Button'
import { ConfirmDialog } from '../../ui/ConfirmDialog'
import { Notice } from '../../ui/Notice'
import { PageHead } from '../../ui/PageHead'
import { Spinner } from '../../ui/Spinner'
import { useShortcut } from '../../ui/useShortcut'
import { UnfinishedDrafts } from '../../ui/writing/UnfinishedDrafts'
import { useEditing } from '../../ui/writing/useEditing'
import { createProject, deleteProject, reorderProjects, updateProject, useProjects } from './data'
import { type KeptProject, ProjectForm } from './ProjectForm'
import { ProjectList } from './ProjectList'

/** The portfolio in the console: the list, or the form in its place. */
export default function ProjectsPage() {
  const { t } = useTranslation('console')
  const { language } = useLanguage()
  const live = useProjects()
  const rows = live.status === 'ready' ? live.rows : []
  const editing = useEditing<ProjectDraft, Project>(rows)
  useShortcut('new', () => editing.open(), !editing.form)
  const [deleting, setDeleting] = useState<Project>()
  const nameOf = (project: Project) => localized(project, 'title', language, fallbacks.console)
  const tell = (change: Announced, done: string, failed: string) =>
    announce(change, {
      done,
      failed,
      kept: t('admin.common.keptOnDevice'),
      keptMore: t('admin.common.publishedLater'),
    })

  if (editing.form) {
    const { document, base, given } = editing.form
    const handleSave = (kept: KeptProject) => {
      const change = kept.base ? updateProject(kept.values, kept.base) : createProject(kept.values, rows)
      const [done, failed] = kept.base
        ? [t('admin.projects.updated'), t('admin.projects.updateError')]
        : [t('admin.projects.created'), t('admin.projects.createError')]
      tell(change, done, failed)
      return change
    }
    return (
      <ProjectForm
        key={`${document} ${given ? 'given' : ''}`}
        document={document}
        project={base}
        given={given}
        standing={live.status === 'ready' ? live.standings.get(document) : undefined}
        language={editing.language}
        onSave={handleSave}
        onClose={editing.close}
      />
    )
  }
  if (live.status === 'loading') return <Spinner label={t('admin.projects.title')} />
  if (live.status === 'failed')
    return (
      <Notice action={<Button onClick={live.retry}>{t('admin.common.reload')}</Button>}>
        {t('admin.projects.loadError')}
      </Notice>
    )

  return (
    <>
      <PageHead title={t('admin.projects.title')}>
        <Button onClick={() => editing.open()}>
          <Plus aria-hidden size={18} />
          {t('admin.projects.new')}
        </Button>
      </PageHead>
      <UnfinishedDrafts<ProjectDraft>
        kind="project"
        nameOf={(values) => localized(values, 'title', language, fallbacks.console)}
        onOpen={editing.open}
      />
      {live.status === 'unheard' && (
        <Notice icon={<WifiOff aria-hidden size={28} />}>{t('admin.common.unheard')}</Notice>
      )}
      {live.status === 'ready' && rows.length === 0 && <Notice>{t('admin.projects.empty')}</Notice>}
      {live.status === 'ready' && rows.length > 0 && (
        <ProjectList
          rows={rows}
          standings={live.standings}
          nameOf={nameOf}
          onEdit={({ id }) => editing.open(id)}
          onDuplicate={(project) => editing.openCopy(copyOf(project))}
          onDelete={setDeleting}
          onReorder={(ordered) =>
            tell(reorderProjects(ordered), t('admin.projects.reordered'), t('admin.projects.reorderError'))
          }
        />
      )}
      {deleting && (
        <ConfirmDialog
          isDanger
          title={t('admin.projects.deleteTitle')}
          text={t('admin.projects.deleteText')}
          confirm={t('admin.common.delete')}
          cancel={t('admin.common.cancel')}
          onCancel={() => setDeleting(undefined)}
          onConfirm={() => {
            tell(deleteProject(deleting), t('admin.projects.deleted'), t('admin.projects.deleteError'))
            setDeleting(undefined)
          }}
        />
      )}
    </>
  )
}
