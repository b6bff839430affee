import { visibilityState } from '@studio/domain/content/visibility'
import type { SyncStatuses } from '@studio/domain/outbox/syncStatuses'
import { useTranslation } from 'react-i18next'
import { useNarrow } from '../../lib/useNarrow'
import { VirtualTable } from '../../ui/table/VirtualTable'
import type { RowActs } from './ContentActions'
import { ContentCells } from './ContentCells'
import type { ListedContent } from './contentType'
import { SortableRow } from './SortableRow'
import type { Reorder } from './useReorder'

interface ContentTableProps<Row> extends RowActs<Row> {
  type: ListedContent<Row>
  rows: readonly Row[]
  /** The sync status of rows with pending changes on this device. */
  syncStatuses: SyncStatuses
  nameOf: (row: Row) => string
  /** The studio's day for which visibility is shown. */
  today: string
  sort: string
  reorder: Reorder<Row>
  /** The id of the row that has the focus at first. */
  startAt: string | undefined
  formOf: (row: Row) => string
  onStar: (row: Row) => void
}

/** The table of a content type's rows. */
export function ContentTable<Row extends { id: string; visibility: string }>({
  type,
  rows,
  syncStatuses,
  nameOf,
  today,
  sort,
  reorder,
  startAt,
  ...acts
}: ContentTableProps<Row>) {
  const { t } = useTranslation('console')
  const { kind, columns } = type
  const isNarrow = useNarrow()
  const isCompact = useNarrow('wide')
  return (
    <VirtualTable
      label={t(`admin.${kind}.title`)}
      rows={rows}
      startAt={startAt}
      hasCards
      head={
        <>
          <th scope="col" data-wide>
            {t('admin.projects.table.order')}
          </th>
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
            {...{ type, row, name, syncStatus, isNarrow, isCompact, ...acts }}
            onMove={() => reorder.ask(row)}
            state={visibilityState(row.visibility, today)}
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
