import type { FirebaseOptions } from 'firebase/app'
import * as v from 'valibot'
import { once } from '../lib/once'

type Address = v.InferOutput<typeof Address>

/** Which project this page talks to, and the emulators' addresses when it was served by them. */
export interface RuntimeConfig {
  app: FirebaseOptions
  emulators?: { auth: Address; firestore: Address }
}

const storageKey = 'studio.firebase'

const Address = v.object({ host: v.string(), port: v.number() })
/** What was kept of the answer, by whatever version. */
const Kept = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    app: v.looseObject({ projectId: v.string() }),
    emulators: v.optional(v.object({ auth: Address, firestore: Address })),
  }),
)

/**
 * Asks Hosting, which knows the project that serves this page: the same build runs on the emulators and on a real
 * project. The answer is kept on the device so that the page can open its data offline.
 */
export const loadConfig: () => Promise<RuntimeConfig> = once(async () => {
  try {
    const config = await fetchConfig()
    localStorage.setItem(storageKey, JSON.stringify(config))
    return config
  } catch (error) {
    const kept = v.safeParse(Kept, localStorage.getItem(storageKey))
    if (kept.success) return kept.output as RuntimeConfig
    throw error
  }
})

async function fetchConfig(): Promise<RuntimeConfig> {
  const app = (await (await fetchOk('/__/firebase/init.json')).json()) as FirebaseOptions
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
