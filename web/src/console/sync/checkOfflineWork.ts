import * as v from 'valibot'
import { keepConsole, storedConsole } from '../../device/consoleFiles'
import { recall } from '../../device/remembered'
import { fetchIfOld, lastFullReadKey } from '../shell/prepareDevice'

interface OfflineWork {
  /** True if this device has the console's files and every collection, of messages only the newest. */
  isComplete: boolean
  /** True if the browser may erase this data when space runs out. */
  mayBeErased: boolean
}

async function findOfflineWork(): Promise<OfflineWork> {
  const [files, isLasting] = await Promise.all([storedConsole(), navigator.storage?.persisted() ?? false])
  const isFetched = recall(lastFullReadKey, v.literal(true)) !== undefined
  return { isComplete: files.all > 0 && files.kept === files.all && isFetched, mayBeErased: !isLasting }
}

/** Fetches what is missing for offline work. Returns what this device has afterwards. */
export async function checkOfflineWork(): Promise<OfflineWork> {
  const found = await findOfflineWork()
  if (found.isComplete) return found
  await Promise.all([keepConsole(), fetchIfOld(Date.now())]).catch((error: unknown) =>
    console.info('some data for offline work could not be fetched', error),
  )
  return await findOfflineWork()
}
