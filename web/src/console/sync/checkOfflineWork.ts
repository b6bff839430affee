import * as v from 'valibot'
import { keepConsole, storedConsole } from '../../device/consoleFiles'
import { recall } from '../../device/remembered'
import { fetchIfOld, lastFullReadKey } from '../shell/prepareDevice'

interface OfflineWork {
  /** The console's files and every collection, of messages the newest ones, are on this device. */
  isComplete: boolean
  /** The browser may erase them if space runs out. */
  mayBeErased: boolean
}

async function findOfflineWork(): Promise<OfflineWork> {
  const [files, isLasting] = await Promise.all([storedConsole(), navigator.storage?.persisted() ?? false])
  const isFetched = recall(lastFullReadKey, v.literal(true)) !== undefined
  return { isComplete: files.all > 0 && files.kept === files.all && isFetched, mayBeErased: !isLasting }
}

/** Returns whether all that is needed to work offline is on this device, after fetching what is missing. */
export async function checkOfflineWork(): Promise<OfflineWork> {
  const found = await findOfflineWork()
  if (found.isComplete) return found
  await Promise.all([keepConsole(), fetchIfOld(Date.now())]).catch((error: unknown) =>
    console.info('some data for offline work could not be fetched', error),
  )
  return await findOfflineWork()
}
