import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { Eye, EyeOff, GripVertical } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { color } from '../../../../theme/tokens'
import { IconButton } from '../../../../ui/IconButton'

interface OrderedItemProps {
  id: string
  name: string
  /** The reason why visitors do not see it; '' if they do. */
  hidden: string
  /** The label of the button that hides or shows it. */
  toggleLabel: string
  onChoose: () => void
  onMove: (step: -1 | 1) => void
  onToggle: () => void
}

/**
 * An item of a list. It opens its form, can be hidden and shown, and can be moved by its handle or with Alt and an
 * arrow key.
 */
export function OrderedItem({ id, name, hidden, toggleLabel, onChoose, onMove, onToggle }: OrderedItemProps) {
  const { t } = useTranslation('console')
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition } = useSortable({ id })
  const handleKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowUp: -1 as const, ArrowDown: 1 as const }[event.key]
    if (!event.altKey || !step) return
    event.preventDefault()
    onMove(step)
  }
  const Sign = hidden ? Eye : EyeOff
  return (
    <Root
      ref={setNodeRef}
      data-hidden={hidden !== '' || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      onKeyDown={handleKeyDown}
    >
      <Handle
        ref={setActivatorNodeRef}
        label={t('admin.projects.drag', { title: name })}
        {...attributes}
        {...listeners}
        role="button"
      >
        <GripVertical aria-hidden size={18} />
      </Handle>
      <button type="button" onClick={onChoose}>
        {name}
        {hidden && <small>{hidden}</small>}
      </button>
      <IconButton label={toggleLabel} onClick={onToggle}>
        <Sign aria-hidden size={18} />
      </IconButton>
    </Root>
  )
}

const Root = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  background: ${color.ground};
  &[data-hidden] > :nth-child(2) {
    color: ${color.inkSoft};
  }
  small {
    display: block;
    font-size: 0.875rem;
  }
`
const Handle = styled(IconButton)`
  min-inline-size: 2rem;
  cursor: grab;
  touch-action: none;
`
