/** The fields of a package in package-lock.json that are read here. */
interface Locked {
  version?: string
  link?: boolean
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  peerDependenciesMeta?: Record<string, { optional?: boolean }>
  [other: string]: unknown
}

/** A package-lock.json: its packages by path, with '' for the root. */
export interface Lock {
  name: string
  version: string
  lockfileVersion: number
  requires: boolean
  packages: Record<string, Locked>
}

/** Flags for how the whole clone uses a package. */
const flags = ['dev', 'devOptional', 'peer', 'extraneous']

/** Returns the folders in which Node looks for a package's dependencies: its own, then those above it. */
function foldersOf(path: string): string[] {
  if (path === '') return ['node_modules']
  const above = path.lastIndexOf('/node_modules/')
  const next = above >= 0 ? path.slice(0, above) : ''
  return [`${path}/node_modules`, ...foldersOf(next)]
}

/** Returns the path at which Node finds a package's dependency; undefined if there is none. */
const resolve = (packages: Readonly<Record<string, Locked>>, from: string, name: string) =>
  foldersOf(from)
    .map((folder) => `${folder}/${name}`)
    .find((path) => packages[path])

const wantedBy = ({ dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta = {} }: Locked) => [
  ...Object.keys(dependencies ?? {}),
  ...Object.keys(optionalDependencies ?? {}),
  ...Object.keys(peerDependencies ?? {}).filter((name) => !peerDependenciesMeta[name]?.optional),
]

/**
 * Returns the lock file of one workspace alone, with the versions that the whole clone's lock file names. Only the
 * workspace's folder is uploaded, so Cloud Build would choose versions of its own without it.
 */
export function workspaceLock(whole: Lock, workspace: string): Lock {
  const root = whole.packages[workspace]
  if (!root) throw new Error(`package-lock.json has no workspace ${workspace}`)
  const packages: Record<string, Locked> = { '': root }
  /** The packages to process: each one's path in the new file and in the old one. */
  const queue = [{ path: '', source: workspace }]
  for (const { path, source } of queue) {
    for (const name of wantedBy(packages[path] ?? {})) {
      const found = resolve(whole.packages, source, name)
      // Optional packages for other machines may be missing.
      if (!found) continue
      const seen = resolve(packages, path, name)
      if (seen && queue.some((one) => one.path === seen && one.source === found)) continue
      const at = seen && path !== '' ? `${path}/node_modules/${name}` : `node_modules/${name}`
      const facts = Object.entries(whole.packages[found] ?? {}).filter(([key]) => !flags.includes(key))
      packages[at] = Object.fromEntries(facts)
      queue.push({ path: at, source: found })
    }
  }
  const sorted = Object.entries(packages).sort(([one], [other]) => (one < other ? -1 : 1))
  const { lockfileVersion, requires } = whole
  const { name = '', version = '' } = root as { name?: string; version?: string }
  return { name, version, lockfileVersion, requires, packages: Object.fromEntries(sorted) }
}
