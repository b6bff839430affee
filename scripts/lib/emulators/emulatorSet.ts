import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { withEmulators } from '../contentSecurityPolicy.ts'
import { builtConfig, type EmulatorName, emulatorNames, trackedConfig } from '../firebaseConfig.ts'
import { inRoot } from '../paths.ts'

/** A project id that begins with `demo-` never uses the network. */
export const projectId = 'demo-studio'

export type Ports = Record<EmulatorName | 'websocket', number>

/** One set of emulators; several sets can run side by side. */
export interface EmulatorSet {
  /** The name of its folder of logs. */
  name: string
  /** The set's Firebase project. */
  project: string
  /** The configuration file. It must be in the root, because its paths are relative. */
  config: string
  ports: Ports
}

/** Returns the set of `npm start` and `npm run dev`, with the ports of firebase.json. */
export function studioSet(): EmulatorSet {
  const { emulators } = trackedConfig()
  const ports = Object.fromEntries(emulatorNames.map((name) => [name, emulators[name].port])) as Ports
  ports.websocket = emulators.firestore.websocketPort ?? 9150
  return { name: 'studio', project: projectId, config: inRoot('.firebase-studio.json'), ports }
}

/** TEST_PORT_SHIFT lets two test runs share a machine: set it for one of them. */
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

/** Returns a set whose ports are at this distance from those of `npm test`. */
const setBeside = (name: string, project: string, distance: number): EmulatorSet => ({
  name,
  project,
  config: inRoot(`.firebase-${name}${shift ? `-by-${shift}` : ''}.json`),
  ports: Object.fromEntries(Object.entries(testPorts).map(([key, port]) => [key, port + distance])) as Ports,
})

export const testSet = () => setBeside('test', projectId, 0)

/** The project whose functions require App Check, configured in functions/.env.demo-app-check. */
export const appCheckProject = 'demo-app-check'

/** Returns a second set, for functions with another configuration; it shares Firestore with the first. */
export const appCheckSet = () => setBeside('app-check', appCheckProject, 20)

/** Returns the set of an end-to-end worker, up to four; the first uses that of `npm test`. */
export const workerSet = (worker: number) =>
  worker === 0 ? testSet() : setBeside(`test-${worker}`, `${projectId}-${worker}`, 20 + 20 * worker)

/** Returns the folder that a set's Hosting serves, relative to the root. */
export const hostingFolder = ({ name, config }: EmulatorSet) =>
  name === 'studio' ? 'web/dist' : `web/served/${path.basename(config, '.json').replace('.firebase-', '')}`

/**
 * Writes a set's configuration next to firebase.json: the deployed one with the set's own ports, and with policies that
 * let the pages reach them. Returns a function that removes the file.
 */
export function writeConfig(set: EmulatorSet) {
  const { config, ports } = set
  const content = builtConfig()
  content.hosting.public = hostingFolder(set)
  for (const name of emulatorNames) content.emulators[name].port = ports[name]
  content.emulators.firestore.websocketPort = ports.websocket
  writeFileSync(
    config,
    withEmulators(JSON.stringify(content, undefined, 2), [ports.auth, ports.firestore], siteUrl(set)),
  )
  return () => rmSync(config, { force: true })
}

/** Returns the address of a set's site. */
export const siteUrl = ({ ports }: EmulatorSet) => `http://127.0.0.1:${ports.hosting}`

/** Returns the environment variables by which the Firebase SDKs, the seed and the tests find a set. */
export const environmentOf = (set: EmulatorSet) => ({
  GCLOUD_PROJECT: set.project,
  FIRESTORE_EMULATOR_HOST: `127.0.0.1:${set.ports.firestore}`,
  FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${set.ports.auth}`,
  FUNCTIONS_EMULATOR_HOST: `127.0.0.1:${set.ports.functions}`,
  SITE_URL: siteUrl(set),
  // There is no cloud around the emulators; without this the SDKs would look for one and wait.
  METADATA_SERVER_DETECTION: 'none',
})
