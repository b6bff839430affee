import { globSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { contentSecurityPolicy, inlineHashes, type PolicyOf } from './contentSecurityPolicy.ts'
import { root } from './paths.ts'
import { type Redirect, redirects } from './redirects.ts'

/** The emulators that have a port in firebase.json. */
export const emulatorNames = [
  'auth',
  'functions',
  'firestore',
  'hosting',
  'hub',
  'logging',
  'eventarc',
  'tasks',
] as const
export type EmulatorName = (typeof emulatorNames)[number]

/** The part of firebase.json that is read or changed here. */
export interface FirebaseConfig {
  firestore: { location: string }
  hosting: {
    public: string
    ignore: string[]
    predeploy?: string
    headers: { source?: string; regex?: string; headers: { key: string; value: string }[] }[]
    redirects?: Redirect[]
  }
  functions: { predeploy?: string; runtime: string }[]
  emulators: Record<EmulatorName, { host: string; port: number; websocketPort?: number }>
}

interface Choices {
  /** The folder of firebase.json and the built pages: the clone, unless a test deploys a copy. */
  folder?: string
  /** The location of Firestore's data, if it differs from the tracked one. A database cannot be moved later. */
  firestoreLocation?: string | undefined
}

/** The policy for each source in firebase.json; headers of other sources stay as they are. */
const policies: Readonly<Record<string, PolicyOf>> = {
  '**': 'public page',
  '/@(app|app.html|auth|admin-console|admin|sw.js)': 'console',
  '/@(auth|admin)/**': 'console',
}

const read = (folder: string) => JSON.parse(readFileSync(path.join(folder, 'firebase.json'), 'utf8')) as FirebaseConfig

/**
 * The tracked firebase.json. The policies in it block everything that pages load, so it cannot be deployed by mistake.
 */
export const trackedConfig = () => read(root)

/** Returns the hashes of inline code in a folder's built pages; none before the first build. */
function builtInline(folder: string) {
  const dist = path.join(folder, 'web/dist')
  return inlineHashes(globSync('**/*.html', { cwd: dist }).map((file) => readFileSync(path.join(dist, file), 'utf8')))
}

/** Paths of files that are cached for long. Only existing files get these headers, or a 404 would be cached as well. */
const cachedSources = ['/@(assets|icons|logos|og|samples|screenshots)/**', '/assets/**']

/** Returns a pattern for the built files that a source matches. A pattern is used because the names are many. */
function existingFiles(folder: string, source: string): string {
  const dist = path.join(folder, 'web/dist')
  const files = globSync(source.slice(1), { cwd: dist, exclude: ['**/*.map'] }).filter((file) => path.extname(file))
  return `^/(?:${files.sort().map(escapeRegExp).join('|')})$`
}

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/**
 * Returns the configuration for deployments and emulators: firebase.json of a folder, with the policies that its built
 * pages need, the redirects, and cache headers for existing files only. It goes into a separate file for `firebase --config`, so that no build changes a tracked file.
 */
export function builtConfig({ folder = root, firestoreLocation }: Choices = {}): FirebaseConfig {
  const config = read(folder)
  const inline = builtInline(folder)
  for (const [source, of] of Object.entries(policies)) {
    const { headers = [] } = config.hosting.headers.find((one) => one.source === source) ?? {}
    const policy = headers.find(({ key }) => key === 'Content-Security-Policy')
    if (!policy) throw new Error(`firebase.json has no policy for ${source}`)
    policy.value = contentSecurityPolicy(of, inline, Boolean(process.env.VITE_APP_CHECK_KEY))
  }
  for (const one of config.hosting.headers) {
    if (!one.source || !cachedSources.includes(one.source)) continue
    one.regex = existingFiles(folder, one.source)
    delete one.source
  }
  config.hosting.redirects = redirects()
  delete config.hosting.predeploy
  for (const codebase of config.functions) delete codebase.predeploy
  if (firestoreLocation) config.firestore.location = firestoreLocation
  return config
}

/** The configuration that the Firebase CLI deploys with. It is beside firebase.json, because its paths are relative. */
export const deployConfig = '.firebase-deploy.json'

/**
 * Writes `builtConfig` for a deployment and returns the file, which git ignores. Build the site first. `environment` is
 * the folder with the functions' settings, if they are elsewhere.
 */
export function writeDeployConfig({ environment, ...choices }: Choices & { environment?: string } = {}): string {
  const config = builtConfig(choices)
  const functions = config.functions.map((codebase) => ({
    ...codebase,
    ...(environment && { configDir: environment }),
  }))
  const file = path.join(choices.folder ?? root, deployConfig)
  writeFileSync(file, `${JSON.stringify({ ...config, functions }, undefined, 2)}\n`)
  return file
}
