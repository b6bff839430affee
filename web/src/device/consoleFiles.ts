import { languageCodes } from '@studio/domain/languages'
import * as v from 'valibot'
import { fetchInTurn } from './updateGate'

/** The cache of the console's files; the service worker answers from it. */
export const consoleCache = 'console'

/** What the console needs to open offline (written by web/build/consoleFiles.ts). */
const ConsoleFiles = v.object({ files: v.array(v.string()), dictionaries: v.array(v.string()) })

const address = '/console-files.json'

/** Keeps the console's files on this device, for an admin; what an older version needed is dropped. */
export async function keepConsole(): Promise<void> {
  const response = await fetchInTurn(() => fetch(address))
  // In development there is no list: Vite answers with a page.
  if (!response.headers.get('content-type')?.includes('json')) return
  const cache = await caches.open(consoleCache)
  const { files } = v.parse(ConsoleFiles, await response.clone().json())
  const kept = (await cache.keys()).map(({ url }) => new URL(url).pathname)
  for (const file of files.filter((file) => !kept.includes(file)))
    await fetchInTurn(async () => {
      // Another tab may have kept it meanwhile.
      if (!(await cache.match(file))) await cache.add(file)
    })
  await cache.put(address, response)
  // While a new version waits, the list is its own, and this page still runs on files that are not in it.
  const isMine = performance.getEntriesByType('resource').some(({ name }) => {
    const { pathname } = new URL(name)
    return pathname.includes('/Console-') && files.includes(pathname)
  })
  if (!isMine) return
  for (const file of kept) if (file !== address && !files.includes(file)) await cache.delete(file)
}

/** How much of the console is on this device. */
export interface Stored {
  files: { kept: number; all: number }
  /** All dictionaries of the console, in ten languages. */
  hasDictionaries: boolean
}

const nothing: Stored = { files: { kept: 0, all: 0 }, hasDictionaries: false }

/** Looks for the console's files in what the device keeps; a browser that refuses caches keeps nothing. */
export const storedConsole = (): Promise<Stored> =>
  countStored().catch((error: unknown) => {
    console.warn('the caches could not be read', error)
    return nothing
  })

async function countStored(): Promise<Stored> {
  const cache = await caches.open(consoleCache)
  const list = await cache.match(address)
  if (!list) return nothing
  const known = v.safeParse(ConsoleFiles, await list.json())
  if (!known.success) return nothing
  const { files, dictionaries } = known.output
  const isKept = async (file: string) => Boolean(await caches.match(file, { ignoreSearch: true }))
  // The page around the scripts belongs to the service worker.
  const wanted = [...files, '/app.html']
  const kept = await Promise.all(wanted.map(isKept))
  const words = await Promise.all(dictionaries.map(isKept))
  return {
    files: { kept: kept.filter(Boolean).length, all: wanted.length },
    hasDictionaries: words.length === languageCodes.length && words.every(Boolean),
  }
}
