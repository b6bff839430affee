import { placed } from '../content/lists/order.ts'
import { isUntouched } from './decide.ts'
import { type Change, type PendingMutation, placeOf, type Values } from './pendingMutation.ts'
import { withChange } from './withChange.ts'

/** A list with the device's own work on top of what the server has said. */
interface OptimisticRows<Row> {
  rows: readonly Row[]
  /** Ids of documents that still wait for the server, and which of their fields do. */
  pending: ReadonlyMap<string, ReadonlySet<string>>
}

type Identified = Values & { id: string }

/**
 * Puts waiting changes of a collection on the rows of the server, in the order in which they were made. A conflict or
 * a refusal is not shown as if it were stored: there the server's copy stands.
 * `read` makes a row of a new document's fields; undefined when they are none.
 */
export function withPendingMutations<Row>(
  collection: string,
  rows: readonly Row[],
  entries: readonly PendingMutation[],
  read: (document: Identified) => Row | undefined,
): OptimisticRows<Row> {
  const pending = new Map<string, Set<string>>()
  const changes = entries
    .filter(({ state }) => state === 'waiting')
    .flatMap(({ changes }) => changes)
    .filter(({ path }) => placeOf(path).collection === collection)
  if (changes.length === 0) return { rows, pending }
  const byId = new Map<string, Row>(rows.map((row) => [(row as Identified).id, row]))
  for (const change of changes) {
    const { id } = placeOf(change.path)
    pending.set(id, new Set([...(pending.get(id) ?? []), ...Object.keys(change.fields)]))
    apply(byId, id, change, read)
  }
  return { rows: [...byId.values()], pending }
}

/** The rows of a collection, which are in the server's order, with the waiting moves made, oldest first. */
export const withMoves = <Row>(collection: string, rows: readonly Row[], entries: readonly PendingMutation[]): Row[] =>
  entries
    .filter(({ state }) => state === 'waiting')
    .flatMap(({ changes }) => changes)
    .filter(({ kind, path }) => kind === 'move' && placeOf(path).collection === collection)
    .reduce<Row[]>(
      (list, { path, place }) =>
        place ? (placed(list as (Row & Identified)[], placeOf(path).id, place) as Row[]) : list,
      [...rows],
    )

function apply<Row>(
  rows: Map<string, Row>,
  id: string,
  { kind, fields, before, rev, baseRev = '', isAutomatic }: Change,
  read: (document: Identified) => Row | undefined,
) {
  const row = rows.get(id)
  const revision = rev === undefined ? {} : { rev, base_rev: baseRev }
  if (kind === 'delete') rows.delete(id)
  else if (row && isAutomatic && !isUntouched(before, row as Values)) return
  else if (row) rows.set(id, { ...withChange(row as Values, { fields, before }), ...revision } as Row)
  else if (kind === 'create') {
    const made = read({ ...fields, ...revision, id })
    if (made) rows.set(id, made)
  }
}
