/**
 * A process with some visitors who have the page open: started by listeners.ts, which is told when all of them have the
 * list and which edit each of them sees when. Each is a client of its own, as each visitor's page is.
 */
import { collections } from '@studio/domain/collections'
import { initializeApp } from 'firebase/app'
import { collection, connectFirestoreEmulator, getFirestore, onSnapshot, setLogLevel } from 'firebase/firestore'
import { projectId } from '../../scripts/lib/emulators/emulatorSet.ts'

/** To the parent: these visitors have the list; one of them sees documents for the first time, at a moment in ms. */
export type VisitorsReport = { ready: true } | { seen: string[]; at: number }

const [count, port] = process.argv.slice(2).map(Number)
const report = (message: VisitorsReport) => process.connected && process.send?.(message)

setLogLevel('silent')
process.on('disconnect', () => process.exit())
let waiting = count ?? 0
for (let n = 0; n < (count ?? 0); n++) {
  const store = getFirestore(initializeApp({ projectId, apiKey: 'any' }, `visitor-${n}`))
  connectFirestoreEmulator(store, '127.0.0.1', port ?? 0)
  const seen = new Set<string>()
  let isFirst = true
  onSnapshot(collection(store, collections.projects), (snapshot) => {
    const changed = snapshot.docChanges().map(({ doc }) => doc.id)
    const fresh = changed.filter((id) => !seen.has(id))
    for (const id of fresh) seen.add(id)
    if (fresh.length > 0) report({ seen: fresh, at: Date.now() })
    if (isFirst && --waiting === 0) report({ ready: true })
    isFirst = false
  })
}
