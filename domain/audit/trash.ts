import { type PendingMutation, placeOf, type Values } from '../outbox/pendingMutation.ts'
import type { AuditEntry } from './auditEntry.ts'
import { contentNames, isRestorable, type RestorableCollection, restorable } from './restorable.ts'
import { dayMs, trashDays } from './trashDays.ts'

/** The first moment of which a deletion is still in the trash, at the start of a day: a query that stays the same. */
export const trashSince = (now: number) => (Math.floor(now / dayMs) - trashDays) * dayMs

/** A deleted document that can be brought back. */
export interface Trashed {
  collection: RestorableCollection
  id: string
  /** Who deleted it, and when, in milliseconds since 1970. */
  by: string
  at: number
  daysLeft: number
  /** What it is brought back with. */
  copy: Values
  /** Whether all of it was kept. */
  isWhole: boolean
  /** The entry of the outbox by which this device deletes it; the server does not know of it yet. */
  pending?: PendingMutation
}

interface Known {
  /** Deletions, as the log has them. */
  log: readonly AuditEntry[]
  /** What this device has done and the server has not confirmed. */
  outbox: readonly PendingMutation[]
  /** Whether a document is there, as this device shows it. */
  isThere: (collection: RestorableCollection, id: string) => boolean
  /** By the server's clock, in milliseconds since 1970. */
  now: number
}

/** What lies in the trash, the last deletion first: from the log and the outbox, without what is there again. */
export function trashOf({ log, outbox, isThere, now }: Known): Trashed[] {
  const found = [...log.flatMap(deletionOf), ...outbox.filter(({ state }) => state === 'waiting').flatMap(deletionsOf)]
  const newest = new Map<string, Gone>()
  for (const one of found) {
    const known = newest.get(`${one.collection}/${one.id}`)
    // A pending deletion carries the device's clock, which cannot be compared with the server's, so it always wins.
    if (!known || one.pending || known.at < one.at) newest.set(`${one.collection}/${one.id}`, one)
  }
  return [...newest.values()]
    .filter(({ collection, id }) => !isThere(collection, id))
    .map((one) => ({ ...one, daysLeft: one.pending ? trashDays : daysLeft(one.at, now) }))
    .filter(({ daysLeft }) => daysLeft > 0)
    .sort((one, other) => other.at - one.at)
}

/** Whole days that a deletion stays in the trash. The server's time is known to the second, so `at` may lie ahead of it. */
const daysLeft = (at: number, now: number) => Math.min(trashDays, Math.ceil((at - now) / dayMs) + trashDays)

type Gone = Omit<Trashed, 'daysLeft'>

function deletionOf({ collection, document_id: id, action, by, at, before, left_out }: AuditEntry): Gone[] {
  if (action !== 'delete' || !isRestorable(collection)) return []
  const names = new Set(contentNames(collection))
  const isWhole = !left_out.some((name) => names.has(name))
  return [{ collection, id, by, at, copy: restorable(collection, id, before), isWhole }]
}

const deletionsOf = (pending: PendingMutation): Gone[] =>
  pending.changes.flatMap(({ kind, path, copy }) => {
    const { collection, id } = placeOf(path)
    if (kind !== 'delete' || !copy || !isRestorable(collection)) return []
    const { account: by, at } = pending
    return [{ collection, id, by, at, copy: restorable(collection, id, copy), isWhole: true, pending }]
  })
