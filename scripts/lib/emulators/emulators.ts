import { spawn } from 'node:child_process'
import { cpSync, mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { atEnd } from '../main.ts'
import { inRoot } from '../paths.ts'
import { Problem } from '../problem.ts'
import { step } from '../steps.ts'
import { type EmulatorSet, hostingFolder, siteUrl, writeConfig } from './emulatorSet.ts'
import { firestoreJar } from './firestoreJar.ts'
import type { Java } from './java.ts'
import type { SupervisorOrder, SupervisorReport, SupervisorRequest } from './supervisor.ts'

export interface Emulators {
  /** Requests that the data is saved when the emulators end, for any reason. */
  saveAtEnd: () => void
  /** Resolves if they end unexpectedly. */
  broken: Promise<Problem>
  /** Ends the emulators and waits; rejects if the data could not be saved. */
  stop: () => Promise<void>
}

/** Returns the log file of the emulators' output. */
export const emulatorsLog = (set: EmulatorSet) => path.join('.logs', set.name, 'emulators.log')

/**
 * Returns the environment that keeps firebase-tools offline and gives it the Java and the Firestore emulator that were
 * found.
 */
function environment(java: Java): NodeJS.ProcessEnv {
  const jar = firestoreJar(java)
  return {
    // Suppresses the message of the day, update checks and questions.
    CI: 'true',
    NO_UPDATE_NOTIFIER: '1',
    // Keeps firebase-tools from asking the registry for a newer firebase-functions.
    npm_config_offline: 'true',
    METADATA_SERVER_DETECTION: 'none',
    // Seconds for a function's process to start; half a minute is too little on a busy machine.
    FUNCTIONS_DISCOVERY_TIMEOUT: '120',
    NO_COLOR: '1',
    PATH: `${java.bin}${path.delimiter}${process.env.PATH}`,
    JAVA_HOME: path.dirname(java.bin),
    // The Firestore emulator stores every change for the listeners of closed pages, so a quarter of the memory is too
    // little. The parallel collector pauses the emulator briefly and otherwise leaves it the cores.
    JAVA_TOOL_OPTIONS: `-XX:MaxRAMPercentage=50 -XX:+UseParallelGC ${process.env.JAVA_TOOL_OPTIONS ?? ''}`,
    ...(jar && { FIRESTORE_EMULATOR_BINARY_PATH: jar }),
  }
}

/**
 * Returns the folder that a set's Hosting serves. Sets of tests get copies of the built site, so that none publishes
 * pages of its content to the others.
 */
export function serveBuiltSite(set: EmulatorSet): string {
  const [built, served] = [inRoot('web/dist'), inRoot(hostingFolder(set))]
  mkdirSync(built, { recursive: true })
  if (served !== built) {
    rmSync(served, { recursive: true, force: true })
    cpSync(built, served, { recursive: true })
  }
  return served
}

const allEmulators = ['auth', 'functions', 'firestore', 'hosting'] as const

/** Options: the data of an earlier run, a selection of emulators, or another project. */
interface StartOptions {
  data?: string | undefined
  only?: readonly (typeof allEmulators)[number][]
  project?: string
}

/** Starts a set of emulators and waits until all of them answer. */
export async function startEmulators(
  set: EmulatorSet,
  java: Java,
  { data, only = allEmulators, project = set.project }: StartOptions = {},
): Promise<Emulators> {
  mkdirSync(inRoot('.logs', set.name), { recursive: true })
  const served = serveBuiltSite(set)
  const removeConfig = writeConfig(set)
  atEnd(async () => removeConfig())
  const order: SupervisorOrder = {
    args: [
      ...['emulators:start', '--project', project, '--config', set.config],
      ...['--only', only.join(','), ...(data ? ['--import', data] : [])],
    ],
    // The functions publish pages into the folder that Hosting serves.
    env: { ...environment(java), HOSTING_FOLDER: served, SITE_URL: siteUrl(set) },
    log: inRoot(emulatorsLog(set)),
    hubPort: set.ports.hub,
  }
  const supervisor = spawn(process.execPath, [inRoot('scripts/lib/emulators/supervisor.ts'), JSON.stringify(order)], {
    detached: true,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const request = (message: SupervisorRequest) => supervisor.connected && supervisor.send(message)
  const hasEnded = new Promise<void>((resolve) => supervisor.once('exit', () => resolve()))
  let problem = ''
  let notSaved = ''
  const isReady = new Promise<true>((resolve) => {
    supervisor.on('message', (report: SupervisorReport) => {
      if ('ready' in report) resolve(true)
      if ('problem' in report) problem ||= report.problem
      if ('notSaved' in report) notSaved = report.notSaved
    })
  })
  let savesAtEnd = false
  const end = async () => {
    request('stop')
    await hasEnded
  }
  const stop = async () => {
    // Saving takes a moment, so it is shown as a step to discourage killing the process.
    if (savesAtEnd && supervisor.connected) await step('Saving the data', end)
    else await end()
    removeConfig()
    if (notSaved) throw new Problem(`The data could not be saved (${notSaved}): see ${emulatorsLog(set)}.`)
  }
  atEnd(stop)
  const broken = hasEnded.then(
    () => new Problem(`The emulators ended (${problem || 'no reason given'}): see ${emulatorsLog(set)}.`),
  )
  const first = await Promise.race([isReady, broken])
  if (first !== true) throw first
  if (problem) throw new Problem(`The emulators do not run properly (${problem}): see ${emulatorsLog(set)}.`)
  const saveAtEnd = () => {
    savesAtEnd = true
    request('save at the end')
  }
  return { saveAtEnd, broken, stop }
}
