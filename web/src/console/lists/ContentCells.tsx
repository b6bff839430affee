import type { VisibilityState } from '@studio/domain/content/visibility'
import type { SyncStatus } from '@studio/domain/outbox/syncStatuses'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../i18n/useLanguage'
import { ContentActions, type RowActs } from './ContentActions'
import type { ListedContent } from './contentType'
import { RowName } from './RowName'
import { StarToggle } from './StarToggle'
import { Thumbnail } from './Thumbnail'

interface ContentCellsProps<Row> extends RowActs<Row> {
  type: ListedContent<Row>
  row: Row
  name: string
  state: VisibilityState
  syncStatus: SyncStatus
  /** Shows the text of other columns under the name. */
  isNarrow: boolean
  isCompact: boolean
  formOf: (row: Row) => string
  onStar: (row: Row) => void
  onMove: () => void
}

/** The cells of a content row: its columns and its actions. */
export function ContentCells<Row extends { visibility: string }>({
  type: { kind, columns, picture, star, underName },
  row,
  name,
  state,
  syncStatus,
  formOf,
  onStar,
  isNarrow,
  ...acts
}: ContentCellsProps<Row>) {
  const { t } = useTranslation('console')
  const { language } = useLanguage()
  return (
    <>
      {columns.map(({ head, cell, wide }, at) => {
        const key = head(t)
        if (cell === 'star')
          return (
            <td key={key} data-tight>
              <StarToggle name={name} isOn={star?.is(row) ?? false} onToggle={() => onStar(row)} />
            </td>
          )
        const content = cell(row, language, t)
        if (at > 0)
          return (
            <td key={key} data-wide={wide}>
              {content}
            </td>
          )
        return (
          <RowName
            key={key}
            address={formOf(row)}
            picture={picture && <Thumbnail address={picture.of(row)} shape={picture.shape} />}
            under={isNarrow && underName?.(row, language, t)}
            visibility={row.visibility}
            state={state}
            syncStatus={syncStatus}
          >
            {content}
          </RowName>
        )
      })}
      <td data-tight>
        <ContentActions {...{ kind, row, name, state, ...acts }} />
      </td>
    </>
  )
}
