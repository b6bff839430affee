import { collections } from '@studio/domain/collections'
import { deletionTimeOf, monthsIn } from '@studio/domain/messages/retention'
import {
  type DocumentSnapshot,
  FieldPath,
  FieldValue,
  type Firestore,
  GrpcStatus,
  Timestamp,
} from 'firebase-admin/firestore'
import type { WriteEvent } from '../lib/events.ts'
import { codeOf, logFact } from '../lib/log.ts'

/** The setting with the number of months for which enquiries are stored. */
export const retentionSetting = `${collections.settings}/privacy`

/** Returns the months in a stored group of settings, or the default. */
const retentionIn = (stored: { value?: unknown } | undefined): number => {
  const group = stored?.value
  const isMap = typeof group === 'object' && group !== null && 'retention_months' in group
  return monthsIn(isMap ? group.retention_months : undefined)
}

/** Returns for how many months enquiries are stored, as currently set. */
export const storedRetention = async (db: Firestore): Promise<number> =>
  retentionIn((await db.doc(retentionSetting).get()).data())

const atOnce = 400

/**
 * Sets the expiry of all stored messages to so many months after their arrival. Returns how many it changed. It reads
 * in batches, ordered by name, and skips messages that are already right, so it can run again after a failure. It stops
 * if the setting changes meanwhile, because that change starts another run.
 */
export async function applyRetention(db: Firestore, months: number): Promise<number> {
  const ordered = db.collection(collections.messages).orderBy(FieldPath.documentId()).limit(atOnce)
  let count = 0
  let part = await ordered.get()
  while (part.docs.length > 0 && (await storedRetention(db)) === months) {
    const writer = db.bulkWriter()
    // A message that was deleted meanwhile needs no expiry.
    writer.onWriteError(({ code, failedAttempts }) => code !== GrpcStatus.NOT_FOUND && failedAttempts < 3)
    const writes = part.docs.flatMap((document) => {
      const created: unknown = document.get('created_at')
      if (!(created instanceof Timestamp)) return []
      const trashedAt: unknown = document.get('trashed_at')
      const inTrashSince = isTrashed(document) && trashedAt instanceof Timestamp ? trashedAt.toMillis() : undefined
      const expires_at = Timestamp.fromMillis(deletionTimeOf(created.toMillis(), months, inTrashSince))
      const known: unknown = document.get('expires_at')
      if (known instanceof Timestamp && known.isEqual(expires_at)) return []
      return [
        writer.update(document.ref, { expires_at }).catch((error: unknown) => {
          if (codeOf(error) !== GrpcStatus.NOT_FOUND) throw error
        }),
      ]
    })
    await Promise.all([...writes, writer.close()])
    count += writes.length
    part = await ordered.startAfter(part.docs.at(-1)).get()
  }
  logFact('retention applied', { months, count })
  return count
}

interface Change {
  before: { data: () => { value?: unknown } | undefined }
  after: { data: () => { value?: unknown } | undefined }
}

/** Returns a trigger that applies a changed setting to the stored messages. */
export const retentionTrigger =
  (db: Firestore) =>
  async ({ data }: { data?: Change }): Promise<void> => {
    if (!data) return
    const [before, after] = [retentionIn(data.before.data()), retentionIn(data.after.data())]
    if (before !== after) await applyRetention(db, after)
  }

const isTrashed = (message: DocumentSnapshot) => (message.get('trashed_from') ?? '') !== ''

/**
 * Returns a trigger for messages that were trashed or restored. Trashed ones expire after 30 days; restored ones get
 * their regular expiry. It reads the stored state, because events may be late, repeated or out of order.
 */
export const trashTrigger =
  (db: Firestore) =>
  async ({ data, time }: WriteEvent): Promise<void> => {
    if (!data?.before.exists || !data.after.exists || isTrashed(data.before) === isTrashed(data.after)) return
    const months = await storedRetention(db)
    await db.runTransaction(async (transaction) => {
      const message = await transaction.get(data.after.ref)
      const created: unknown = message.get('created_at')
      if (!(created instanceof Timestamp)) return
      const known: unknown = message.get('trashed_at')
      const since = known instanceof Timestamp ? known : Timestamp.fromDate(new Date(time))
      const trashed_at = isTrashed(message) ? since : undefined
      const end = deletionTimeOf(created.toMillis(), months, trashed_at?.toMillis())
      const expires_at = Timestamp.fromMillis(end)
      transaction.update(message.ref, { expires_at, trashed_at: trashed_at ?? FieldValue.delete() })
    })
  }
