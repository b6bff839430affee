import type { Decision } from '@studio/domain/outbox/decide'
import { isSame } from '@studio/domain/outbox/merge'
import type { Values } from '@studio/domain/outbox/pendingMutation'
import { doc, type Firestore, onSnapshot } from 'firebase/firestore'
import { plain } from '../plain'

/** A document and its written change. */
interface Written {
  path: string
  decision: Decision
}

/** Time to wait for the device's copies, in ms. The transaction is already confirmed. */
const patienceMs = 8000
/**
 * Maximum number of documents to wait for. In a longer list only the first and last are watched; its own listener
 * delivers the rest.
 */
const mostWatched = 8

/**
 * Resolves once server-confirmed snapshots contain the writes, so that no old value flashes up when the outbox removes
 * its entry.
 */
export async function waitForSnapshot(db: Firestore, written: readonly Written[]): Promise<void> {
  const some = written.length > mostWatched ? [...written.slice(0, 4), ...written.slice(-4)] : written
  await Promise.all(some.map((one) => seen(db, one)))
}

const seen = (db: Firestore, { path, decision }: Written) =>
  new Promise<void>((resolve) => {
    const finish = () => {
      clearTimeout(timer)
      stop()
      resolve()
    }
    let stop = () => {}
    const timer = setTimeout(finish, patienceMs)
    stop = onSnapshot(
      doc(db, path),
      { includeMetadataChanges: true },
      (snapshot) => {
        const stored = snapshot.data()
        if (!snapshot.metadata.fromCache && shows(decision, stored && plain(stored))) finish()
      },
      finish,
    )
  })

function shows(decision: Decision, stored: Values | undefined): boolean {
  if (decision.kind === 'delete') return !stored
  if (decision.kind !== 'create' && decision.kind !== 'update') return true
  if (!stored) return false
  const { rev, base_rev } = decision.fields
  // A later write may have replaced this one already. In that case `base_rev` is gone as well.
  if (rev !== undefined) return stored.rev === rev || stored.rev !== base_rev
  return Object.entries(decision.fields).every(([name, value]) => isSame(stored[name], value))
}
