import type { Project } from '@studio/domain/project'
import { useTranslation } from 'react-i18next'
import { LongTable } from '../../ui/LongTable'
import { SortableRows } from '../../ui/SortableRows'
import { ProjectRow } from './ProjectRow'

interface ProjectTableProps {
  rows: readonly Project[]
  /** Ids of rows that the server has not confirmed yet. */
  pending: ReadonlySet<string>
  nameOf: (project: Project) => string
  onEdit: (project: Project) => void
  onDelete: (project: Project) => void
  onReorder: (rows: Project[]) => void
}

/** The projects in the owner's order; rows move by dragging and by keyboard. */
export function ProjectTable({ rows, pending, nameOf, onEdit, onDelete, onReorder }: ProjectTableProps) {
  const { t } = useTranslation('console')
  const place = (name: string, position: number) => ({ title: name, position, total: rows.length })
  return (
    <SortableRows
      rows={rows}
      nameOf={nameOf}
      onReorder={onReorder}
      words={{
        help: t('admin.projects.dragHelp'),
        start: (name, position) => t('admin.projects.dragStart', place(name, position)),
        over: (name, position) => t('admin.projects.dragOver', place(name, position)),
        end: (name, position) => t('admin.projects.dragEnd', place(name, position)),
        cancel: (name) => t('admin.projects.dragCancel', { title: name }),
      }}
    >
      <LongTable
        label={t('admin.projects.title')}
        rows={rows}
        head={
          <>
            <th scope="col">{t('admin.projects.table.order')}</th>
            <th scope="col">{t('admin.projects.table.title')}</th>
            <th scope="col" data-wide>
              {t('admin.projects.table.category')}
            </th>
            <th scope="col" data-wide>
              {t('admin.projects.table.client')}
            </th>
            <th scope="col" data-wide>
              {t('admin.projects.table.featured')}
            </th>
            <th scope="col" data-wide>
              {t('admin.projects.table.date')}
            </th>
            <th scope="col">{t('admin.common.actions')}</th>
          </>
        }
      >
        {(project, place) => (
          <ProjectRow
            place={place}
            project={project}
            name={nameOf(project)}
            isPending={pending.has(project.id)}
            onEdit={onEdit}
            onDelete={onDelete}
          />
        )}
      </LongTable>
    </SortableRows>
  )
}
