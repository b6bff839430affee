import { copyOf } from '@studio/domain/content/copyOf'
import type { Project, ProjectDraft } from '@studio/domain/content/project'
import { fallbacks, localized } from '@studio/domain/languages'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  createProject,
  deleteProject,
  reorderProjects,
  updateProject,
  useProjects,
} from '../../../content/projects/data'
import { UnfinishedDrafts } from '../../../editor/UnfinishedDrafts'
import { useEditing } from '../../../editor/useEditing'
import { useLanguage } from '../../../i18n/useLanguage'
import { Button } from '../../../ui/Button'
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog'
import { useShortcut } from '../../../ui/keyboard/useShortcut'
import { LivePage } from '../../../ui/screen/LivePage'
import { useMutationToast } from '../../../ui/toast/useMutationToast'
import { type KeptProject, ProjectForm } from './ProjectForm'
import { ProjectList } from './ProjectList'

/** The portfolio in the console: the list, or the form in its place. */
export default function ProjectsPage() {
  const { t } = useTranslation('console')
  const { language } = useLanguage()
  const live = useProjects()
  const rows = live.status === 'ready' ? live.rows : []
  const editing = useEditing<ProjectDraft, Project>('project', live)
  useShortcut('new', () => editing.open(), !editing.form)
  const [deleting, setDeleting] = useState<Project>()
  const nameOf = (project: Project) => localized(project, 'title', language, fallbacks.console)
  const tell = useMutationToast()

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
        syncStatus={live.status === 'ready' ? live.syncStatuses.get(document) : undefined}
        language={editing.language}
        onSave={handleSave}
        onClose={editing.close}
      />
    )
  }
  return (
    <>
      <LivePage
        live={live}
        title={t('admin.projects.title')}
        failed={t('admin.projects.loadError')}
        empty={t('admin.projects.empty')}
        action={
          <Button onClick={() => editing.open()}>
            <Plus aria-hidden size={18} />
            {t('admin.projects.new')}
          </Button>
        }
        intro={
          <UnfinishedDrafts<ProjectDraft, Project>
            kind="project"
            nameOf={(values) => localized(values, 'title', language, fallbacks.console)}
            isGone={editing.isGone}
            onOpen={editing.open}
          />
        }
      >
        {(ready) => (
          <ProjectList
            rows={ready.rows}
            syncStatuses={ready.syncStatuses}
            nameOf={nameOf}
            onEdit={({ id }) => editing.open(id)}
            onDuplicate={(project) => editing.openCopy(copyOf(project))}
            onDelete={setDeleting}
            onReorder={(ordered) =>
              tell(reorderProjects(ordered), t('admin.projects.reordered'), t('admin.projects.reorderError'))
            }
          />
        )}
      </LivePage>
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
