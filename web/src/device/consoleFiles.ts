import * as v from 'valibot'
import { fetchInTurn } from './updateGate'

/** The cache of the console's files; the service worker answers from it. */
export const consoleCache = 'console'

/** What the console needs to open offline (written by web/build/consoleFiles.ts). */
const ConsoleFiles = v.object({ files: v.array(v.string()) })

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

/** How many of the console's files are on this device, and how many there are. */
export interface Stored {
  kept: number
  all: number
}

/** Looks for the console's files in what the device keeps; a browser that refuses caches keeps nothing. */
export const storedConsole = (): Promise<Stored> =>
  countStored().catch((error: unknown) => {
    console.warn('the caches could not be read', error)
    return { kept: 0, all: 0 }
  })

async function countStored(): Promise<Stored> {
  const cache = await caches.open(consoleCache)
  const list = await cache.match(address)
  if (!list) return { kept: 0, all: 0 }
  const { files } = v.parse(ConsoleFiles, await list.json())
  // The page around the scripts belongs to the service worker.
  const wanted = [...files, '/app.html']
  const kept = await Promise.all(wanted.map(async (file) => Boolean(await caches.match(file, { ignoreSearch: true }))))
  return { kept: kept.filter(Boolean).length, all: wanted.length }
}
