interface Sorted {
  id: string
  created_at: number
}

/** Returns the previous and next message, even if the current one has left the list. The newest comes first. */
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
