import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { GripVertical } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { color } from '../../theme/tokens'
import { IconButton } from '../../ui/IconButton'
import type { RowPlace } from '../../ui/table/VirtualTable'
import { notify } from '../../ui/toast/Toaster'

interface SortableRowProps {
  place: RowPlace
  id: string
  name: string
  canMove: boolean
  onMoveTo: () => void
  onMove: (step: -1 | 1) => void
  /** The cells after the one with the handle. */
  children: ReactNode
}

/** A row that can be moved by dragging its handle, by keyboard, or to a typed position. */
export function SortableRow({ place, id, name, canMove, onMoveTo, onMove, children }: SortableRowProps) {
  const { t } = useTranslation('console')
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
    disabled: !canMove,
  })
  const hasLifted = useRef(false)
  const blocked = t('admin.lists.move.blocked')
  const sayWhy = () => notify.info(blocked)
  const handleRowKey = (event: KeyboardEvent<HTMLTableRowElement>) => {
    const step = { ArrowUp: -1 as const, ArrowDown: 1 as const }[event.key]
    if (!event.altKey || !step) return
    event.preventDefault()
    if (canMove) onMove(step)
    else sayWhy()
  }
  const handleClick = () => {
    // The space bar lifts the row. Some browsers also fire a click, which is ignored here.
    if (hasLifted.current) hasLifted.current = false
    else onMoveTo()
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
      {/* Hidden on phones for lack of room; their row menu asks for the position. */}
      <td data-wide>
        <Handle
          ref={setActivatorNodeRef}
          label={t('admin.projects.drag', { title: name })}
          {...attributes}
          {...listeners}
          role="button"
          aria-disabled={!canMove}
          // If moving is blocked, instructions for it would mislead.
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
      {children}
    </Row>
  )
}

const Row = styled.tr<{ $dragging: boolean }>`
  position: relative;
  z-index: ${({ $dragging }) => ($dragging ? 1 : 'auto')};
  background: ${({ $dragging }) => ($dragging ? color.raised : 'transparent')};
  box-shadow: ${({ $dragging }) => ($dragging ? color.shadow : 'none')};
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
