import { seemsOffline } from '../../lib/network'
import { createMessageIndex } from './messageIndex'
import { dropReplies } from './replyDraft'

const longestMs = 60_000
const checkEveryMs = 100

/**
 * Returns how many messages this device can search offline; undefined if some are missing. Online, first reads all
 * messages or the changes since the last read. Gives up after a minute.
 */
export async function searchCopy(account: string): Promise<number | undefined> {
  const from = Date.now()
  const index = createMessageIndex((gone) => dropReplies(account, gone))
  const close = index.open()
  index.want()
  const isDone = () => {
    const { isRead, reading, hasFailed, heardAt } = index.state()
    return isRead && reading === undefined && (hasFailed || seemsOffline() || heardAt >= from)
  }
  while (!isDone() && Date.now() - from < longestMs) await new Promise((resolve) => setTimeout(resolve, checkEveryMs))
  const { isWhole, all } = index.state()
  close()
  return isWhole ? all.length : undefined
}
