import { type ContactMessage, isTrashed, type MessageStatus } from '@studio/domain/messages/message'
import type { SyncStatuses } from '@studio/domain/outbox/syncStatuses'
import { useState } from 'react'
import { seemsOffline } from '../../../lib/network'
import { type MessageFilter, useNewest } from './data'

/** Number of messages loaded at first. */
const windowSize = 50

/**
 * Returns the newest messages of one kind; live. Loading more doubles the query's limit: the server sends the whole
 * window again, and doubling keeps that to at most twice the rows shown.
 */
export function useInbox(filter: MessageFilter | undefined) {
  const [grown, setGrown] = useState({ filter, limit: windowSize })
  const limit = grown.filter === filter ? grown.limit : windowSize
  const heard = useNewest(filter, limit)
  const [last, setLast] = useState({ filter, live: heard })
  if (heard.status === 'ready' && heard !== last.live) setLast({ filter, live: heard })
  const live = limit > windowSize && heard.status === 'loading' && last.filter === filter ? last.live : heard
  const heardRows: readonly ContactMessage[] = live.status === 'ready' ? live.rows : []
  // Pending changes count at once: a row that no longer matches the filter is left out.
  const rows = heardRows.filter((message) => isOf(filter, message))
  const pending = live.status === 'ready' ? live.pending.size : 0
  // Pending rows may have left this list but not yet the server's window.
  const isShort = heardRows.length + pending < limit
  const isFromServer = live === heard && live.status === 'ready' && live.isFromServer
  // The cache may already have more rows, but only the server knows whether others follow.
  const isGrowing = limit > windowSize && !isFromServer && !seemsOffline()
  return {
    live,
    rows,
    syncStatuses: live.status === 'ready' ? live.syncStatuses : nothing,
    isGrowing,
    canGrow: isGrowing || (isFromServer && !isShort),
    /** Number of messages that `loadMore` adds. */
    step: limit,
    loadMore: () => setGrown({ filter, limit: limit * 2 }),
  }
}

function isOf(filter: MessageFilter | undefined, message: ContactMessage): boolean {
  const { suspected, status } = message
  if (filter === 'trashed' || isTrashed(message)) return filter === 'trashed' && isTrashed(message)
  if (filter === 'suspected') return suspected === true
  const isWanted = filter === 'inbox' ? status !== 'archived' : filter === undefined || status === filter
  return !suspected && isWanted
}

const nothing: SyncStatuses = new Map()

/** Returns a value that changes whenever the counts may have changed; undefined until the first server snapshot. */
export function changeKeyOf(live: ReturnType<typeof useInbox>['live']): string | undefined {
  if (live.status !== 'ready' || !live.isFromServer || live.pending.size > 0) return undefined
  const tally: Partial<Record<MessageStatus, number>> = {}
  for (const { status } of live.rows) tally[status] = (tally[status] ?? 0) + 1
  return JSON.stringify([live.rows[0]?.id, live.rows.at(-1)?.id, live.rows.length, tally])
}
