import { doc, runTransaction } from 'firebase/firestore'
import type { DirectWrite } from './collection'
import { openFirestore } from './firestore'

/**
 * Makes all changes on the server, at once or not at all: for what must never wait on a device, such as a role. Without
 * a network it rejects.
 */
export async function writeNow(writes: readonly DirectWrite[]): Promise<void> {
  if (!navigator.onLine) throw new Error('offline')
  const db = await openFirestore()
  const once = { maxAttempts: 1 }
  await runTransaction(
    db,
    async (transaction) => {
      for (const change of writes) {
        const reference = doc(db, change.path)
        if (change.kind === 'set') transaction.set(reference, change.fields)
        else if (change.kind === 'update') transaction.update(reference, change.fields)
        else transaction.delete(reference)
      }
    },
    once,
  )
}
