import { auditExpiryOf, auditedCollections } from '@studio/domain/audit/auditEntry'
import { entryOf } from '@studio/domain/audit/entryOf'
import { placeOf } from '@studio/domain/outbox/pendingMutation'
import { FieldValue, type Firestore, Timestamp } from 'firebase-admin/firestore'
import type { WriteEvent } from '../lib/events.ts'
import { addEntry, logEntryRef } from './auditLog.ts'

/**
 * Returns a trigger that logs each change in `collection`. Events may be repeated or out of order: an entry is named
 * after the time of its write, so that a repeated event finds it.
 */
export const auditTrigger =
  (db: Firestore, collection: string) =>
  async ({ data, time }: WriteEvent): Promise<void> => {
    if (!data) return
    const [before, after] = [data.before.data(), data.after.data()]
    const entry = entryOf(collection, before, after)
    if (!entry) return
    const written = data.after.updateTime
    const at = written ?? Timestamp.fromDate(new Date(time))
    const { id } = data.after.ref
    const facts = { ...entry, collection, document_id: id, at, ...expiryAfter(at) }
    if (written) {
      await addEntry(db, [collection, id, `${written.seconds}.${written.nanoseconds}`], facts)
    } else {
      const { by, ...rest } = facts
      const copy_of = data.before.updateTime ?? null
      await intoSlot(db, deletionName(collection, id, entry.base_rev), (stored) => {
        if (stored?.copy_of !== undefined && !isSameMoment(stored.copy_of, copy_of)) return undefined
        const said = { ...rest, copy_of }
        if (stored?.noted_at === undefined) return { ...said, by }
        if (isTogether(stored.noted_at, at)) return { ...said, by: stored.by }
        return isForgotten(stored, at) ? { ...said, by, noted_at: FieldValue.delete() } : undefined
      })
    }
  }

/**
 * Returns a trigger that logs who deleted documents, from the note that the rules require with every deletion. A note
 * alone makes no entry, because only the deletion's own event tells that something was deleted, and what. A browser can
 * also write a note without a deletion. A note therefore applies only to a deletion of the same time, and never changes
 * what an entry already says. Each path is handled separately, so that an invalid path or a failed write does not
 * affect the others.
 *
 * @throws the first failed write, after all others are done, so that the event is retried.
 */
export const deletionTrigger =
  (db: Firestore) =>
  async ({ data }: WriteEvent): Promise<void> => {
    const documents: unknown = data?.after.get('documents')
    const noted_at = data?.after.updateTime
    if (!data || !noted_at || typeof documents !== 'object' || documents === null) return
    const by = data.after.id
    const notes = Object.entries(documents as Record<string, unknown>).flatMap(([path, rev]) => {
      const { collection, id } = placeOf(path)
      const isDocument = audited.has(collection) && id !== '' && !id.includes('/')
      return isDocument ? [deletionName(collection, id, typeof rev === 'string' ? rev : '')] : []
    })
    const failures: unknown[] = []
    for (let from = 0; from < notes.length; from += atOnce) {
      const part = notes.slice(from, from + atOnce)
      const results = await Promise.allSettled(
        part.map((name) =>
          intoSlot(db, name, (stored) => {
            const isAnother = stored?.noted_at !== undefined && !isSameMoment(stored.noted_at, noted_at)
            if (!stored?.action)
              return isAnother && !isForgotten(stored, noted_at)
                ? undefined
                : { by, noted_at, ...expiryAfter(noted_at) }
            return isAnother || !isTogether(stored.at, noted_at) ? undefined : { by, noted_at }
          }),
        ),
      )
      failures.push(...results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : [])))
    }
    if (failures.length > 0) throw failures[0]
  }

const audited: ReadonlySet<string> = new Set(auditedCollections)

const atOnce = 50

const expiryAfter = (at: Timestamp) => ({ expires_at: Timestamp.fromMillis(auditExpiryOf(at.toMillis())) })

const deletionName = (collection: string, id: string, rev: string) => [collection, id, rev, 'deleted']

const isSameMoment = (a: unknown, b: unknown) =>
  a === b || (a instanceof Timestamp && b instanceof Timestamp && a.isEqual(b))

/**
 * Maximum time between a deletion and its note, in ms. They are one commit, but only the deletion's event tells its
 * time. In production that is exact; the emulator gives the time of delivery, seconds later.
 */
const togetherMs = 60_000

const isTogether = (one: unknown, other: Timestamp) =>
  one instanceof Timestamp && Math.abs(one.toMillis() - other.toMillis()) <= togetherMs

/** Returns whether a note is too old to belong to a deletion. */
const isForgotten = (stored: Stored, now: Timestamp) =>
  !stored?.action && stored?.noted_at instanceof Timestamp && stored.noted_at.toMillis() + togetherMs < now.toMillis()

type Stored = Record<string, unknown> | undefined

/**
 * Adds a part to the log entry of a deletion, which two events write in either order. If a document was restored and
 * deleted again at the same revision, the second deletion gets the next slot. `partFor` returns undefined if the stored
 * entry is another deletion's.
 */
async function intoSlot(db: Firestore, name: readonly string[], partFor: (stored: Stored) => object | undefined) {
  for (let slot = 0; slot < mostSlots; slot++) {
    const entry = logEntryRef(db, slot === 0 ? name : [...name, String(slot)])
    const isDone = await db.runTransaction(async (transaction) => {
      const part = partFor((await transaction.get(entry)).data())
      if (part) transaction.set(entry, part, { merge: true })
      return part !== undefined
    })
    if (isDone) return
  }
}

const mostSlots = 100
