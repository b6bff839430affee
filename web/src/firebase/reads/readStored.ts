import type { Values } from '@studio/domain/outbox/pendingMutation'
import { doc, type Firestore, runTransaction } from 'firebase/firestore'

/** Ends a transaction that has nothing to write. */
export class NothingToWrite extends Error {}

/**
 * Returns a document as the server has it now. It uses a transaction, which always asks the server. Other reads go
 * through the tab that listens for all, which may report a document as missing before it has arrived.
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
