import type { FirebaseOptions } from 'firebase/app'
import { localStore } from '../lib/browserStorage'
import { once } from '../lib/once'
import { hearServerTime } from '../lib/serverTime'

interface Address {
  host: string
  port: number
}

/** The project that this page belongs to, and the emulators' addresses if they serve it. */
export interface RuntimeConfig {
  app: FirebaseOptions
  emulators?: { auth: Address; firestore: Address }
}

const storageKey = 'studio.firebase'

/**
 * Asks Hosting for the project's configuration, so that the same build runs on the emulators and on any project. The
 * answer is stored on the device, so that the page can open its data offline. An answer that comes too late is used at
 * the next start.
 */
export const loadConfig: () => Promise<RuntimeConfig> = once(async () => {
  const kept = keptConfig()
  const asked = fetchConfig().then((config) => {
    localStore.write(storageKey, JSON.stringify(config))
    return config
  })
  if (!kept) return asked
  const late = new Promise<RuntimeConfig>((resolve) => setTimeout(() => resolve(kept), patienceMs))
  return Promise.race([asked.catch(() => kept), late])
})

/** Time that Hosting has if there is a stored answer, in ms; the console waits for it. */
const patienceMs = 250

/**
 * Returns the stored answer of any version; undefined if it names no project. It uses no schema, to keep the public
 * pages small.
 */
export function keptConfig(): RuntimeConfig | undefined {
  try {
    const kept = JSON.parse(localStore.read(storageKey) ?? 'null') as Partial<RuntimeConfig> | null
    return typeof kept?.app?.projectId === 'string' ? (kept as RuntimeConfig) : undefined
  } catch {
    return undefined
  }
}

async function fetchConfig(): Promise<RuntimeConfig> {
  const answer = await fetchOk('/__/firebase/init.json')
  const app = (await answer.json()) as FirebaseOptions
  hearServerTime(answer)
  if (!app.projectId?.startsWith('demo-')) return { app }
  const script = await (await fetchOk('/__/firebase/init.js?useEmulator=true')).text()
  const emulators = /var firebaseEmulators = (\{[\s\S]*?\n\});/.exec(script)?.[1]
  return emulators ? { app, emulators: JSON.parse(emulators) as RuntimeConfig['emulators'] } : { app }
}

async function fetchOk(path: string) {
  const response = await fetch(path)
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  return response
}
