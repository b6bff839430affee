import type { ContentKind } from '@studio/domain/content/contentKinds'
import { moved, placeIn } from '@studio/domain/content/lists/order'
import type { Place } from '@studio/domain/outbox/pendingMutation'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { notify } from '../../ui/toast/Toaster'
import { type Mutation, useMutationToast } from '../../ui/toast/useMutationToast'

/** The ways to move rows of an ordered list. */
export interface Reorder<Row> {
  /** True only while the list shows all rows in the page's order. */
  canMove: boolean
  /** Asks for a row's position and moves it there; if moving is not possible, explains why. */
  ask: (row: Row) => void
  /** Moves a row by `step` positions: positive down, negative up. */
  move: (row: Row, step: number) => void
}

interface ReorderOptions<Row> {
  kind: ContentKind
  /** All rows in the owner's order. */
  rows: readonly Row[]
  canMove: boolean
  nameOf: (row: Row) => string
  /** Stores the move; `was` is the row's current place. */
  store: (row: Row, place: Place, was: Place) => Mutation
}

/** Moves rows of a list, announces their positions, and holds the row whose position is being asked. */
export function useReorder<Row extends { id: string }>({ kind, rows, canMove, nameOf, store }: ReorderOptions<Row>) {
  const { t } = useTranslation('console')
  const toast = useMutationToast()
  const [moveTarget, setMoveTarget] = useState<Row>()
  const [announcement, announce] = useState('')
  const keep = (row: Row, to: number) => {
    const from = rows.findIndex(({ id }) => id === row.id)
    const ordered = moved(rows, from, to)
    const change = store(row, placeIn(ordered, row.id), placeIn(rows, row.id))
    toast(change, t('admin.projects.reordered'), t(`admin.${kind}.reorderError`))
  }
  const moveTo = (id: string, to: number) => {
    const from = rows.findIndex((row) => row.id === id)
    const row = rows[from]
    if (!row || to < 0 || to >= rows.length || from === to) return
    announce(t('admin.projects.dragOver', { title: nameOf(row), position: to + 1, total: rows.length }))
    keep(row, to)
  }
  const move = ({ id }: Row, step: number) => moveTo(id, rows.findIndex((row) => row.id === id) + step)
  return {
    reorder: {
      canMove,
      ask: (row: Row) => (canMove ? setMoveTarget(row) : notify.info(t('admin.lists.move.blocked'))),
      move,
    } satisfies Reorder<Row>,
    keep,
    moveTo,
    moveTarget,
    stopAsking: () => setMoveTarget(undefined),
    /** The last announcement for screen readers. */
    announcement,
    announce,
  }
}
