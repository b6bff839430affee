import * as v from 'valibot'
import { keepConsole } from '../../device/consoleFiles'
import { recall, remember } from '../../device/known'
import { fetchAll } from '../../firebase/reads/onDevice'
import { untilNetwork } from '../../lib/network'
import { pageIdle } from '../../lib/pageIdle'

let isDone = false
/** What is looked at comes first, in ms: a hundred files and all readings competed with it for the line and the device's store. */
const firstMs = 3000

/**
 * Makes an admin's device ready to work without a network, once the page is idle: asks the browser to
 * keep its storage, keeps the console's files, and reads every collection. The sync panel says how it went.
 */
export function prepareDevice() {
  if (isDone) return
  isDone = true
  void pageIdle()
    .then(async () => {
      await navigator.storage?.persist?.().catch(() => false)
      await new Promise((resolve) => setTimeout(resolve, firstMs))
      await untilNetwork()
      // Without a service worker nothing would answer from the files that are kept.
      void navigator.serviceWorker?.ready.then(keepConsole).catch(say)
      await fetchIfOld(Date.now())
    })
    .catch(say)
}

/** What is listened to stays current by itself; each reading of the rest costs as many reads as there are documents. */
const hourMs = 60 * 60_000
/** The key of the mark that every collection was read. */
export const fetched = 'fetched'

/** Reads every collection once, unless this device did so within the last hour; `now` in milliseconds since 1970. */
export async function fetchIfOld(now: number) {
  const last = recall(fetched, v.literal(true))
  if (last && Math.abs(now - last.at) < hourMs) return
  await fetchAll()
  remember(fetched, { value: true, at: now })
}

const say = (error: unknown) => console.info('this device is not ready for offline work yet', error)
