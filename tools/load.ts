/**
 * `npm run load`: floods of enquiries and sign-ins, many visitors, and how long the functions take to load, on
 * emulators of its own. Prints a table and writes it to .logs/load.md; fails when a count is not what it must be. Floods
 * call the handlers, as several instances would: the Functions emulator starts a process for every call that comes at
 * once. Words after `--` ask for a part: `npm run load -- enquiries visits`.
 */
import './load/quiet.ts'
import { writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { initializeApp } from 'firebase-admin/app'
import { getAuth } from 'firebase-admin/auth'
import { getFirestore } from 'firebase-admin/firestore'
import { buildAll } from '../scripts/lib/build.ts'
import { environmentOf, projectId, testSet } from '../scripts/lib/emulators/emulatorSet.ts'
import { startEmulators } from '../scripts/lib/emulators/emulators.ts'
import { findJava } from '../scripts/lib/emulators/java.ts'
import { demandFreePorts } from '../scripts/lib/emulators/ports.ts'
import { type Figure, markdown } from '../scripts/lib/figures.ts'
import { main } from '../scripts/lib/main.ts'
import { inRoot } from '../scripts/lib/paths.ts'
import { say, step, table } from '../scripts/lib/steps.ts'
import { coldStart } from './load/coldStart.ts'
import { enquiries } from './load/enquiries.ts'
import { hostileCounters } from './load/gate.ts'
import { hostileAttempts, signIns } from './load/signIns.ts'
import { contentVisits } from './load/visits.ts'

await main(async () => {
  const set = testSet()
  await demandFreePorts(set)
  const java = await findJava()
  await step('Build', () => buildAll(['functions']))
  const emulators = await step('Emulators', () => startEmulators(set, java))
  Object.assign(process.env, environmentOf(set))
  const app = initializeApp({ projectId })
  const [db, auth] = [getFirestore(app), getAuth(app)]
  const asked = process.argv.slice(2)
  const parts: [title: string, run: () => Promise<Figure[]>][] = [
    ['Enquiries', () => enquiries(db)],
    ['Sign-ins', () => signIns(db)],
    ['Hostile attempts', () => hostileAttempts(db, auth, set)],
    ['Hostile counters', () => hostileCounters(db, auth)],
    ['Visits', () => contentVisits(db, auth)],
    ['Cold start', coldStart],
  ]
  const figures: Figure[] = []
  const wanted = parts.filter(
    ([title]) => asked.length === 0 || asked.some((word) => title.toLowerCase().includes(word)),
  )
  for (const [title, run] of wanted) figures.push(...(await step(title, run)))
  await step('Stopping the emulators', emulators.stop)
  const missed = figures.filter(({ holds }) => !holds)
  writeFileSync(inRoot('.logs/load.md'), `${markdown(figures)}\n`)
  say()
  table(figures.map(({ what, expected, found, holds }) => [holds ? '✓' : '✗', what, expected, found]))
  say(`  ${cpus().length} cores; written to .logs/load.md`)
  say(`${figures.length - missed.length} passed, ${missed.length} failed`)
  return missed.length === 0 ? 0 : 1
})
