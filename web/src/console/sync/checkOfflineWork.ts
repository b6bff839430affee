import * as v from 'valibot'
import { keepConsole, storedConsole } from '../../device/consoleFiles'
import { recall } from '../../device/known'
import { searchCopy } from '../messages/searchCopy'
import { fetched, fetchIfOld } from '../shell/prepareDevice'

interface OfflineWork {
  /** The console's files, every collection and all messages for the search are on this device. */
  isComplete: boolean
  /** The browser may erase them if space runs out. */
  mayBeErased: boolean
}

/** Fetches all that an account needs to work offline, and returns whether all of it is on this device. */
export async function checkOfflineWork(account: string): Promise<OfflineWork> {
  await Promise.all([keepConsole(), fetchIfOld(Date.now())]).catch((error: unknown) =>
    console.info('not everything could be fetched', error),
  )
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
