import type { Revisioned } from '../../revision.ts'

/**
 * Returns the newest copy, the base of the next change: the stored one, or the last local write that builds on it. This
 * chains two quick changes before the listener has delivered the first.
 */
export function newestOf<Row extends Revisioned>(stored: Row | undefined, written: readonly Row[]): Row | undefined {
  let newest = stored
  for (const row of written) if (row.base_rev === (newest?.rev ?? '')) newest = row
  return newest
}
