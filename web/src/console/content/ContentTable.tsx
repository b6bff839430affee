import { visibilityState } from '@studio/domain/content/visibility'
import type { SyncStatuses } from '@studio/domain/outbox/syncStatuses'
import { useTranslation } from 'react-i18next'
import { VirtualTable } from '../../ui/table/VirtualTable'
import { ContentCells, type RowActs } from './ContentCells'
import type { Column } from './contentType'
import { SortableRow } from './SortableRow'
import type { Reorder } from './useReorder'

interface ContentTableProps<Row> extends RowActs<Row> {
  words: 'projects' | 'testimonials'
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  /** How rows stand that this device has work for. */
  syncStatuses: SyncStatuses
  nameOf: (row: Row) => string
  /** The moment at which the rows are looked at. */
  now: number
  /** The order in which the rows are. */
  sort: string
  reorder: Reorder<Row>
}

/** The rows of a content type. */
export function ContentTable<Row extends { id: string; visibility: string }>({
  words,
  columns,
  rows,
  syncStatuses,
  nameOf,
  now,
  sort,
  reorder,
  ...acts
}: ContentTableProps<Row>) {
  const { t } = useTranslation('console')
  return (
    <VirtualTable
      label={t(`admin.${words}.title`)}
      rows={rows}
      head={
        <>
          <th scope="col">{t('admin.projects.table.order')}</th>
          {columns.map(({ head, wide, sorted }) => (
            <th key={head(t)} scope="col" data-wide={wide} aria-sort={sorted?.[sort]}>
              {head(t)}
            </th>
          ))}
          <th scope="col">{t('admin.common.actions')}</th>
        </>
      }
    >
      {(row, place) => {
        const name = nameOf(row)
        const syncStatus = syncStatuses.get(row.id)?.syncStatus ?? 'published'
        const cells = (
          <ContentCells
            {...{ words, columns, row, name, syncStatus, ...acts }}
            state={visibilityState(row.visibility, now)}
          />
        )
        return (
          <SortableRow
            place={place}
            id={row.id}
            name={name}
            canMove={reorder.canMove}
            onMoveTo={() => reorder.ask(row)}
            onMove={(step) => reorder.move(row, step)}
          >
            {cells}
          </SortableRow>
        )
      }}
    </VirtualTable>
  )
}
