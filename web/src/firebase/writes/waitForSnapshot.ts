import type { Decision } from '@studio/domain/outbox/decide'
import { isSame } from '@studio/domain/outbox/merge'
import type { Values } from '@studio/domain/outbox/pendingMutation'
import { doc, type Firestore, onSnapshot } from 'firebase/firestore'
import { plain } from '../plain'

/** A document and what was written to it. */
interface Written {
  path: string
  decision: Decision
}

/** The transaction has been confirmed; this only waits until the device's own copies are as new. */
const patienceMs = 8000
/** A longer list is watched in its first and last documents: its own listener brings the rest. */
const mostWatched = 8

/**
 * Resolves once snapshots that the server has confirmed show what was written, so that nothing flickers back when the
 * outbox lets go of it.
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
  // Somebody may have written on top already: then the revision that mine replaced is gone too.
  if (rev !== undefined) return stored.rev === rev || stored.rev !== base_rev
  return Object.entries(decision.fields).every(([name, value]) => isSame(stored[name], value))
}
