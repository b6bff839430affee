import type { Place, Values } from '../../outbox/pendingMutation.ts'
import { position } from '../fields/fieldTable.ts'

/** Something with a place in an ordered list. */
export interface Positioned {
  id: string
  order_position: number
}

/** The rows with the one at `from` moved to `to`; the input is not changed. */
export function moved<Row>(rows: readonly Row[], from: number, to: number): Row[] {
  const next = [...rows]
  const [row] = next.splice(from, 1)
  if (row !== undefined) next.splice(to, 0, row)
  return next
}

/** Where a row of a list stands: between which others. */
export function placeIn(rows: readonly { id: string }[], id: string): Place {
  const at = rows.findIndex((row) => row.id === id)
  return { after: rows[at - 1]?.id ?? null, before: rows[at + 1]?.id ?? null }
}

/**
 * The rows with one put where its mover saw it: behind the row that it was put behind, or, where that one is gone or is
 * none, in front of the one that it was put in front of. Where both are gone it stays. The input is not changed.
 */
export function placed<Row extends { id: string }>(rows: readonly Row[], id: string, place: Place): Row[] {
  const row = rows.find((candidate) => candidate.id === id)
  const others = rows.filter((candidate) => candidate.id !== id)
  const indexOf = (wanted: string) => others.findIndex((candidate) => candidate.id === wanted)
  const behind = place.after === null ? 0 : indexOf(place.after) + 1
  const inFront = place.before === null ? others.length : indexOf(place.before)
  const at = behind > 0 || place.after === null ? behind : inFront
  return row && at >= 0 ? [...others.slice(0, at), row, ...others.slice(at)] : [...rows]
}

/** The rows whose position is not their index, each with its new position: what a reorder has to write. */
export const changedPositions = <Row extends Positioned>(
  rows: readonly Row[],
): { row: Row; order_position: number }[] =>
  rows.flatMap((row, index) => (row.order_position === index ? [] : [{ row, order_position: index }]))

/** The place after all others; what has none of its own stands at the end and does not count. */
export const lastPosition = (rows: readonly Positioned[]) =>
  rows.reduce((last, row) => (row.order_position < position.max ? Math.max(last, row.order_position) : last), -1) + 1

/** Rows in the order of a field, those with the same value by id, on every device alike; the input is not changed. */
export function inOrder<Row>(rows: readonly Row[], field: string, isDescending: boolean): Row[] {
  const sortValue = (row: Row) => (row as Record<string, unknown>)[field]
  const direction = isDescending ? -1 : 1
  const idOf = (row: Row) => (row as { id?: unknown }).id
  const ids = (one: Row, other: Row) => compareValues(idOf(one), idOf(other))
  return [...rows].sort((one, other) => direction * compareValues(sortValue(one), sortValue(other)) || ids(one, other))
}

/** Compares numbers by their size, and anything else as the store does, by its characters, in no reader's language. */
export function compareValues(one: unknown, other: unknown): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other
  const [a, b] = [String(one ?? ''), String(other ?? '')]
  return a < b ? -1 : a > b ? 1 : 0
}

/** A stored document's place; one without stands at the end. */
const positioned = ({ id, order_position }: Values & { id: string }): Positioned => ({
  id,
  order_position: typeof order_position === 'number' ? order_position : position.max,
})

/** What a move has to write, worked out against the stored documents of its list; nothing when its row is gone. */
export function positionsAfter(
  documents: readonly (Values & { id: string })[],
  id: string,
  place: Place | undefined,
): { row: Positioned; order_position: number }[] {
  const rows = inOrder(documents.map(positioned), 'order_position', false)
  return place && rows.some((row) => row.id === id) ? changedPositions(placed(rows, id, place)) : []
}

/** Whether a stored document still stands where it stood. */
export const standsAt = ({ id, order_position }: Positioned, stored: Values | undefined) =>
  stored !== undefined && positioned({ ...stored, id }).order_position === order_position
