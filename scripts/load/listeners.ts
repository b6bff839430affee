import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { collections } from '@studio/domain/collections'
import { deleteApp, initializeApp } from 'firebase/app'
import { collection, connectFirestoreEmulator, getFirestore, onSnapshot, setLogLevel } from 'firebase/firestore'
import type { Firestore } from 'firebase-admin/firestore'
import { type EmulatorSet, projectId } from '../lib/emulatorSet.ts'
import { exactly, type Figure, told } from './figures.ts'

const visitors = 100
const edits = 100
const patience = 120_000

/** Visitors who have the page open, under the rules, while the owner publishes one edit after the other. */
export async function listeners(db: Firestore, set: EmulatorSet): Promise<Figure[]> {
  setLogLevel('error')
  const run = randomUUID()
  const published = new Map<string, number>()
  const delays: number[] = []
  const seen = Array.from({ length: visitors }, () => new Set<string>())
  let ready = 0
  const apps = seen.map((mine, n) => {
    const app = initializeApp({ projectId, apiKey: 'any' }, `visitor-${n}-${run}`)
    const store = getFirestore(app)
    connectFirestoreEmulator(store, '127.0.0.1', set.ports.firestore)
    let isFirst = true
    onSnapshot(collection(store, collections.projects), (snapshot) => {
      if (isFirst) ready++
      isFirst = false
      for (const { doc } of snapshot.docChanges()) {
        const at = published.get(doc.id)
        if (at === undefined || mine.has(doc.id)) continue
        mine.add(doc.id)
        delays.push(performance.now() - at)
      }
    })
    return app
  })
  const until = async (isDone: () => boolean) => {
    for (const end = Date.now() + patience; !isDone() && Date.now() < end; ) await wait(20)
  }
  await until(() => ready === visitors)
  for (let n = 0; n < edits; n++) {
    const id = `load-${run}-${n}`
    published.set(id, performance.now())
    await db
      .collection(collections.projects)
      .doc(id)
      .set({ title_es: `Edición ${n}`, order_position: n })
  }
  await until(() => seen.every(({ size }) => size === edits))
  await Promise.all(apps.map(deleteApp))
  delays.sort((one, other) => one - other)
  return [
    exactly(
      `${visitors} visitors listen while ${edits} edits are published: edits seen by all`,
      visitors * edits,
      delays.length,
    ),
    told('… time until one is seen, median', delays[Math.floor(delays.length / 2)] ?? Number.NaN),
    told('… time until one is seen, worst', delays.at(-1) ?? Number.NaN),
  ]
}
