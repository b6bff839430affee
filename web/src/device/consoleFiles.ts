import * as v from 'valibot'
import { fetchInTurn } from './updateGate'

/** The cache of the console's files, from which the service worker answers. */
export const consoleCache = 'console'

/** The files that the console needs to open offline (written by web/build/consoleFiles.ts). */
const ConsoleFiles = v.object({ files: v.array(v.string()) })

const address = '/console-files.json'

/** One at a time, a slow network needs minutes; each file is small. */
const filesAtOnce = 6

/** Stores the console's files on this device, for an admin. Drops those that only an older version needed. */
export async function keepConsole(): Promise<void> {
  const response = await fetchInTurn(() => fetch(address))
  // In development there is no list: Vite answers with a page.
  if (!response.headers.get('content-type')?.includes('json')) return
  const cache = await caches.open(consoleCache)
  const { files } = v.parse(ConsoleFiles, await response.clone().json())
  const kept = (await cache.keys()).map(({ url }) => new URL(url).pathname)
  const missing = files.filter((file) => !kept.includes(file)).values()
  const fetchMissing = async () => {
    for (const file of missing)
      await fetchInTurn(async () => {
        // Another tab may have stored it meanwhile.
        if (!(await cache.match(file))) await cache.add(file)
      })
  }
  await Promise.all(Array.from({ length: filesAtOnce }, fetchMissing))
  await cache.put(address, response)
  // While a new version waits, the list is already its own, but this page still needs files that are not in it. The
  // console's largest file (web/vite.config.ts) tells which version this page is.
  const isMine = performance.getEntriesByType('resource').some(({ name }) => {
    const { pathname } = new URL(name)
    return pathname.includes('/shell-') && files.includes(pathname)
  })
  if (!isMine) return
  for (const file of kept) if (file !== address && !files.includes(file)) await cache.delete(file)
}

/** Number of the console's files on this device, and in all. */
interface StoredFileCount {
  kept: number
  all: number
}

/** Counts the console's files on this device; none if the browser refuses caches. */
export const storedConsole = (): Promise<StoredFileCount> =>
  countStored().catch((error: unknown) => {
    console.warn('the caches could not be read', error)
    return { kept: 0, all: 0 }
  })

async function countStored(): Promise<StoredFileCount> {
  const cache = await caches.open(consoleCache)
  const list = await cache.match(address)
  if (!list) return { kept: 0, all: 0 }
  const { files } = v.parse(ConsoleFiles, await list.json())
  // The service worker stores app.html, the page that loads the scripts.
  const wanted = [...files, '/app.html']
  const kept = await Promise.all(wanted.map(async (file) => Boolean(await caches.match(file, { ignoreSearch: true }))))
  return { kept: kept.filter(Boolean).length, all: wanted.length }
}
