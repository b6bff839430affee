import { placed } from '../content/lists/order.ts'
import { isUntouched } from './decide.ts'
import { type Change, type PendingMutation, placeOf, type Values } from './pendingMutation.ts'
import { withChange } from './withChange.ts'

/** A list with the device's own changes applied to the server's rows. */
interface OptimisticRows<Row> {
  rows: readonly Row[]
  /** Ids of documents that still wait for the server, and which of their fields do. */
  pending: ReadonlyMap<string, ReadonlySet<string>>
}

type Identified = Values & { id: string }

/**
 * Applies a collection's waiting changes to the server's rows, in the order in which they were made. Changes in
 * conflict or refused are not applied: the server's copy is shown instead. `read` converts a new document's fields to a
 * row; undefined if they are invalid.
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

/** Applies a collection's waiting moves, oldest first, to its rows in the server's order. */
export const withMoves = <Row>(collection: string, rows: readonly Row[], entries: readonly PendingMutation[]): Row[] =>
  entries
    .filter(({ state }) => state === 'waiting')
    .flatMap(({ changes }) => changes)
    .reduce<Row[]>(
      (list, { path, place }) =>
        place && placeOf(path).collection === collection
          ? (placed(list as (Row & Identified)[], placeOf(path).id, place) as Row[])
          : list,
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
