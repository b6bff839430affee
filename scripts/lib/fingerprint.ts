import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { inRoot, root } from './paths.ts'

/** Folders that contain the output of tools. */
const products = new Set(['node_modules', 'dist', 'dev-dist', 'served', 'lib', '.prerender'])

function filesOf(place: string): string[] {
  if (!existsSync(place)) return []
  if (statSync(place).isFile()) return [place]
  return readdirSync(place, { withFileTypes: true })
    .filter((entry) => !(entry.isDirectory() && products.has(entry.name) && path.dirname(place) === root))
    .flatMap((entry) => filesOf(path.join(place, entry.name)))
    .sort()
}

/** Returns a hash of the names and contents of all files at some places of the clone. */
export function fingerprint(places: readonly string[]): string {
  const hash = createHash('sha256')
  for (const file of places.flatMap((place) => filesOf(inRoot(place)))) {
    hash
      .update(`${path.relative(root, file)}\0`)
      .update(readFileSync(file))
      .update('\0')
  }
  return hash.digest('hex')
}

const fingerprintFile = (name: string) => inRoot('node_modules', '.cache', 'studio', `${name}.fingerprint`)

/** Returns the fingerprint of the last build of this name. */
export const lastFingerprint = (name: string) =>
  existsSync(fingerprintFile(name)) ? readFileSync(fingerprintFile(name), 'utf8') : ''

/** Stores the fingerprint of a build. */
export function keepFingerprint(name: string, text: string) {
  mkdirSync(path.dirname(fingerprintFile(name)), { recursive: true })
  writeFileSync(fingerprintFile(name), text)
}
