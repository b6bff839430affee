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
import type { Positioned } from '@studio/domain/content/lists/order'
import { type ReactNode, useRef } from 'react'

interface SortableRowsProps<Row extends Positioned> {
  rows: readonly Row[]
  nameOf: (row: Row) => string
  /** A row was dropped at an index of the list. */
  onMove: (row: Row, to: number) => void
  /** Reads aloud: the page has one voice for all ways to move a row, so that the last words are the ones that stay. */
  onSay: (words: string) => void
  /** What is read aloud: by name and place, never by id. */
  words: {
    help: string
    start: (name: string, position: number) => string
    over: (name: string, position: number) => string
    end: (name: string, position: number) => string
    cancel: (name: string) => string
  }
  children: ReactNode
}

/** Space lifts and drops; Enter is left to what else the handle does. */
const keyboardCodes: KeyboardCodes = { start: ['Space'], cancel: ['Escape'], end: ['Space', 'Enter', 'Tab'] }

/** Rows that can be put in another order by dragging and by keyboard; `useSortable` in each row does the rest. */
export function SortableRows<Row extends Positioned>({
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
  // Nothing is left for the library's own voice to say.
  const announcements: Announcements = {
    onDragStart: ({ active }) => {
      lastOver.current = active.id
      onSay(words.start(name(active.id), position(active.id)))
      return undefined
    },
    onDragOver: ({ active, over }) => {
      // The first place is the row's own: saying so would cut off the words about the start.
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
