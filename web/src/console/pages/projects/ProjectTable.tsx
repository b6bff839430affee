import type { Project } from '@studio/domain/content/project'
import type { SyncStatuses } from '@studio/domain/outbox/syncStatuses'
import { useTranslation } from 'react-i18next'
import { SortableRows } from '../../../ui/table/SortableRows'
import { VirtualTable } from '../../../ui/table/VirtualTable'
import { ProjectRow, type RowActs } from './ProjectRow'

interface ProjectTableProps extends RowActs {
  rows: readonly Project[]
  /** How rows stand that this device has work for. */
  syncStatuses: SyncStatuses
  nameOf: (project: Project) => string
  /** The order in which the rows are: one of `projectSorts`. */
  sort: string
  /** Whether rows can change places: only while all show in the page's order. */
  canMove: boolean
  onReorder: (rows: Project[]) => void
  /** Reads aloud where a row is. */
  onSay: (words: string) => void
}

/** The projects; in the page's order rows move by dragging, by keyboard, or to a place that is typed. */
export function ProjectTable({
  rows,
  syncStatuses,
  nameOf,
  sort,
  canMove,
  onReorder,
  onSay,
  ...acts
}: ProjectTableProps) {
  const { t } = useTranslation('console')
  const place = (name: string, position: number) => ({ title: name, position, total: rows.length })
  const sortedBy = (column: string, direction: 'ascending' | 'descending') =>
    sort === column ? { 'aria-sort': direction } : {}
  return (
    <SortableRows
      rows={rows}
      nameOf={nameOf}
      onReorder={onReorder}
      onSay={onSay}
      words={{
        help: t('admin.projects.dragHelp'),
        start: (name, position) => t('admin.projects.dragStart', place(name, position)),
        over: (name, position) => t('admin.projects.dragOver', place(name, position)),
        end: (name, position) => t('admin.projects.dragEnd', place(name, position)),
        cancel: (name) => t('admin.projects.dragCancel', { title: name }),
      }}
    >
      <VirtualTable
        label={t('admin.projects.title')}
        rows={rows}
        head={
          <>
            <th scope="col">{t('admin.projects.table.order')}</th>
            <th scope="col" {...sortedBy('title', 'ascending')}>
              {t('admin.projects.table.title')}
            </th>
            <th scope="col" data-wide="most">
              {t('admin.projects.table.category')}
            </th>
            <th scope="col" data-wide {...sortedBy('client', 'ascending')}>
              {t('admin.projects.table.client')}
            </th>
            <th scope="col" data-wide {...sortedBy('featured', 'descending')}>
              {t('admin.projects.table.featured')}
            </th>
            <th scope="col" data-wide="most" {...sortedBy('date', 'descending')}>
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
            syncStatus={syncStatuses.get(project.id)?.syncStatus ?? 'published'}
            canMove={canMove}
            {...acts}
          />
        )}
      </VirtualTable>
    </SortableRows>
  )
}
