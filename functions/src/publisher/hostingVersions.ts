import { setTimeout as pause } from 'node:timers/promises'
import type { HostingClient } from './hostingClient.ts'
import { PublishError } from './target.ts'

/** A release, with the version that it made live. */
export interface Base {
  name: string
  message?: string
  version: { name: string }
}

interface Operation {
  name: string
  done?: boolean
  error?: { message: string }
  response?: { name: string; config?: object }
}

/** Longest time for a copy of a version, in polls of growing length. */
const maxPolls = 8

/** The number of releases that Hosting keeps at most (scripts/deploy/steps/releases.ts). */
const mostKept = 100

/** Files per call. */
const maxFiles = 1000

const escaped = (path: string) => path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

interface Changed {
  path: string
  bytes: Uint8Array
  hash: string
}

/** Returns the calls that a publication makes for a site such as `projects/p/sites/s`. */
export function hostingVersions({ call, upload }: HostingClient, site: string) {
  async function finished({ name, ...started }: Operation): Promise<NonNullable<Operation['response']>> {
    let operation: Omit<Operation, 'name'> = started
    for (let polls = 0; !operation.done && polls < maxPolls; polls++) {
      await pause(100 * 2 ** polls)
      operation = await call<Operation>('GET', name)
    }
    if (!operation.response) throw new PublishError('unreachable', 'the version was not copied')
    return operation.response
  }

  async function fill(version: string, files: readonly Changed[]) {
    const hashes = Object.fromEntries(files.map(({ path, hash }) => [path, hash]))
    const { uploadUrl = '', uploadRequiredHashes = [] } = await call<{
      uploadUrl?: string
      uploadRequiredHashes?: string[]
    }>('POST', `${version}:populateFiles`, { files: hashes })
    for (const hash of uploadRequiredHashes) {
      const file = files.find((one) => one.hash === hash)
      if (file) await upload(`${uploadUrl}/${hash}`, file.bytes)
    }
  }

  const releases = async () =>
    (await call<{ releases?: Base[] }>('GET', `${site}/channels/live/releases?pageSize=${mostKept}`)).releases ?? []

  return {
    live: async () => (await call<{ release?: Base }>('GET', `${site}/channels/live`)).release,

    /** The hashes of a version's files, by path. */
    async hashes(version: string): Promise<Map<string, string>> {
      const found = new Map<string, string>()
      let pageToken = ''
      do {
        const query = new URLSearchParams({ pageSize: `${maxFiles}`, ...(pageToken && { pageToken }) })
        const page = await call<{ files?: { path: string; hash: string }[]; nextPageToken?: string }>(
          'GET',
          `${version}/files?${query}`,
        )
        for (const { path, hash } of page.files ?? []) found.set(path, hash)
        pageToken = page.nextPageToken ?? ''
      } while (pageToken)
      return found
    },

    /** Copies a version and replaces files. Returns the complete new version, which is not live yet. */
    async clone({ version: source }: Base, files: readonly Changed[]): Promise<string> {
      const exclude = { regexes: files.map(({ path }) => `^${escaped(path)}$`) }
      const body = { sourceVersion: source.name, finalize: false, exclude }
      const { config } = await call<{ config?: object }>('GET', source.name)
      const copy = await finished(await call<Operation>('POST', `${site}/versions:clone`, body))
      const { name } = copy
      await fill(name, files)
      // Without its headers the site would lose its protection, so a copy must have them.
      const isWhole = !config || JSON.stringify(copy.config) === JSON.stringify(config)
      const mask = isWhole ? 'status' : 'status,config'
      await call('PATCH', `${name}?updateMask=${mask}`, { status: 'FINALIZED', ...(!isWhole && { config }) })
      return name
    },

    /** Makes a version live. */
    async release(version: string, message = '') {
      await call('POST', `${site}/channels/live/releases?versionName=${version}`, { message })
    },

    /** Returns the latest release of a version; undefined if Hosting no longer keeps one. */
    releaseOf: async (version: string) => (await releases()).find((release) => release.version.name === version),

    /** Returns the release before the latest ones of a version. */
    async releaseBefore(version: string): Promise<Base | undefined> {
      const all = await releases()
      const own = all.findIndex((release) => release.version.name === version)
      return all.slice(Math.max(own, 0)).find((release) => release.version.name !== version)
    },

    /** Deletes a version that is not live. */
    discard: (version: string) => call('DELETE', version),
  }
}
