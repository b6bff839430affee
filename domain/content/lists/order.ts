import type { Place, Values } from '../../outbox/pendingMutation.ts'
import { position } from '../fields/fieldTable.ts'
import { compareValues } from './compareValues.ts'

/** Something with a position in an ordered list. */
export interface Positioned {
  id: string
  order_position: number
}

/** Returns the rows with the one at `from` moved to `to`. */
export function moved<Row>(rows: readonly Row[], from: number, to: number): Row[] {
  const next = [...rows]
  const [row] = next.splice(from, 1)
  if (row !== undefined) next.splice(to, 0, row)
  return next
}

/** Returns a row's place: the ids of its two neighbours. */
export function placeIn(rows: readonly { id: string }[], id: string): Place {
  const at = rows.findIndex((row) => row.id === id)
  return { after: rows[at - 1]?.id ?? null, before: rows[at + 1]?.id ?? null }
}

/**
 * Returns the rows with one moved to a place: behind `after`, or at the start if that is null. If the row `after` is
 * gone, the moved row goes in front of `before`. If both are gone, it stays.
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

/** Returns the rows whose position is not their index, each with its new position, for a reorder to write. */
export const changedPositions = <Row extends Positioned>(
  rows: readonly Row[],
): { row: Row; order_position: number }[] =>
  rows.flatMap((row, index) => (row.order_position === index ? [] : [{ row, order_position: index }]))

/** Returns the position after all others. Rows without a position come last and do not count. */
export const lastPosition = (rows: readonly Positioned[]) =>
  rows.reduce((last, row) => (row.order_position < position.max ? Math.max(last, row.order_position) : last), -1) + 1

/** Returns rows sorted by a field, ties broken by id, so that every device shows the same order. */
export function inOrder<Row>(rows: readonly Row[], field: string, isDescending: boolean): Row[] {
  const sortValue = (row: Row) => (row as Record<string, unknown>)[field]
  const direction = isDescending ? -1 : 1
  const idOf = (row: Row) => (row as { id?: unknown }).id
  const ids = (one: Row, other: Row) => compareValues(idOf(one), idOf(other))
  return [...rows].sort((one, other) => direction * compareValues(sortValue(one), sortValue(other)) || ids(one, other))
}

/** Returns a stored document's position; without one it comes last. */
const positioned = ({ id, order_position }: Values & { id: string }): Positioned => ({
  id,
  order_position: typeof order_position === 'number' ? order_position : position.max,
})

/**
 * Returns the positions that a move has to write, based on the stored documents of its list; none if its row is gone.
 */
export function positionsAfter(
  documents: readonly (Values & { id: string })[],
  id: string,
  place: Place | undefined,
): { row: Positioned; order_position: number }[] {
  const rows = inOrder(documents.map(positioned), 'order_position', false)
  return place && rows.some((row) => row.id === id) ? changedPositions(placed(rows, id, place)) : []
}

/** Returns whether a document's position is still the stored one. */
export const hasPosition = ({ id, order_position }: Positioned, stored: Values | undefined) =>
  stored !== undefined && positioned({ ...stored, id }).order_position === order_position
