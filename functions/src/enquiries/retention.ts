import { collections } from '@studio/domain/collections'
import { endOf, monthsIn } from '@studio/domain/messages/retention'
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

/** The document of the setting that says for how long enquiries are kept. */
export const retentionSetting = `${collections.settings}/privacy`

/** The months in a stored group of settings; the default where there is none. */
const retentionIn = (stored: { value?: unknown } | undefined): number => {
  const group = stored?.value
  const isMap = typeof group === 'object' && group !== null && 'retention_months' in group
  return monthsIn(isMap ? group.retention_months : undefined)
}

/** For how many months an enquiry is kept, as is stored at this moment. */
export const storedRetention = async (db: Firestore): Promise<number> =>
  retentionIn((await db.doc(retentionSetting).get()).data())

const atOnce = 400

/**
 * Lets every stored message end so many months after it came; gives how many were changed. Documents are read in parts
 * in the order of their names, and those that are right already stay: run again after a failure it goes on. It stops
 * when the setting has changed meanwhile, for another run follows that change.
 */
export async function applyRetention(db: Firestore, months: number): Promise<number> {
  const ordered = db.collection(collections.messages).orderBy(FieldPath.documentId()).limit(atOnce)
  let count = 0
  let part = await ordered.get()
  while (part.docs.length > 0 && (await storedRetention(db)) === months) {
    const writer = db.bulkWriter()
    // A message that was deleted meanwhile has no end any more.
    writer.onWriteError(({ code, failedAttempts }) => code !== GrpcStatus.NOT_FOUND && failedAttempts < 3)
    const writes = part.docs.flatMap((document) => {
      const created: unknown = document.get('created_at')
      if (!(created instanceof Timestamp)) return []
      const trashedAt: unknown = document.get('trashed_at')
      const inTrashSince = isTrashed(document) && trashedAt instanceof Timestamp ? trashedAt.toMillis() : undefined
      const expires_at = Timestamp.fromMillis(endOf(created.toMillis(), months, inTrashSince))
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

/** Runs after the group was written: messages that are stored follow the setting as new ones do. */
export const retentionTrigger =
  (db: Firestore) =>
  async ({ data }: { data?: Change }): Promise<void> => {
    if (!data) return
    const [before, after] = [retentionIn(data.before.data()), retentionIn(data.after.data())]
    if (before !== after) await applyRetention(db, after)
  }

const isTrashed = (message: DocumentSnapshot) => (message.get('trashed_from') ?? '') !== ''

/**
 * Lets an enquiry that went to the trash end thirty days later, and one that came back when it would have ended. Looks
 * at what is stored now, because events come late, twice and in any order.
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
      const end = endOf(created.toMillis(), months, trashed_at?.toMillis())
      const expires_at = Timestamp.fromMillis(end)
      transaction.update(message.ref, { expires_at, trashed_at: trashed_at ?? FieldValue.delete() })
    })
  }
