import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { inRoot } from '../../lib/paths.ts'
import { Problem } from '../../lib/problem.ts'
import { run } from '../../lib/processes.ts'
import type { Settings } from './settings.ts'

/** A function as this clone declares it. */
export interface WantedFunction {
  id: string
  kind: 'visitors' | 'gate' | 'schedule' | 'trigger'
  account: string
  secrets: string[]
  /** The event before which a gate runs: `beforeSignIn` or `beforeCreate`. */
  gate?: string
}

interface Endpoint {
  serviceAccountEmail?: string
  secretEnvironmentVariables?: { key: string }[]
  blockingTrigger?: { eventType: string }
  scheduleTrigger?: object
  eventTrigger?: object
}

/** Fills in `{{ params.NAME }}`. */
const resolve = (text: string, settings: Settings) =>
  text.replace(/\{\{ ?params\.(\w+) ?\}\}/g, (_, name: string) => settings[name] ?? '')

/** Cached endpoints, by built code. */
const known = new Map<string, Promise<Record<string, Endpoint>>>()

/** Returns the functions that the built code declares. */
export async function wantedFunctions(project: string, settings: Settings): Promise<WantedFunction[]> {
  const built = readFileSync(inRoot('functions/lib/index.js'), 'utf8')
  const reading = known.get(built) ?? readManifest(project)
  known.set(built, reading)
  return Object.entries(await reading).map(([id, endpoint]) => ({
    id,
    kind: kindOf(endpoint),
    account: resolve(endpoint.serviceAccountEmail ?? '', settings),
    secrets: (endpoint.secretEnvironmentVariables ?? []).map(({ key }) => key),
    ...(endpoint.blockingTrigger && { gate: endpoint.blockingTrigger.eventType.split('.').at(-1) ?? '' }),
  }))
}

/** Reads the manifest that firebase-functions generates from the built code, as the Firebase CLI does. */
async function readManifest(project: string): Promise<Record<string, Endpoint>> {
  const folder = mkdtempSync(path.join(tmpdir(), 'studio-functions-'))
  const manifest = path.join(folder, 'manifest.json')
  const program = inRoot('node_modules/firebase-functions/lib/bin/firebase-functions.js')
  const env = { FUNCTIONS_MANIFEST_OUTPUT_PATH: manifest, GCLOUD_PROJECT: project }
  try {
    const code = await run(process.execPath, [program], {
      output: { log: 'functions-manifest.log' },
      cwd: inRoot('functions'),
      env,
    })
    if (code !== 0) throw new Problem('The functions cannot be listed: see .logs/functions-manifest.log.')
    return (JSON.parse(readFileSync(manifest, 'utf8')) as { endpoints: Record<string, Endpoint> }).endpoints
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function kindOf({ blockingTrigger, scheduleTrigger, eventTrigger }: Endpoint): WantedFunction['kind'] {
  if (blockingTrigger) return 'gate'
  if (scheduleTrigger) return 'schedule'
  return eventTrigger ? 'trigger' : 'visitors'
}
