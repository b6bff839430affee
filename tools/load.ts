/**
 * `npm run load`: floods of enquiries and sign-ins, many visitors, and the loading time of the functions, on its own
 * emulators. Prints a table and writes it to .logs/load.md; fails if a count is wrong. Floods call the handlers
 * directly, as several instances would, because the Functions emulator starts a process for every parallel call. Words
 * after `--` select a part: `npm run load -- enquiries visits`.
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
