import { copyOf } from '@studio/domain/content/copyOf'
import { moved } from '@studio/domain/content/order'
import type { Project, ProjectDraft } from '@studio/domain/content/project'
import {
  canReorder,
  categoriesOf,
  listedProjects,
  projectSorts,
  shownCategory,
  wholeProjectList,
} from '@studio/domain/content/projectList'
import { fallbacks, localized } from '@studio/domain/languages'
import { useDeferredValue, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { projectData } from '../../../content/projects/data'
import { useLanguage } from '../../../i18n/useLanguage'
import { useListView } from '../../../lib/useListView'
import { Hidden } from '../../../ui/Hidden'
import { ListBar } from '../../../ui/table/ListBar'
import { useMutationToast } from '../../../ui/toast/useMutationToast'
import type { ContentListProps } from '../../content/contentType'
import { MoveDialog } from './MoveDialog'
import { ProjectTable } from './ProjectTable'

/** All projects or those that are searched for, with their order, filters and places. */
export function ProjectList({ rows, onCopy, ...rest }: ContentListProps<Project, ProjectDraft>) {
  const { t } = useTranslation('console')
  const { language } = useLanguage()
  const tell = useMutationToast()
  const nameOf = (project: Project) => localized(project, 'title', language, fallbacks.console)
  const reorder = (ordered: readonly Project[]) =>
    tell(projectData.reorder(ordered), t('admin.projects.reordered'), t('admin.projects.reorderError'))
  const { view, change, clear, isWhole } = useListView(wholeProjectList)
  const [moving, setMoving] = useState<Project>()
  const [said, setSaid] = useState('')
  const calmView = useDeferredValue(view)
  const shown = useMemo(() => listedProjects(rows, calmView, language), [rows, calmView, language])
  const categories = useMemo(() => categoriesOf(rows, language), [rows, language])
  const canMove = canReorder(calmView)
  const move = (project: Project, to: number) => {
    const from = rows.indexOf(project)
    if (from < 0 || to < 0 || to >= rows.length || from === to) return
    setSaid(t('admin.projects.dragOver', { title: nameOf(project), position: to + 1, total: rows.length }))
    reorder(moved(rows, from, to))
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
            value: shownCategory(rows, view.category, language),
            options: [
              { value: '', name: t('admin.lists.filter.anyCategory') },
              ...categories.map((name) => ({ value: name, name })),
            ],
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
          onReorder={reorder}
          onDuplicate={(project) => onCopy(copyOf(project))}
          canMove={canMove}
          onMoveTo={setMoving}
          onMove={(project, step) => move(project, rows.indexOf(project) + step)}
          onSay={setSaid}
        />
      )}
      <Hidden role="status" aria-live="assertive">
        {said}
      </Hidden>
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
