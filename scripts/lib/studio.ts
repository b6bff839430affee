import { accounts, password } from '../seed/accounts.ts'
import { buildAll, type Workspace } from './build.ts'
import { disableTriggers, enableTriggers, forgetData, requestPublication, savedData } from './emulators/data.ts'
import { type EmulatorSet, environmentOf, studioSet } from './emulators/emulatorSet.ts'
import { emulatorsLog, startEmulators } from './emulators/emulators.ts'
import { findJava } from './emulators/java.ts'
import { demandFree, demandFreePorts } from './emulators/ports.ts'
import { inRoot } from './paths.ts'
import { Problem } from './problem.ts'
import { run } from './processes.ts'
import { step } from './steps.ts'

/** The owner's account in the sample data. */
export const owner = { email: accounts[0].email, password }

/** Fills a set of emulators with the sample data, small or large. */
export async function seed(set: EmulatorSet, size: 'small' | 'large' = 'small') {
  const log = `seed-${set.name}.log`
  const args = [inRoot('scripts/seed.ts'), ...(size === 'large' ? ['--large'] : [])]
  const code = await run(process.execPath, args, { output: { log }, env: environmentOf(set) })
  if (code !== 0) throw new Problem(`The sample data could not be written: see .logs/${log}.`)
}

/**
 * Starts Java, builds, emulators and, on the first run, the sample data for `npm start` and `npm run dev`. `isFresh`
 * deletes the saved data. `untilBroken` rejects if the emulators end unexpectedly.
 */
export async function startStudio(needs: { builds: Workspace[]; ports?: Record<string, number>; isFresh: boolean }) {
  const set = studioSet()
  const java = await step('Java', async (note) => {
    const found = await findJava()
    note(`${found.version} in ${found.bin}`)
    return found
  })
  await demandFreePorts(set)
  await demandFree(needs.ports ?? {}, '`npm run dev`')
  if (needs.isFresh) forgetData()
  await step('Build', async (note) => {
    const built = await buildAll(needs.builds)
    note(built.length > 0 ? built.join(', ') : 'nothing has changed')
  })
  const data = savedData()
  const emulators = await step('Emulators', (note) => {
    note(emulatorsLog(set))
    return startEmulators(set, java, { data })
  })
  if (!data) {
    await step('Sample data', async () => {
      // Otherwise the triggers would start five processes for the sample documents, and these would keep running
      // although no studio needs them.
      await disableTriggers(set)
      await seed(set)
      await enableTriggers(set)
    })
  }
  // The build's pages have the sample data. The publisher replaces it by what is stored.
  if (needs.builds.includes('web')) await requestPublication(set)
  emulators.saveAtEnd()
  return { set, untilBroken: () => emulators.broken.then((problem) => Promise.reject(problem)) }
}
