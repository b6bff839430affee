import type { Values } from '@studio/domain/outbox/pendingMutation'
import { Bytes, doc, type Firestore, runTransaction } from 'firebase/firestore'
import { NothingToWrite } from '../reads/readStored'
import { oneRun } from './oneRun'
import { type Outcome, withRole } from './send'
import { signedWriter } from './signedWriter'

/** Time that the server has for a file of 1 MB, in ms: a slow network transfers 5 KB per second. */
const patienceMs = 300_000

const transaction = oneRun<void>()

/**
 * Stores a document that is named by its content, such as a piece of a film. If the server has it already, it is not
 * sent again but marked as used. It needs no receipt, because storing it twice changes nothing.
 */
export const sendFile = (db: Firestore, userId: string, path: string, fields: Values): Promise<Outcome> =>
  withRole(db, userId, async () => {
    await transaction(path, () => store(db, userId, path, fields), patienceMs)
    return { kind: 'published' }
  })

async function store(db: Firestore, userId: string, path: string, fields: Values): Promise<void> {
  await runTransaction(
    db,
    async (transaction) => {
      const stored = await transaction.get(doc(db, path))
      if (stored.exists() && stored.get('expires_at') === null) throw new NothingToWrite()
      const writer = signedWriter(db, transaction, userId)
      if (stored.exists()) writer.update(path, { expires_at: null })
      else writer.set(path, encoded(fields))
    },
    { maxAttempts: 3 },
  ).catch((error: unknown) => {
    if (!(error instanceof NothingToWrite)) throw error
  })
}

const encoded = (fields: Values): Values =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      value instanceof Uint8Array ? Bytes.fromUint8Array(value) : value,
    ]),
  )
