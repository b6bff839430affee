import { moved } from '@studio/domain/order'
import type { Standings } from '@studio/domain/outbox/standings'
import type { Project } from '@studio/domain/project'
import { canReorder, categoriesOf, listedProjects, projectSorts, wholeProjectList } from '@studio/domain/projectList'
import { useDeferredValue, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../i18n/useLanguage'
import { useListView } from '../../lib/useListView'
import { ListBar } from '../../ui/ListBar'
import { MoveDialog } from './MoveDialog'
import { ProjectTable } from './ProjectTable'

interface ProjectListProps {
  rows: readonly Project[]
  /** How rows stand that this device has work for. */
  standings: Standings
  nameOf: (project: Project) => string
  onEdit: (project: Project) => void
  onDuplicate: (project: Project) => void
  onDelete: (project: Project) => void
  onReorder: (rows: Project[]) => void
}

/** All projects or those that are searched for, with their order, filters and places. */
export function ProjectList({ rows, nameOf, onReorder, ...rest }: ProjectListProps) {
  const { t } = useTranslation('console')
  const { language } = useLanguage()
  const { view, change, clear, isWhole } = useListView(wholeProjectList)
  const [moving, setMoving] = useState<Project>()
  const calmView = useDeferredValue(view)
  const shown = useMemo(() => listedProjects(rows, calmView, language), [rows, calmView, language])
  const categories = useMemo(() => categoriesOf(rows, language), [rows, language])
  const move = (project: Project, to: number) => {
    const from = rows.indexOf(project)
    if (from >= 0 && to >= 0 && to < rows.length && from !== to) onReorder(moved(rows, from, to))
  }
  return (
    <>
      <ListBar
        search={view.q}
        placeholder={t('admin.lists.search.projects')}
        onSearch={(q) => change({ q })}
        choices={[
          {
            label: t('admin.lists.sort.label'),
            value: view.sort,
            options: projectSorts.map((sort) => ({ value: sort, name: t(`admin.lists.sort.${sort}`) })),
            onChange: (sort) => change({ sort }),
          },
          {
            label: t('admin.lists.filter.category'),
            value: view.category,
            options: [{ value: '', name: t('admin.lists.filter.anyCategory') }, ...categories],
            onChange: (category) => change({ category }),
          },
          {
            label: t('admin.lists.filter.featured'),
            value: view.featured,
            options: [
              { value: '', name: t('admin.lists.filter.anyFeatured') },
              { value: 'yes', name: t('admin.lists.filter.yes') },
              { value: 'no', name: t('admin.lists.filter.no') },
            ],
            onChange: (featured) => change({ featured }),
          },
        ]}
        isNarrowed={!isWhole}
        onClear={clear}
        shown={shown.length}
        total={rows.length}
      />
      {shown.length > 0 && (
        <ProjectTable
          {...rest}
          rows={shown}
          nameOf={nameOf}
          sort={view.sort}
          onReorder={onReorder}
          canMove={canReorder(calmView)}
          onMoveTo={setMoving}
          onMove={(project, step) => move(project, rows.indexOf(project) + step)}
        />
      )}
      {moving && (
        <MoveDialog
          name={nameOf(moving)}
          position={rows.findIndex(({ id }) => id === moving.id) + 1}
          total={rows.length}
          onClose={() => setMoving(undefined)}
          onMove={(position) => {
            setMoving(undefined)
            const current = rows.find(({ id }) => id === moving.id)
            if (current) move(current, position - 1)
          }}
        />
      )}
    </>
  )
}
