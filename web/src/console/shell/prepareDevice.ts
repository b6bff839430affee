import * as v from 'valibot'
import { keepConsole } from '../../device/consoleFiles'
import { recall, remember } from '../../device/remembered'
import { fetchAll } from '../../firebase/reads/onDevice'
import { untilNetwork } from '../../lib/network'
import { pageIdle } from '../../lib/pageIdle'

let isDone = false
/**
 * The delay before the preparation starts, in ms. Its many files and reads would compete with the visible page for the
 * network and for IndexedDB.
 */
const firstMs = 3000

/**
 * Makes an admin's device ready to work offline, once the page is idle: asks the browser to persist its storage, caches
 * the console's files and reads every collection. The sync panel shows the result.
 */
export function prepareDevice() {
  if (isDone) return
  isDone = true
  void pageIdle()
    .then(async () => {
      await navigator.storage?.persist?.().catch(() => false)
      await new Promise((resolve) => setTimeout(resolve, firstMs))
      await untilNetwork()
      // Without a service worker, nothing would serve the cached files.
      void navigator.serviceWorker?.ready.then(keepConsole).catch(say)
      await fetchIfOld(Date.now())
      // Versions before December 2026 stored a copy of all messages for the search.
      indexedDB?.deleteDatabase('studio-messages')
    })
    .catch(say)
}

/**
 * Minimum age of the last full read, in ms. Live queries stay current by themselves; the other collections cost one
 * read per document each time.
 */
const hourMs = 60 * 60_000
/** The storage key of the time of the last full read. */
export const lastFullReadKey = 'fetched'

/** Reads every collection once, unless this device did so within the last hour. `now` is in ms since 1970. */
export async function fetchIfOld(now: number) {
  const last = recall(lastFullReadKey, v.literal(true))
  if (last && Math.abs(now - last.at) < hourMs) return
  await fetchAll()
  remember(lastFullReadKey, { value: true, at: now })
}

const say = (error: unknown) => console.info('this device is not ready for offline work yet', error)
