import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fingerprint } from '../../lib/fingerprint.ts'
import { inRoot } from '../../lib/paths.ts'
import type { Settings } from './settings.ts'

/** The environment variable with a deployed function's build. */
export const buildVariable = 'STUDIO_BUILD'

const { engines } = JSON.parse(readFileSync(inRoot('functions/package.json'), 'utf8')) as { engines: { node: string } }

/** The functions' runtime, by Google's name. */
export const runtime = `nodejs${engines.node}`

/** The length of an identifier. */
const length = 16

/** The files of the functions that decide how a deployed one behaves: the built code, and what Cloud Build installs. */
const deployed = ['lib/index.js', 'package.json', 'package-lock.json'].map((file) => `functions/${file}`)

/** Returns the identifier of this clone's functions: a hash of their deployed files and settings. */
export function functionsBuild(settings: Settings): string {
  const hash = createHash('sha256')
  for (const file of deployed) hash.update(readFileSync(inRoot(file)))
  hash.update(JSON.stringify(Object.entries(settings).sort()))
  return hash.digest('hex').slice(0, length)
}

/** Returns the identifier of this clone's site: a hash of its sources and of the address in its pages. */
export function siteBuild(origin: string): string {
  const sources = fingerprint(['domain', 'package-lock.json', 'tsconfig.json', 'web', 'firebase.json'])
  return createHash('sha256')
    .update(`${sources} ${origin} ${process.env.VITE_APP_CHECK_KEY ?? ''}`)
    .digest('hex')
    .slice(0, length)
}
