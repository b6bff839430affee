import { type DeletionNote, deletionNotePath, notedRevision } from '@studio/domain/outbox/deletions'
import type { Values } from '@studio/domain/outbox/pendingMutation'
import { doc, type Firestore, serverTimestamp, type Transaction } from 'firebase/firestore'

/**
 * Returns a writer that follows the rules: each document names its writer, and a note in the same transaction names
 * deleted documents. Changes stored by older versions of the console lack both, so they are added here.
 */
export function signedWriter(db: Firestore, transaction: Transaction, userId: string) {
  const documents: DeletionNote['documents'] = {}
  const signed = (fields: Values) => ({ ...fields, updated_by: userId })
  return {
    set: (path: string, fields: Values) => transaction.set(doc(db, path), signed(fields)),
    update: (path: string, fields: Values) => transaction.update(doc(db, path), signed(fields)),
    /** Deletes a document, as seen in this copy. */
    delete: (path: string, seen: Values | undefined) => {
      documents[path] = notedRevision(seen)
      transaction.delete(doc(db, path))
    },
    /** Writes the note if anything is deleted. Call it last. */
    end: () => {
      if (Object.keys(documents).length === 0) return
      const note: DeletionNote = { at: serverTimestamp(), documents }
      transaction.set(doc(db, deletionNotePath(userId)), note)
    },
  }
}
export type SignedWriter = ReturnType<typeof signedWriter>
