import type { Problem } from '../problem.ts'
import { step } from '../steps.ts'
import { seed } from '../studio.ts'
import { disableTriggers } from './data.ts'
import { type EmulatorSet, environmentOf, workerSet } from './emulatorSet.ts'
import { startEmulators } from './emulators.ts'
import type { Java } from './java.ts'
import { demandFreePorts } from './ports.ts'
import { warmUp } from './warmUp.ts'
import { sitesVariable } from './workerSite.ts'

interface E2eSites {
  /** Playwright's environment; its configuration gives each worker its site. */
  env: NodeJS.ProcessEnv
  /** Resolves if the emulators end unexpectedly. */
  broken: Promise<Problem>
  stop: () => Promise<void>
}

async function start(set: EmulatorSet, java: Java) {
  await demandFreePorts(set)
  return startEmulators(set, java)
}

/**
 * Writes a project's sample data and calls its functions once. Triggers are disabled, because each document that is
 * restored between two tests would start some; tests/functions tests them.
 */
async function prepare(set: EmulatorSet) {
  await disableTriggers(set)
  await seed(set)
  await warmUp(set)
}

/**
 * Starts and prepares a site for each worker, each with its own set of emulators. The Auth emulator serves only one
 * project to all pages, and so do Functions and Hosting. A set's Firestore costs only 2 s of one core and 110 MB. The
 * sets must be new: triggers that other tests have started may publish their content minutes later.
 */
export async function startE2eSites(java: Java, workers: number): Promise<E2eSites> {
  const sets = Array.from({ length: workers }, (_, at) => workerSet(at))
  const startAll = () => Promise.all(sets.map((set) => start(set, java)))
  const emulators = await step('Emulators for the end-to-end tests', startAll)
  await step('Sample data, first sign-in', () => Promise.all(sets.map(prepare)))
  const [first] = sets
  return {
    env: { ...(first && environmentOf(first)), [sitesVariable]: JSON.stringify(sets.map(environmentOf)) },
    broken: Promise.race(emulators.map(({ broken }) => broken)),
    stop: async () => {
      await Promise.all(emulators.map(({ stop }) => stop()))
    },
  }
}
