import type { SyncStatus } from '@studio/domain/outbox/syncStatuses'
import { CopyPlus, Pencil, Trash2 } from 'lucide-react'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { useLanguage } from '../../i18n/useLanguage'
import { breakpoint } from '../../theme/tokens'
import { IconButton } from '../../ui/IconButton'
import { SyncStatusIcon } from '../../ui/status/SyncStatusIcon'
import { RowActions } from '../../ui/table/Table'
import type { Column } from './contentType'

/** What can be done with a row. */
export interface RowActs<Row> {
  onEdit: (row: Row) => void
  /** Left out where rows are not duplicated. */
  onDuplicate?: ((row: Row) => void) | undefined
  onDelete: (row: Row) => void
}

export interface ContentCellsProps<Row> extends RowActs<Row> {
  words: 'projects' | 'testimonials'
  columns: readonly Column<Row>[]
  row: Row
  name: string
  syncStatus: SyncStatus
}

/** The cells of a row in the list of a content type: its columns, and what can be done with it. */
export function ContentCells<Row>({ words, columns, row, name, syncStatus, ...acts }: ContentCellsProps<Row>) {
  const { t } = useTranslation('console')
  const { language } = useLanguage()
  const cellOf = (column: Column<Row>, at: number) => {
    const content = column.cell(row, language, t)
    if (at > 0) return <td data-wide={column.wide}>{content}</td>
    return (
      <Name scope="row">
        {content}
        <SyncStatusIcon syncStatus={syncStatus} />
      </Name>
    )
  }
  // The dictionaries call it a title or a name.
  const called = { title: name, name }
  return (
    <>
      {columns.map((column, at) => (
        <Fragment key={column.head(t)}>{cellOf(column, at)}</Fragment>
      ))}
      <td>
        <RowActions>
          <IconButton label={t(`admin.${words}.editRow`, called)} onClick={() => acts.onEdit(row)}>
            <Pencil aria-hidden size={18} />
          </IconButton>
          {acts.onDuplicate && (
            <IconButton label={t('admin.lists.duplicate', called)} onClick={() => acts.onDuplicate?.(row)}>
              <CopyPlus aria-hidden size={18} />
            </IconButton>
          )}
          <IconButton label={t(`admin.${words}.deleteRow`, called)} onClick={() => acts.onDelete(row)}>
            <Trash2 aria-hidden size={18} />
          </IconButton>
        </RowActions>
      </td>
    </>
  )
}

const Name = styled.th`
  overflow-wrap: anywhere;
  ${breakpoint.medium} {
    overflow-wrap: break-word;
  }
`
