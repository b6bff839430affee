interface Sorted {
  id: string
  created_at: number
}

/** The messages before and after one, in a list with the newest first; it may have left the list meanwhile. */
export function neighboursOf<Row extends Sorted>(
  rows: readonly Row[],
  { id, created_at }: Sorted,
): { previous: Row | undefined; next: Row | undefined } {
  const at = rows.findIndex((row) => row.id === id)
  if (at >= 0) return { previous: rows[at - 1], next: rows[at + 1] }
  return {
    previous: rows.findLast((row) => row.created_at > created_at),
    next: rows.find((row) => row.created_at <= created_at),
  }
}
