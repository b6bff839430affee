import { type ChildProcess, fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { collections } from '@studio/domain/collections'
import type { Firestore } from 'firebase-admin/firestore'
import type { EmulatorSet } from '../../scripts/lib/emulators/emulatorSet.ts'
import { exactly, type Figure, told } from '../../scripts/lib/figures.ts'
import { inRoot } from '../../scripts/lib/paths.ts'
import type { VisitorsReport } from './visitors.ts'

/** Visitors are spread over processes: a hundred in one would wait for each other, not for the server. */
const processes = 4
const visitorsEach = 25
const edits = 100
/** From one edit to the next, in ms; each is to be brought to all visitors, which takes two cores some 0.4 s. */
const pace = 500
/** How long all of them may take to be there, or to see the last edit, in ms. */
const patience = 120_000

/** Visitors who have the page open, under the rules, while the owner publishes one edit after the other. */
export async function listeners(db: Firestore, set: EmulatorSet): Promise<Figure[]> {
  const published = new Map<string, number>()
  const delays: number[] = []
  const everything = processes * visitorsEach * edits
  let ready = 0
  let look = () => {}
  const hear = (report: VisitorsReport) => {
    if ('ready' in report) ready++
    else
      for (const id of report.seen) {
        const at = published.get(id)
        if (at !== undefined) delays.push(report.at - at)
      }
    look()
  }
  /** Waits until it is so, or patience is at its end. */
  const until = async (isSo: () => boolean) => {
    const change = new Promise<void>((resolve) => {
      look = () => isSo() && resolve()
      look()
    })
    await Promise.race([change, wait(patience, undefined, { ref: false })])
  }
  const args = [`${visitorsEach}`, `${set.ports.firestore}`]
  const children = Array.from({ length: processes }, (): ChildProcess => {
    const child = fork(inRoot('tools/load/visitors.ts'), args)
    return child.on('message', hear)
  })
  await until(() => ready === processes)
  for (let n = 0; n < edits; n++) {
    const id = randomUUID()
    published.set(id, Date.now())
    const edit = { title_es: `Edición ${n}`, order_position: n }
    await Promise.all([db.collection(collections.projects).doc(id).set(edit), wait(pace)])
  }
  await until(() => delays.length === everything)
  for (const child of children) child.disconnect()
  delays.sort((one, other) => one - other)
  return [
    exactly(
      `${processes * visitorsEach} visitors listen while ${edits} edits are published, one every ${pace} ms: edits seen by all`,
      everything,
      delays.length,
    ),
    told('… time until one is seen, median', delays[Math.floor(delays.length / 2)] ?? Number.NaN),
    told('… time until one is seen, worst', delays.at(-1) ?? Number.NaN),
  ]
}
