import { rmSync, writeFileSync } from 'node:fs'
import { withEmulators } from '../contentSecurityPolicy.ts'
import { builtConfig, type EmulatorName, emulatorNames, trackedConfig } from '../firebaseConfig.ts'
import { inRoot } from '../paths.ts'

/** A project id that begins with `demo-` never calls out. */
export const projectId = 'demo-studio'

export type Ports = Record<EmulatorName | 'websocket', number>

/** One set of emulators; two sets can run side by side. */
export interface EmulatorSet {
  /** The name of the folder of its logs. */
  name: string
  /** The Firebase project that it stands for. */
  project: string
  /** The configuration file, which has to stand in the root: its paths are relative to it. */
  config: string
  ports: Ports
}

/** The set that `npm start` and `npm run dev` show: the ports of firebase.json. */
export function studioSet(): EmulatorSet {
  const { emulators } = trackedConfig()
  const ports = Object.fromEntries(emulatorNames.map((name) => [name, emulators[name].port])) as Ports
  ports.websocket = emulators.firestore.websocketPort ?? 9150
  return { name: 'studio', project: projectId, config: inRoot('.firebase-studio.json'), ports }
}

/** Two runs on one machine, of one clone or of two, stand side by side when one of them shifts its ports. */
const shift = Number(process.env.TEST_PORT_SHIFT ?? 0)

const testPorts: Ports = {
  auth: 9199 + shift,
  functions: 5101 + shift,
  firestore: 8180 + shift,
  websocket: 9250 + shift,
  hosting: 5100 + shift,
  hub: 4410 + shift,
  logging: 4510 + shift,
  eventarc: 9399 + shift,
  tasks: 9599 + shift,
}

/** A set whose ports are so far from those of `npm test`. */
const setBeside = (name: string, project: string, distance: number): EmulatorSet => ({
  name,
  project,
  config: inRoot(`.firebase-${name}${shift ? `-by-${shift}` : ''}.json`),
  ports: Object.fromEntries(Object.entries(testPorts).map(([key, port]) => [key, port + distance])) as Ports,
})

/** The set of `npm test`. */
export const testSet = () => setBeside('test', projectId, 0)

/** The project whose functions demand App Check: functions/.env.demo-app-check says so. */
export const appCheckProject = 'demo-app-check'

/** A set beside that of `npm test`, for functions that are configured otherwise; it shares the others' Firestore. */
export const appCheckSet = () => setBeside('app-check', appCheckProject, 20)

/** The set of a worker of the journeys; the first has that of `npm test`, others one like it, up to four. */
export const workerSet = (worker: number) =>
  worker === 0 ? testSet() : setBeside(`test-${worker}`, `${projectId}-${worker}`, 20 + 20 * worker)

/**
 * Writes a set's configuration next to firebase.json: what is deployed, with the set's own ports, and with policies that
 * let the pages talk to them. Returns what removes the file.
 */
export function writeConfig(set: EmulatorSet) {
  const { config, ports } = set
  const content = builtConfig()
  for (const name of emulatorNames) content.emulators[name].port = ports[name]
  content.emulators.firestore.websocketPort = ports.websocket
  writeFileSync(
    config,
    withEmulators(JSON.stringify(content, undefined, 2), [ports.auth, ports.firestore], siteUrl(set)),
  )
  return () => rmSync(config, { force: true })
}

/** The address of the site that a set serves. */
export const siteUrl = ({ ports }: EmulatorSet) => `http://127.0.0.1:${ports.hosting}`

/** What the Firebase SDKs, the seed and the tests read to find a set. */
export const environmentOf = (set: EmulatorSet) => ({
  GCLOUD_PROJECT: set.project,
  FIRESTORE_EMULATOR_HOST: `127.0.0.1:${set.ports.firestore}`,
  FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${set.ports.auth}`,
  FUNCTIONS_EMULATOR_HOST: `127.0.0.1:${set.ports.functions}`,
  SITE_URL: siteUrl(set),
  // There is no cloud around the emulators; the SDKs would look for one and wait.
  METADATA_SERVER_DETECTION: 'none',
})
