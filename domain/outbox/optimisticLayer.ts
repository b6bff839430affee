import { type Change, type PendingMutation, placeOf, type Values } from './pendingMutation.ts'

/** A list with the device's own work on top of what the server has said. */
export interface OptimisticRows<Row> {
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

function apply<Row>(
  rows: Map<string, Row>,
  id: string,
  { kind, fields, rev, baseRev = '' }: Change,
  read: (document: Identified) => Row | undefined,
) {
  const row = rows.get(id)
  const revision = rev === undefined ? {} : { rev, base_rev: baseRev }
  if (kind === 'delete') rows.delete(id)
  else if (row) rows.set(id, { ...row, ...fields, ...revision })
  else if (kind === 'create') {
    const made = read({ ...fields, ...revision, id })
    if (made) rows.set(id, made)
  }
}

/** Rows in the order of a field, as the store orders them; the input is not changed. */
export function inOrder<Row>(rows: readonly Row[], field: string, isDescending: boolean): Row[] {
  const sortValue = (row: Row) => (row as Values)[field]
  const direction = isDescending ? -1 : 1
  return [...rows].sort((one, other) => direction * compare(sortValue(one), sortValue(other)))
}

function compare(one: unknown, other: unknown): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other
  const [a, b] = [String(one ?? ''), String(other ?? '')]
  return a < b ? -1 : a > b ? 1 : 0
}
