import type { MessageKind } from '@studio/domain/messages/inbox/kinds'
import type { ContactMessage } from '@studio/domain/messages/message'
import type { SyncStatuses } from '@studio/domain/outbox/syncStatuses'
import { useEffect, useState } from 'react'
import type { Live } from './data'
import { useMessagesOf, useOlder } from './model/useMessages'

/** Number of messages shown at first. */
const windowSize = 50

/** Returns the newest messages of one list; live. Older ones are read if there are not enough. */
export function useInbox(kind: MessageKind) {
  const [grown, setGrown] = useState({ kind, limit: windowSize })
  const limit = grown.kind === kind ? grown.limit : windowSize
  const found = useMessagesOf(kind)
  const { isRest, isReading, hasFailed, mayFollow, canRead, read } = useOlder(kind)
  const all: readonly ContactMessage[] = found.status === 'ready' ? found.rows : []
  const isShort = all.length < limit
  const isMissing = isShort && canRead && mayFollow
  useEffect(() => {
    if (isMissing) read()
  }, [isMissing, read])
  return {
    live: all.length === 0 && isRest ? withoutRows(found, hasFailed, read) : found,
    rows: all.slice(0, limit),
    syncStatuses: found.status === 'ready' ? found.syncStatuses : nothing,
    isGrowing: isShort && isReading,
    canGrow: all.length > limit || isReading || canRead,
    /** Number of messages that `loadMore` adds. */
    step: limit,
    loadMore: () => {
      setGrown({ kind, limit: limit * 2 })
      if (hasFailed) read()
    },
  }
}

const nothing: SyncStatuses = new Map()

/** Returns the state of a list of which nothing is known yet. */
function withoutRows(found: Live<ContactMessage>, hasFailed: boolean, retry: () => void): Live<ContactMessage> {
  if (found.status !== 'ready') return found
  return hasFailed ? { status: 'failed', retry } : { status: 'loading' }
}
