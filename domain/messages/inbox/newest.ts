import type { Revisioned } from '../../revision.ts'

/**
 * The newest copy to build the next change on: the stored one, or the last of those written here that build on it one
 * after the other. Two quick changes thus form a chain, before the listener has shown the first.
 */
export function newestOf<Row extends Revisioned>(stored: Row | undefined, written: readonly Row[]): Row | undefined {
  let newest = stored
  for (const row of written) if (row.base_rev === (newest?.rev ?? '')) newest = row
  return newest
}
