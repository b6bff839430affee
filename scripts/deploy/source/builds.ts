import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fingerprint } from '../../lib/fingerprint.ts'
import { inRoot } from '../../lib/paths.ts'
import { deployedFolder, type Settings } from './settings.ts'

/** The environment variable with a deployed function's build. */
export const buildVariable = 'STUDIO_BUILD'

/** The environment variable with the build of the site whose pages a deployed function publishes. */
export const siteVariable = 'SITE_BUILD'

/** Returns whether a function publishes pages. It has to be deployed together with the site. */
export const isPublisher = (id: string) => id === 'publishPages' || id === 'written-publishing'

const { engines } = JSON.parse(readFileSync(inRoot('functions/package.json'), 'utf8')) as { engines: { node: string } }

/** Google's name for the runtime of the functions. */
export const runtime = `nodejs${engines.node}`

/** The length of an identifier. */
const length = 16

/** The files of the functions that decide how a deployed one behaves: the built code, and what Cloud Build installs. */
const deployed = ['lib/index.js', 'package.json', 'package-lock.json'].map((file) => `functions/${file}`)

/** Returns an identifier of the functions that this clone would deploy: a hash of their deployed files and settings. */
export function functionsBuild(settings: Settings, folder = deployedFolder()): string {
  const hash = createHash('sha256')
  for (const file of deployed) hash.update(readFileSync(path.join(folder, file)))
  hash.update(JSON.stringify(Object.entries(settings).sort()))
  return hash.digest('hex').slice(0, length)
}

/** The hash of the site's sources, computed once per command. */
let sources: string | undefined

/**
 * Returns an identifier of the site that this clone would deploy: a hash of its sources, its address and its App Check
 * key.
 */
export function siteBuild(origin: string, appCheckKey: string): string {
  sources ??= fingerprint(['domain', 'package-lock.json', 'tsconfig.json', 'web', 'firebase.json'])
  return createHash('sha256').update(`${sources} ${origin} ${appCheckKey}`).digest('hex').slice(0, length)
}
