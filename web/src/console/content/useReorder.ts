import type { ContentKind } from '@studio/domain/content/contentKinds'
import { moved, placeIn } from '@studio/domain/content/lists/order'
import type { Place } from '@studio/domain/outbox/pendingMutation'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { notify } from '../../ui/toast/Toaster'
import { type Mutation, useMutationToast } from '../../ui/toast/useMutationToast'

/** How the rows of an ordered list change places. */
export interface Reorder<Row> {
  /** Whether they can now: only while all show in the page's order. */
  canMove: boolean
  /** Asks for a row's place and moves it there; says why where that is not possible. */
  ask: (row: Row) => void
  /** Moves a row some places down, or up. */
  move: (row: Row, step: number) => void
}

interface ReorderOptions<Row> {
  kind: ContentKind
  /** All rows in the owner's order. */
  rows: readonly Row[]
  canMove: boolean
  nameOf: (row: Row) => string
  /** `was` is where the row stands now. */
  store: (row: Row, place: Place, was: Place) => Mutation
}

/** Moves rows of a list, says where they are, and keeps which row is asked for its place. */
export function useReorder<Row extends { id: string }>({ kind, rows, canMove, nameOf, store }: ReorderOptions<Row>) {
  const { t } = useTranslation('console')
  const tell = useMutationToast()
  const [asked, setAsked] = useState<Row>()
  const [said, setSaid] = useState('')
  const keep = (row: Row, to: number) => {
    const from = rows.findIndex(({ id }) => id === row.id)
    const ordered = moved(rows, from, to)
    const change = store(row, placeIn(ordered, row.id), placeIn(rows, row.id))
    tell(change, t('admin.projects.reordered'), t(`admin.${kind}.reorderError`))
  }
  const moveTo = (id: string, to: number) => {
    const from = rows.findIndex((row) => row.id === id)
    const row = rows[from]
    if (!row || to < 0 || to >= rows.length || from === to) return
    setSaid(t('admin.projects.dragOver', { title: nameOf(row), position: to + 1, total: rows.length }))
    keep(row, to)
  }
  const move = ({ id }: Row, step: number) => moveTo(id, rows.findIndex((row) => row.id === id) + step)
  return {
    reorder: {
      canMove,
      ask: (row: Row) => (canMove ? setAsked(row) : notify.info(t('admin.lists.move.blocked'))),
      move,
    } satisfies Reorder<Row>,
    keep,
    moveTo,
    /** The row whose new place is asked for. */
    asked,
    stopAsking: () => setAsked(undefined),
    /** What was last said about places. */
    said,
    say: setSaid,
  }
}
