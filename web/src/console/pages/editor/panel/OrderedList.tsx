import type { ContentKind } from '@studio/domain/content/contentKinds'
import type { Place } from '@studio/domain/outbox/pendingMutation'
import { Plus } from 'lucide-react'
import { Button } from '../../../../ui/Button'
import { Hidden } from '../../../../ui/Hidden'
import { SortableRows } from '../../../../ui/table/SortableRows'
import type { Mutation } from '../../../../ui/toast/useMutationToast'
import { useDragWords } from '../../../lists/useDragWords'
import { useReorder } from '../../../lists/useReorder'
import { OrderedItem } from './OrderedItem'

interface OrderedListProps<Row> {
  kind: ContentKind
  rows: readonly Row[]
  nameOf: (row: Row) => string
  /** Returns why visitors do not see an item; '' if they do. */
  hiddenOf: (row: Row) => string
  /** Returns the label of the button that hides or shows an item. */
  toggleLabelOf: (row: Row) => string
  /** The label of the button that adds an item. */
  add: string
  store: (row: Row, place: Place, was: Place) => Mutation
  onChoose: (id: string) => void
  onToggle: (row: Row) => void
  onAdd: () => void
}

/** The items of one of the page's lists in the panel, where they are opened, moved, hidden, shown and added. */
export function OrderedList<Row extends { id: string }>({
  kind,
  rows,
  nameOf,
  hiddenOf,
  toggleLabelOf,
  add,
  store,
  onChoose,
  onToggle,
  onAdd,
}: OrderedListProps<Row>) {
  const { reorder, keep, announcement, announce } = useReorder({ kind, rows, canMove: true, nameOf, store })
  return (
    <>
      <SortableRows rows={rows} nameOf={nameOf} onMove={keep} onSay={announce} words={useDragWords(rows.length)}>
        <ul>
          {rows.map((row) => (
            <OrderedItem
              key={row.id}
              id={row.id}
              name={nameOf(row)}
              hidden={hiddenOf(row)}
              toggleLabel={toggleLabelOf(row)}
              onChoose={() => onChoose(row.id)}
              onMove={(step) => reorder.move(row, step)}
              onToggle={() => onToggle(row)}
            />
          ))}
        </ul>
      </SortableRows>
      <Button small variant="line" onClick={onAdd}>
        <Plus aria-hidden size={16} />
        {add}
      </Button>
      <Hidden role="status" aria-live="assertive">
        {announcement}
      </Hidden>
    </>
  )
}
