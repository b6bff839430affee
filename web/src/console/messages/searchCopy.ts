import { seemsOffline } from '../../lib/network'
import { createMessageIndex } from './messageIndex'
import { dropReplies } from './replyDraft'

const longestMs = 60_000
const checkEveryMs = 100

/**
 * How many messages this device can search without a network: online all are read first, or what has happened to them
 * since. Undefined where it does not have all of them.
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
