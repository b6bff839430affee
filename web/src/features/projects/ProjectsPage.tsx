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
import { createProject, deleteProject, reorderProjects, updateProject, useProjects } from './data'
import { ProjectForm } from './ProjectForm'
import { ProjectList } from './ProjectList'

/** What stands in place of the list: a form for a new or a stored project, with a refused draft to go on from. */
interface Editing {
  base: Project | undefined
  draft?: ProjectDraft
}

/** The portfolio in the console: the list, or the form in its place. */
export default function ProjectsPage() {
  const { t } = useTranslation('console')
  const { language } = useLanguage()
  const live = useProjects()
  const [editing, setEditing] = useState<Editing>()
  const [deleting, setDeleting] = useState<Project>()
  const nameOf = (project: Project) => localized(project, 'title', language, fallbacks.console)
  const tell = (change: Announced, done: string, failed: string, onRefused?: () => void) =>
    announce(change, {
      done,
      failed,
      kept: t('admin.common.keptOnDevice'),
      keptMore: t('admin.common.publishedLater'),
      ...(onRefused && { onRefused }),
    })

  if (live.status === 'loading') return <Spinner label={t('admin.projects.title')} />
  if (live.status === 'failed')
    return (
      <Notice action={<Button onClick={live.retry}>{t('admin.common.reload')}</Button>}>
        {t('admin.projects.loadError')}
      </Notice>
    )
  const rows = live.status === 'ready' ? live.rows : []

  if (editing) {
    const { base } = editing
    const handleSave = (draft: ProjectDraft) => {
      // A refused draft comes back into the form: nothing that was typed is lost.
      const reopen = () => setEditing({ base, draft })
      if (base) {
        tell(updateProject(draft, base), t('admin.projects.updated'), t('admin.projects.updateError'), reopen)
      } else {
        tell(createProject(draft, rows), t('admin.projects.created'), t('admin.projects.createError'), reopen)
      }
      setEditing(undefined)
    }
    return (
      <ProjectForm
        key={editing.draft ? 'refused' : 'fresh'}
        project={base}
        draft={editing.draft}
        onSave={handleSave}
        onClose={() => setEditing(undefined)}
      />
    )
  }

  return (
    <>
      <PageHead title={t('admin.projects.title')}>
        <Button onClick={() => setEditing({ base: undefined })}>
          <Plus aria-hidden size={18} />
          {t('admin.projects.new')}
        </Button>
      </PageHead>
      {live.status === 'unheard' && (
        <Notice icon={<WifiOff aria-hidden size={28} />}>{t('admin.common.unheard')}</Notice>
      )}
      {live.status === 'ready' && rows.length === 0 && <Notice>{t('admin.projects.empty')}</Notice>}
      {live.status === 'ready' && rows.length > 0 && (
        <ProjectList
          rows={rows}
          pending={live.pending}
          nameOf={nameOf}
          onEdit={(base) => setEditing({ base })}
          onDuplicate={(project) => setEditing({ base: undefined, draft: copyOf(project) })}
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
