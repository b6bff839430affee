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

/** A Firebase project and the site that it serves, for one worker of the journeys alone. */
interface JourneySite {
  project: string
  siteUrl: string
  /** Host and port of its functions. */
  functionsHost: string
}

interface JourneySites {
  sites: JourneySite[]
  /** What Playwright is started with: its configuration leads each worker to its site. */
  env: NodeJS.ProcessEnv
  /** Resolves when emulators that were started here end without having been told to. */
  broken: Promise<Problem>
  /** Ends the emulators that were started here. */
  stop: () => Promise<void>
}

async function start(set: EmulatorSet, java: Java) {
  await demandFreePorts(set)
  return startEmulators(set, java)
}

/**
 * Gives a project the sample data and nothing else, and calls its functions once. Its triggers rest: each document that
 * is put back between two journeys would start some, and tests/functions tries them.
 */
async function prepare(set: EmulatorSet) {
  await disableTriggers(set)
  await clearEmulators(set)
  await seed(set)
  await warmUp(set)
}

/**
 * Makes a site for each worker. Each has a whole set of emulators: the Auth emulator answers all pages for one project,
 * Functions and Hosting know only one as well, and what is left, Firestore, costs 2 s of one core and 110 MB. The first
 * worker takes `set`, which may run already for other tests: once it is `released`, what it holds is replaced by the
 * sample data. The others are made ready meanwhile.
 */
export async function startJourneySites(
  set: EmulatorSet,
  java: Java,
  workers: number,
  released: Promise<unknown> = Promise.resolve(),
): Promise<JourneySites> {
  const others = Array.from({ length: workers - 1 }, (_, at) => workerSet(at + 1))
  const missing = (await isFree(set.ports.hub)) ? [set, ...others] : others
  const startAll = () => Promise.all(missing.map((one) => start(one, java)))
  const emulators = missing.length > 0 ? await step('Emulators for the journeys', startAll) : []
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
