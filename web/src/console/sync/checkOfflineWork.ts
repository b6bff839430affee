import * as v from 'valibot'
import { keepConsole, storedConsole } from '../../device/consoleFiles'
import { recall } from '../../device/remembered'
import { searchCopy } from '../messages/searchCopy'
import { fetched, fetchIfOld } from '../shell/prepareDevice'

interface OfflineWork {
  /** The console's files, every collection and all messages for the search are on this device. */
  isComplete: boolean
  /** The browser may erase them if space runs out. */
  mayBeErased: boolean
}

async function findOfflineWork(account: string): Promise<OfflineWork> {
  const [files, searched, isLasting] = await Promise.all([
    storedConsole(),
    searchCopy(account),
    navigator.storage?.persisted() ?? false,
  ])
  const isFetched = recall(fetched, v.literal(true)) !== undefined
  return {
    isComplete: files.all > 0 && files.kept === files.all && isFetched && searched !== undefined,
    mayBeErased: !isLasting,
  }
}

/** Returns whether all that an account needs to work offline is on this device, after fetching what is missing. */
export async function checkOfflineWork(account: string): Promise<OfflineWork> {
  const found = await findOfflineWork(account)
  if (found.isComplete) return found
  await Promise.all([keepConsole(), fetchIfOld(Date.now())]).catch((error: unknown) =>
    console.info('not everything for offline work could be fetched', error),
  )
  return await findOfflineWork(account)
}
