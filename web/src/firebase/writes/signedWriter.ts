import { type DeletionNote, deletionNotePath, notedRevision } from '@studio/domain/outbox/deletions'
import type { Values } from '@studio/domain/outbox/pendingMutation'
import { doc, type Firestore, serverTimestamp, type Transaction } from 'firebase/firestore'

/**
 * Writes in a transaction as the rules demand: each document says who wrote it, and a note beside deletions says who
 * deleted what. What an older version of the console kept says neither, and is sent all the same.
 */
export function signedWriter(db: Firestore, transaction: Transaction, userId: string) {
  const documents: DeletionNote['documents'] = {}
  const signed = (fields: Values) => ({ ...fields, updated_by: userId })
  return {
    set: (path: string, fields: Values) => transaction.set(doc(db, path), signed(fields)),
    update: (path: string, fields: Values) => transaction.update(doc(db, path), signed(fields)),
    /** Deletes the copy of a document that was seen. */
    delete: (path: string, seen: Values | undefined) => {
      documents[path] = notedRevision(seen)
      transaction.delete(doc(db, path))
    },
    /** To be called last: writes the note, if anything is deleted. */
    end: () => {
      if (Object.keys(documents).length === 0) return
      const note: DeletionNote = { at: serverTimestamp(), documents }
      transaction.set(doc(db, deletionNotePath(userId)), note)
    },
  }
}
export type SignedWriter = ReturnType<typeof signedWriter>
