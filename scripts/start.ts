/** `npm start`: runs the product on this machine, on the Firebase emulators. `-- --fresh` deletes the saved data. */

import { siteUrl } from './lib/emulators/emulatorSet.ts'
import { emulatorsLog } from './lib/emulators/emulators.ts'
import { main } from './lib/main.ts'
import { say, table } from './lib/steps.ts'
import { owner, startStudio } from './lib/studio.ts'

await main(async () => {
  const isFresh = process.argv.includes('--fresh')
  const { set, untilBroken } = await startStudio({ builds: ['web', 'functions'], isFresh })
  say()
  table([
    ['Site', `${siteUrl(set)}/`],
    ['Console', `${siteUrl(set)}/admin`],
    ['E-mail', owner.email],
    ['Password', owner.password],
    ['Stop', 'Ctrl-C (saves the data)'],
    ['Data', '.data (start over: npm start -- --fresh)'],
    ['Log', emulatorsLog(set)],
  ])
  return untilBroken()
}, 0)
