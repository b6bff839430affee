import type { Values } from '@studio/domain/outbox/pendingMutation'
import { doc, type Firestore, runTransaction } from 'firebase/firestore'

/** Ends a transaction that has nothing to write. */
export class NothingToWrite extends Error {}

/**
 * A document as the server has it now. A transaction asks the server itself: whatever else reads goes through the tab
 * that listens for all, which may call a document absent before it has come.
 */
export async function readStored(db: Firestore, path: string): Promise<Values | undefined> {
  let stored: Values | undefined
  await runTransaction(db, async (transaction) => {
    stored = (await transaction.get(doc(db, path))).data()
    throw new NothingToWrite()
  }).catch((error: unknown) => {
    if (!(error instanceof NothingToWrite)) throw error
  })
  return stored
}
