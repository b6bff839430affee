import type { FirebaseOptions } from 'firebase/app'
import { localStore } from '../lib/browserStorage'
import { once } from '../lib/once'
import { hearServerTime } from '../lib/serverTime'

interface Address {
  host: string
  port: number
}

/** Which project this page talks to, and the emulators' addresses when it was served by them. */
export interface RuntimeConfig {
  app: FirebaseOptions
  emulators?: { auth: Address; firestore: Address }
}

const storageKey = 'studio.firebase'

/**
 * Asks Hosting, which knows the project that serves this page: the same build runs on the emulators and on a real
 * project. The answer is kept on the device so that the page can open its data offline; one that comes late is for the
 * next start.
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

/** How long Hosting may take while there is a kept answer, in ms: the console waits for it. */
const patienceMs = 250

/** The answer that was kept by whatever version; none that names no project. A visit has no room for a schema. */
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
