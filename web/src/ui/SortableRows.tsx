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
import { moved, type Positioned } from '@studio/domain/order'
import { type ReactNode, useRef } from 'react'

interface SortableRowsProps<Row extends Positioned> {
  rows: readonly Row[]
  nameOf: (row: Row) => string
  onReorder: (rows: Row[]) => void
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
  onReorder,
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
  const announcements: Announcements = {
    onDragStart: ({ active }) => {
      lastOver.current = active.id
      return words.start(name(active.id), position(active.id))
    },
    onDragOver: ({ active, over }) => {
      // The first place is the row's own: saying so would cut off the words about the start.
      if (!over || over.id === lastOver.current) return undefined
      lastOver.current = over.id
      return words.over(name(active.id), position(over.id))
    },
    onDragEnd: ({ active, over }) => words.end(name(active.id), position((over ?? active).id)),
    onDragCancel: ({ active }) => words.cancel(name(active.id)),
  }
  const handleDragEnd = ({ active, over }: DragEndEvent) => {
    if (!over || over.id === active.id) return
    onReorder(moved(rows, ids.indexOf(String(active.id)), ids.indexOf(String(over.id))))
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
