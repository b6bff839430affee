/**
 * `npm run load`: floods of enquiries and sign-ins, many visitors, and how long the functions take to load, on
 * emulators of its own. Prints a table and writes it to .logs/load.md; fails when a count is not what it must be. Floods
 * call the handlers, as several instances would: the Functions emulator starts a process for every call that comes at
 * once. Words after `--` ask for a part: `npm run load -- enquiries visits`.
 */
import './load/quiet.ts'
import { initializeApp } from 'firebase-admin/app'
import { getAuth } from 'firebase-admin/auth'
import { getFirestore } from 'firebase-admin/firestore'
import { buildAll } from '../scripts/lib/build.ts'
import { main } from '../scripts/lib/main.ts'
import { step } from '../scripts/lib/steps.ts'
import { coldStart } from './load/coldStart.ts'
import { enquiries } from './load/enquiries.ts'
import { hostileCounters } from './load/gate.ts'
import { hostileAttempts, signIns } from './load/signIns.ts'
import { contentVisits } from './load/visits.ts'
import { type Figure, report } from './shared/figures.ts'
import { onTestStudio } from './shared/studio.ts'

await main(async () => {
  await step('Build', () => buildAll(['functions']))
  const asked = process.argv.slice(2)
  const figures: Figure[] = []
  await onTestStudio({}, async (set) => {
    const app = initializeApp({ projectId: set.project })
    const [db, auth] = [getFirestore(app), getAuth(app)]
    const parts: Record<string, () => Promise<Figure[]>> = {
      Enquiries: () => enquiries(db),
      'Sign-ins': () => signIns(db),
      'Hostile attempts': () => hostileAttempts(db, auth, set),
      'Hostile counters': () => hostileCounters(db, auth),
      Visits: () => contentVisits(db, auth),
      'Cold start': coldStart,
    }
    for (const [title, run] of Object.entries(parts))
      if (asked.length === 0 || asked.some((word) => title.toLowerCase().includes(word)))
        figures.push(...(await step(title, run)))
  })
  return report('load', figures)
})
