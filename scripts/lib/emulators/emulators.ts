import { spawn } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { atEnd } from '../main.ts'
import { inRoot } from '../paths.ts'
import { Problem } from '../problem.ts'
import { step } from '../steps.ts'
import { type EmulatorSet, writeConfig } from './emulatorSet.ts'
import { firestoreJar } from './firestoreJar.ts'
import type { Java } from './java.ts'
import type { SupervisorOrder, SupervisorReport, SupervisorRequest } from './supervisor.ts'

export interface Emulators {
  /** Saves what was entered when the emulators end, however that comes about. */
  saveAtEnd: () => void
  /** Resolves when they end without having been told to. */
  broken: Promise<Problem>
  /** Ends them and waits; rejects when what was entered could not be saved. */
  stop: () => Promise<void>
}

/** The file that has the emulators' chatter. */
export const emulatorsLog = (set: EmulatorSet) => path.join('.logs', set.name, 'emulators.log')

/** What keeps firebase-tools from calling out, and gives it the Java and the Firestore emulator that were found. */
function environment(java: Java): NodeJS.ProcessEnv {
  const jar = firestoreJar(java)
  return {
    // No message of the day, no search for updates, no questions.
    CI: 'true',
    NO_UPDATE_NOTIFIER: '1',
    // It would ask the registry for a newer firebase-functions.
    npm_config_offline: 'true',
    METADATA_SERVER_DETECTION: 'none',
    // Seconds that a function's process may take to start: half a minute is too little on a busy machine.
    FUNCTIONS_DISCOVERY_TIMEOUT: '120',
    NO_COLOR: '1',
    PATH: `${java.bin}${path.delimiter}${process.env.PATH}`,
    JAVA_HOME: path.dirname(java.bin),
    // The Firestore emulator keeps every change for the listeners of closed pages: a quarter of the memory is too little.
    // The parallel collector stops the emulator for a moment, and leaves it the cores otherwise.
    JAVA_TOOL_OPTIONS: `-XX:MaxRAMPercentage=50 -XX:+UseParallelGC ${process.env.JAVA_TOOL_OPTIONS ?? ''}`,
    ...(jar && { FIRESTORE_EMULATOR_BINARY_PATH: jar }),
  }
}

const allEmulators = ['auth', 'functions', 'firestore', 'hosting'] as const

/** With the data of an earlier run, only some of them, or for another project. */
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
  // The Hosting emulator wants its folder, even where nothing has been built.
  mkdirSync(inRoot('web/dist'), { recursive: true })
  const removeConfig = writeConfig(set)
  atEnd(async () => removeConfig())
  const order: SupervisorOrder = {
    args: [
      ...['emulators:start', '--project', project, '--config', set.config],
      ...['--only', only.join(','), ...(data ? ['--import', data] : [])],
    ],
    env: environment(java),
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
    // What there is to save is worth a step: it takes a moment, and nobody should pull the plug.
    if (savesAtEnd && supervisor.connected) await step('Saving what was entered', end)
    else await end()
    removeConfig()
    if (notSaved) throw new Problem(`What was entered could not be saved (${notSaved}): see ${emulatorsLog(set)}.`)
  }
  atEnd(stop)
  const broken = hasEnded.then(
    () => new Problem(`The emulators ended (${problem || 'no reason given'}): see ${emulatorsLog(set)}.`),
  )
  const first = await Promise.race([isReady, broken])
  if (first !== true) throw first
  if (problem) throw new Problem(`The emulators do not run as they should (${problem}): see ${emulatorsLog(set)}.`)
  const saveAtEnd = () => {
    savesAtEnd = true
    request('save at the end')
  }
  return { saveAtEnd, broken, stop }
}
