import { type PendingMutation, placeOf, type Values } from '../outbox/pendingMutation.ts'
import type { AuditEntry } from './auditEntry.ts'
import { contentNames, isRestorable, type RestorableCollection, restorable } from './restorable.ts'
import { dayMs, trashDays } from './trashDays.ts'

/**
 * The earliest deletion still in the trash, rounded down to the start of a day so that the query stays the same all
 * day.
 */
export const trashSince = (now: number) => (Math.floor(now / dayMs) - trashDays) * dayMs

/** A deleted document that can be restored. */
export interface Trashed {
  collection: RestorableCollection
  id: string
  /** The account that deleted it, and when, in milliseconds since 1970. */
  by: string
  at: number
  daysLeft: number
  /** The fields that restoring writes. */
  copy: Values
  /** False if the log left out some values. */
  isWhole: boolean
  /** The outbox entry by which this device deletes it, until the server confirms the deletion. */
  pending?: PendingMutation
}

interface Known {
  log: readonly AuditEntry[]
  /** Changes on this device that the server has not confirmed. */
  outbox: readonly PendingMutation[]
  /** Returns whether this device shows the document as existing. */
  isThere: (collection: RestorableCollection, id: string) => boolean
  /** The server's time, in milliseconds since 1970. */
  now: number
}

/** Returns the trash, newest deletion first, from the log and the outbox. Documents that exist again are left out. */
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

/**
 * Whole days until a deletion leaves the trash. The server's time is known only to the second, so `at` may be later
 * than `now`.
 */
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
