import type { VisibilityState } from '@studio/domain/content/visibility'
import type { SyncStatus } from '@studio/domain/outbox/syncStatuses'
import { CopyPlus, Eye, EyeOff, History, Pencil, SquareArrowOutUpRight, Trash2 } from 'lucide-react'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { useLanguage } from '../../i18n/useLanguage'
import { useVisibilityWords } from '../../i18n/useVisibilityWords'
import { breakpoint, space } from '../../theme/tokens'
import { IconButton, IconLink } from '../../ui/IconButton'
import { Badge } from '../../ui/status/Badge'
import { SyncStatusIcon } from '../../ui/status/SyncStatusIcon'
import { RowActions } from '../../ui/table/Table'
import type { Column } from './contentType'

/** What can be done with a row. */
export interface RowActs<Row> {
  onEdit: (row: Row) => void
  /** Left out where rows are not duplicated. */
  onDuplicate?: ((row: Row) => void) | undefined
  /** Shows a row to visitors, or hides it from them. */
  onShow: (row: Row) => void
  /** Where a row stands on the public page; undefined where none stands alone. */
  addressOf: (row: Row) => string | undefined
  onHistory: (row: Row) => void
  onDelete: (row: Row) => void
}

export interface ContentCellsProps<Row> extends RowActs<Row> {
  words: 'projects' | 'testimonials'
  columns: readonly Column<Row>[]
  row: Row
  name: string
  /** How it stands at the moment. */
  state: VisibilityState
  syncStatus: SyncStatus
}

/** The cells of a row in the list of a content type: its columns, and what can be done with it. */
export function ContentCells<Row extends { visibility: string }>({
  words,
  columns,
  row,
  name,
  state,
  syncStatus,
  ...acts
}: ContentCellsProps<Row>) {
  const { t } = useTranslation('console')
  const { language } = useLanguage()
  const visibilityWords = useVisibilityWords()
  const address = state === 'visible' ? acts.addressOf(row) : undefined
  const cellOf = (column: Column<Row>, at: number) => {
    const content = column.cell(row, language, t)
    if (at > 0) return <td data-wide={column.wide}>{content}</td>
    return (
      <Name scope="row">
        {content}
        <SyncStatusIcon syncStatus={syncStatus} />
        {state !== 'visible' && (
          <Standing>
            <Badge $tone={state === 'planned' ? 'secondary' : 'plain'}>{visibilityWords(row.visibility)}</Badge>
          </Standing>
        )}
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
          {address && (
            <IconLink href={address} target="_blank" label={t('admin.visibility.see', { name })}>
              <SquareArrowOutUpRight aria-hidden size={18} />
            </IconLink>
          )}
          <IconButton
            label={t(state === 'visible' ? 'admin.visibility.hide' : 'admin.visibility.show', { name })}
            onClick={() => acts.onShow(row)}
          >
            {state === 'visible' ? <EyeOff aria-hidden size={18} /> : <Eye aria-hidden size={18} />}
          </IconButton>
          <IconButton label={t(`admin.${words}.editRow`, called)} onClick={() => acts.onEdit(row)}>
            <Pencil aria-hidden size={18} />
          </IconButton>
          {acts.onDuplicate && (
            <IconButton label={t('admin.lists.duplicate', called)} onClick={() => acts.onDuplicate?.(row)}>
              <CopyPlus aria-hidden size={18} />
            </IconButton>
          )}
          <Past label={t('admin.history.openOf', { name })} onClick={() => acts.onHistory(row)}>
            <History aria-hidden size={18} />
          </Past>
          <IconButton label={t(`admin.${words}.deleteRow`, called)} onClick={() => acts.onDelete(row)}>
            <Trash2 aria-hidden size={18} />
          </IconButton>
        </RowActions>
      </td>
    </>
  )
}

const Standing = styled.span`
  display: block;
  margin-block-start: ${space(0.5)};
`
const Name = styled.th`
  overflow-wrap: anywhere;
  ${breakpoint.medium} {
    overflow-wrap: break-word;
  }
`
/* On narrow screens a row has no room for it: there it is in the form. */
const Past = styled(IconButton)`
  display: none;
  ${breakpoint.medium} {
    display: inline-grid;
  }
`
