import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { type HostingAccess, hostingClient } from './hostingClient.ts'
import { type Base, hostingVersions } from './hostingVersions.ts'
import { PublishError, type SiteFiles, type Target } from './target.ts'

interface Hosting extends HostingAccess {
  project: string
  /** The site's own address, if it has one. */
  ownOrigin: string | undefined
  /** The build of the site, which the message of each of its releases names. */
  build: string
}

/** Maximum number of attempts. Another one is needed if someone else has released a version meanwhile. */
const maxRounds = 3

/** A file as Hosting stores it. */
interface Zipped {
  path: string
  bytes: Uint8Array
  hash: string
}

function zipped(files: SiteFiles): Zipped[] {
  return [...files].map(([name, text]) => {
    const bytes = gzipSync(text, { level: 9 })
    return { path: `/${name}`, bytes, hash: createHash('sha256').update(bytes).digest('hex') }
  })
}

/** Returns an identifier of the published files. */
const contentOf = (files: readonly Zipped[]) =>
  createHash('sha256')
    .update(files.map(({ hash }) => hash).join())
    .digest('hex')
    .slice(0, 16)

/**
 * Returns Firebase Hosting as a target. A publication clones the live version, replaces the changed files and releases
 * it. Until the release, visitors get the old version. Hosting has no compare-and-set, so each release is also checked
 * afterwards.
 */
export function hostingTarget({ project, ownOrigin, build, ...access }: Hosting): Target {
  const client = hostingClient(access)
  const site = defaultSite(client.call, project)
  const versions = async () => hostingVersions(client, (await site()).name)

  /** Returns the live release, if it is one of this build. */
  async function liveOf(hosting: Awaited<ReturnType<typeof versions>>): Promise<Base> {
    const base = await hosting.live()
    if (!base || buildIn(base) !== build) throw new PublishError('otherBuild')
    return base
  }

  /** Releases a version in place of `base`. Returns false if someone else did so meanwhile; theirs is live then. */
  async function replace(
    hosting: Awaited<ReturnType<typeof versions>>,
    base: Base,
    version: string,
    message: string | undefined,
  ): Promise<boolean> {
    await hosting.release(version, message)
    const overtaken = await hosting.releaseBefore(version)
    if (!overtaken || overtaken.name === base.name) return true
    // Someone released a version between the check and our release: theirs goes live again.
    await hosting.release(overtaken.version.name, overtaken.message)
    return false
  }

  /** Returns undefined if someone else has released a version meanwhile. */
  async function attempt(files: readonly Zipped[]) {
    const hosting = await versions()
    const base = await liveOf(hosting)
    const stored = await hosting.hashes(base.version.name)
    const changed = files.filter(({ path, hash }) => stored.get(path) !== hash)
    if (changed.length === 0) return { release: idOf(base.version.name), isNew: false }
    const version = await hosting.clone(base, changed)
    const isLive = async () => (await hosting.live())?.name === base.name
    if (!(await isLive())) {
      await hosting.discard(version)
      return undefined
    }
    const isLiveNow = await replace(hosting, base, version, `build ${build} content ${contentOf(files)}`)
    return isLiveNow ? { release: idOf(version), isNew: true } : undefined
  }

  return {
    origin: async () => ownOrigin ?? (await site()).defaultUrl,
    async publish(files) {
      const all = zipped(files)
      for (let round = 1; round <= maxRounds; round++) {
        const published = await attempt(all)
        if (published) return published
      }
      throw new PublishError('otherBuild')
    },
    async restore(release) {
      const hosting = await versions()
      const base = await liveOf(hosting)
      const known = await hosting.releaseOf(`${(await site()).name}/versions/${release}`)
      if (!known || buildIn(known) !== build) throw new PublishError('releaseGone')
      const { version, message } = known
      if (version.name === base.version.name) return
      if (!(await replace(hosting, base, version.name, message))) throw new PublishError('otherBuild')
    },
  }
}

/** Returns the last part of a version's name. */
const idOf = (version: string) => version.split('/').at(-1) ?? ''

const buildIn = ({ message = '' }: Base) => /^build (\w+) content \w+$/.exec(message)?.[1]

interface Site {
  name: string
  defaultUrl: string
  type?: string
}

/** Returns a function that finds the project's default site, and remembers it after the first answer. */
function defaultSite(call: ReturnType<typeof hostingClient>['call'], project: string): () => Promise<Site> {
  let known: Site | undefined
  return async () => {
    if (known) return known
    const { sites = [] } = await call<{ sites?: Site[] }>('GET', `projects/${project}/sites`)
    known = sites.find(({ type }) => type === 'DEFAULT_SITE') ?? sites[0]
    if (!known) throw new PublishError('otherBuild')
    return known
  }
}
