import type { Problem } from '../problem.ts'
import { step } from '../steps.ts'
import { seed } from '../studio.ts'
import { clearEmulators, disableTriggers } from './data.ts'
import { type EmulatorSet, environmentOf, siteUrl, workerSet } from './emulatorSet.ts'
import { startEmulators } from './emulators.ts'
import type { Java } from './java.ts'
import { demandFreePorts, isFree } from './ports.ts'
import { warmUp } from './warmUp.ts'
import { sitesVariable } from './workerSite.ts'

/** A Firebase project and its site, used by a single end-to-end worker. */
interface E2eSite {
  project: string
  siteUrl: string
  /** Host and port of its functions. */
  functionsHost: string
}

interface E2eSites {
  sites: E2eSite[]
  /** Playwright's environment; its configuration gives each worker its site. */
  env: NodeJS.ProcessEnv
  /** Resolves if emulators that were started here end unexpectedly. */
  broken: Promise<Problem>
  /** Ends the emulators that were started here. */
  stop: () => Promise<void>
}

async function start(set: EmulatorSet, java: Java) {
  await demandFreePorts(set)
  return startEmulators(set, java)
}

/**
 * Replaces a project's data by the sample data and calls its functions once. Triggers are disabled, because each
 * document that is restored between two tests would start some; tests/functions tests them.
 */
async function prepare(set: EmulatorSet) {
  await disableTriggers(set)
  await clearEmulators(set)
  await seed(set)
  await warmUp(set)
}

/**
 * Prepares a site for each worker, each with its own set of emulators. The Auth emulator serves only one project to all
 * pages, and so do Functions and Hosting. A set's Firestore costs only 2 s of one core and 110 MB. The first worker
 * uses `set`, which other tests may still be using: its data is replaced once it is `released`. The other sites are
 * prepared meanwhile.
 */
export async function startE2eSites(
  set: EmulatorSet,
  java: Java,
  workers: number,
  released: Promise<unknown> = Promise.resolve(),
): Promise<E2eSites> {
  const others = Array.from({ length: workers - 1 }, (_, at) => workerSet(at + 1))
  const missing = (await isFree(set.ports.hub)) ? [set, ...others] : others
  const startAll = () => Promise.all(missing.map((one) => start(one, java)))
  const emulators = missing.length > 0 ? await step('Emulators for the end-to-end tests', startAll) : []
  const sets = [set, ...others]
  const prepareOne = async (one: EmulatorSet) => {
    if (one === set) await released
    await prepare(one)
  }
  await step('Sample data, first sign-in', () => Promise.all(sets.map(prepareOne)))
  return {
    sites: sets.map((one) => ({
      project: one.project,
      siteUrl: siteUrl(one),
      functionsHost: environmentOf(one).FUNCTIONS_EMULATOR_HOST,
    })),
    env: { ...environmentOf(set), [sitesVariable]: JSON.stringify(sets.map(environmentOf)) },
    broken: emulators.length > 0 ? Promise.race(emulators.map(({ broken }) => broken)) : new Promise(() => {}),
    stop: async () => {
      await Promise.all(emulators.map(({ stop }) => stop()))
    },
  }
}
