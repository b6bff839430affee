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

/** The rows whose position is not their index, each with its new position: what a reorder has to write. */
export const changedPositions = <Row extends Positioned>(
  rows: readonly Row[],
): { row: Row; order_position: number }[] =>
  rows.flatMap((row, index) => (row.order_position === index ? [] : [{ row, order_position: index }]))

/** The place after all others. */
export const lastPosition = (rows: readonly Positioned[]) =>
  rows.reduce((last, row) => Math.max(last, row.order_position), -1) + 1
