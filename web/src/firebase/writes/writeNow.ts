import { runTransaction } from 'firebase/firestore'
import { noteReached } from '../../lib/network'
import type { DirectWrite } from '../collection'
import { openFirestore } from '../firestore'
import { openAuth } from '../session/auth'
import { signedWriter } from './signedWriter'

/**
 * Writes all changes to the server atomically, for changes that must never wait on a device, such as roles. Rejects
 * without a network.
 */
export async function writeNow(writes: readonly DirectWrite[]): Promise<void> {
  const [db, { auth }] = await Promise.all([openFirestore(), openAuth()])
  const { currentUser } = auth
  if (!currentUser) throw new Error('nobody is signed in')
  const once = { maxAttempts: 1 }
  await runTransaction(
    db,
    async (transaction) => {
      const writer = signedWriter(db, transaction, currentUser.uid)
      for (const change of writes) {
        if (change.kind === 'set') writer.set(change.path, change.fields)
        else if (change.kind === 'update') writer.update(change.path, change.fields)
        else writer.delete(change.path, change.base)
      }
      writer.end()
    },
    once,
  )
  noteReached()
}
