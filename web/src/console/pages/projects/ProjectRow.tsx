import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import type { Project } from '@studio/domain/content/project'
import { fallbacks, localized } from '@studio/domain/languages'
import type { SyncStatus } from '@studio/domain/outbox/syncStatuses'
import { CopyPlus, GripVertical, Pencil, Trash2 } from 'lucide-react'
import { type KeyboardEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { formatDate } from '../../../i18n/format'
import { useLanguage } from '../../../i18n/useLanguage'
import { breakpoint, color } from '../../../theme/tokens'
import { IconButton } from '../../../ui/IconButton'
import { Badge } from '../../../ui/status/Badge'
import { SyncStatusIcon } from '../../../ui/status/SyncStatusIcon'
import { RowActions } from '../../../ui/table/Table'
import type { RowPlace } from '../../../ui/table/VirtualTable'
import { notify } from '../../../ui/toast/Toaster'

/** What can be done with a row. */
export interface RowActs {
  onEdit: (project: Project) => void
  onDuplicate: (project: Project) => void
  onDelete: (project: Project) => void
  /** Asks for a place and moves the row there. */
  onMoveTo: (project: Project) => void
  /** Moves the row one place up or down. */
  onMove: (project: Project, step: -1 | 1) => void
}

interface ProjectRowProps extends RowActs {
  place: RowPlace
  project: Project
  name: string
  syncStatus: SyncStatus
  canMove: boolean
}

/** One project in the table. */
export function ProjectRow({ place, project, name, syncStatus, canMove, ...acts }: ProjectRowProps) {
  const { t } = useTranslation('console')
  const { language } = useLanguage()
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: project.id,
    disabled: !canMove,
  })
  const hasLifted = useRef(false)
  const blocked = t('admin.lists.move.blocked')
  const sayWhy = () => notify.info(blocked)
  const handleRowKey = (event: KeyboardEvent<HTMLTableRowElement>) => {
    const step = { ArrowUp: -1 as const, ArrowDown: 1 as const }[event.key]
    if (!event.altKey || !step) return
    event.preventDefault()
    if (canMove) acts.onMove(project, step)
    else sayWhy()
  }
  const handleClick = () => {
    // The space bar lifts the row; some browsers make a click of it besides.
    if (hasLifted.current) hasLifted.current = false
    else if (canMove) acts.onMoveTo(project)
    else sayWhy()
  }
  return (
    <Row
      {...place}
      ref={(row) => {
        setNodeRef(row)
        place.ref?.(row)
      }}
      onKeyDown={handleRowKey}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      $dragging={isDragging}
    >
      <td>
        <Handle
          ref={setActivatorNodeRef}
          label={t('admin.projects.drag', { title: name })}
          {...attributes}
          {...listeners}
          role="button"
          aria-disabled={!canMove}
          // Instructions for what is not possible now would only mislead.
          {...(!canMove && { 'aria-describedby': undefined, 'aria-description': blocked })}
          title={canMove ? t('admin.projects.drag', { title: name }) : blocked}
          onKeyDown={(event) => {
            hasLifted.current = event.key === ' ' && canMove
            listeners?.onKeyDown?.(event)
          }}
          onClick={handleClick}
          $still={!canMove}
        >
          <GripVertical aria-hidden size={20} />
        </Handle>
      </td>
      <Name scope="row">
        {name}
        <SyncStatusIcon syncStatus={syncStatus} />
      </Name>
      <td data-wide="most">{localized(project, 'category', language, fallbacks.console)}</td>
      <td data-wide>{project.client_name || '-'}</td>
      <td data-wide>{project.featured ? <Badge $tone="accent">{t('admin.projects.table.featured')}</Badge> : '-'}</td>
      <Day data-wide="most">{formatDate(language, project.completion_date) || '-'}</Day>
      <td>
        <RowActions>
          <IconButton label={t('admin.projects.editRow', { title: name })} onClick={() => acts.onEdit(project)}>
            <Pencil aria-hidden size={18} />
          </IconButton>
          <IconButton label={t('admin.lists.duplicate', { title: name })} onClick={() => acts.onDuplicate(project)}>
            <CopyPlus aria-hidden size={18} />
          </IconButton>
          <IconButton label={t('admin.projects.deleteRow', { title: name })} onClick={() => acts.onDelete(project)}>
            <Trash2 aria-hidden size={18} />
          </IconButton>
        </RowActions>
      </td>
    </Row>
  )
}

const Row = styled.tr<{ $dragging: boolean }>`
  position: relative;
  z-index: ${({ $dragging }) => ($dragging ? 1 : 'auto')};
  background: ${({ $dragging }) => ($dragging ? color.raised : 'transparent')};
  box-shadow: ${({ $dragging }) => ($dragging ? color.shadow : 'none')};
`
const Name = styled.th`
  overflow-wrap: anywhere;
  ${breakpoint.medium} {
    overflow-wrap: break-word;
  }
`
const Handle = styled(IconButton)<{ $still: boolean }>`
  min-inline-size: 2rem;
  cursor: ${({ $still }) => ($still ? 'not-allowed' : 'grab')};
  opacity: ${({ $still }) => ($still ? 0.5 : 1)};
  touch-action: ${({ $still }) => ($still ? 'auto' : 'none')};
  &:active:not([aria-disabled='true']) {
    cursor: grabbing;
  }
`
const Day = styled.td`
  white-space: nowrap;
  font-variant-numeric: tabular-nums;
`
