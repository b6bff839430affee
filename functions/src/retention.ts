import { collections } from '@studio/domain/collections'
import { expiryOf, monthsIn } from '@studio/domain/messages/retention'
import { FieldPath, type Firestore, GrpcStatus, Timestamp } from 'firebase-admin/firestore'
import { codeOf, logFact } from './log.ts'

/** The document of the setting that says for how long enquiries are kept. */
export const retentionSetting = `${collections.settings}/privacy`

/** The months in a stored group of settings; the default where there is none. */
export const retentionIn = (stored: { value?: unknown } | undefined): number => {
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
      const expires_at = Timestamp.fromMillis(expiryOf(created.toMillis(), months))
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
