import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  type KeyboardCodes,
  KeyboardSensor,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { type ReactNode, useRef } from 'react'

interface SortableRowsProps<Row extends { id: string }> {
  rows: readonly Row[]
  nameOf: (row: Row) => string
  /** Called when a row was dropped at an index of the list. */
  onMove: (row: Row, to: number) => void
  /**
   * Announces a text to screen readers. The page has one live region for all ways to move a row, so that only the last
   * text stays.
   */
  onSay: (words: string) => void
  /** The announcements, with names and positions instead of ids. */
  words: {
    help: string
    start: (name: string, position: number) => string
    over: (name: string, position: number) => string
    end: (name: string, position: number) => string
    cancel: (name: string) => string
  }
  children: ReactNode
}

/** Space lifts and drops a row. Enter is left to the handle's own action. */
const keyboardCodes: KeyboardCodes = { start: ['Space'], cancel: ['Escape'], end: ['Space', 'Enter', 'Tab'] }

/** Rows that can be reordered by dragging and by keyboard; each row uses `useSortable`. */
export function SortableRows<Row extends { id: string }>({
  rows,
  nameOf,
  onMove,
  onSay,
  words,
  children,
}: SortableRowsProps<Row>) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates, keyboardCodes }),
  )
  const lastOver = useRef<UniqueIdentifier>(undefined)
  const ids = rows.map(({ id }) => id)
  const name = (id: UniqueIdentifier) => {
    const row = rows.find((candidate) => candidate.id === id)
    return row ? nameOf(row) : ''
  }
  const position = (id: UniqueIdentifier) => ids.indexOf(String(id)) + 1
  // Returns undefined, so that the library's own live region announces nothing.
  const announcements: Announcements = {
    onDragStart: ({ active }) => {
      lastOver.current = active.id
      onSay(words.start(name(active.id), position(active.id)))
      return undefined
    },
    onDragOver: ({ active, over }) => {
      // The first position is the row's own; announcing it would interrupt the text about the start.
      if (!over || over.id === lastOver.current) return undefined
      lastOver.current = over.id
      onSay(words.over(name(active.id), position(over.id)))
      return undefined
    },
    onDragEnd: ({ active, over }) => {
      onSay(words.end(name(active.id), position((over ?? active).id)))
      return undefined
    },
    onDragCancel: ({ active }) => {
      onSay(words.cancel(name(active.id)))
      return undefined
    },
  }
  const handleDragEnd = ({ active, over }: DragEndEvent) => {
    const row = rows[ids.indexOf(String(active.id))]
    if (row && over && over.id !== active.id) onMove(row, ids.indexOf(String(over.id)))
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={handleDragEnd}
      accessibility={{
        announcements,
        screenReaderInstructions: { draggable: words.help },
        container: document.body,
      }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  )
}
