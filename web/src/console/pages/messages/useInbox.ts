import { type ContactMessage, isTrashed, type MessageStatus } from '@studio/domain/messages/message'
import type { SyncStatuses } from '@studio/domain/outbox/syncStatuses'
import { useState } from 'react'
import { seemsOffline } from '../../../lib/network'
import { type MessageFilter, useNewest } from './data'

/** How many messages the inbox listens to at first. */
const windowSize = 50

/**
 * The newest messages of one kind, live. More of them are a larger window, twice as large each time: the server sends
 * a window anew when it grows, and so it sends at most twice what is shown.
 */
export function useInbox(filter: MessageFilter | undefined) {
  const [grown, setGrown] = useState({ filter, limit: windowSize })
  const limit = grown.filter === filter ? grown.limit : windowSize
  const heard = useNewest(filter, limit)
  const [last, setLast] = useState({ filter, live: heard })
  if (heard.status === 'ready' && heard !== last.live) setLast({ filter, live: heard })
  // What was there stays there while the larger window loads.
  const live = limit > windowSize && heard.status === 'loading' && last.filter === filter ? last.live : heard
  const heardRows: readonly ContactMessage[] = live.status === 'ready' ? live.rows : []
  // A change that still waits for the server is seen already: what it takes out of the filter is out.
  const rows = heardRows.filter((message) => isOf(filter, message))
  const pending = live.status === 'ready' ? live.pending.size : 0
  // Rows that wait may be out of the list here and still in the server's window.
  const isShort = heardRows.length + pending < limit
  const isFromServer = live === heard && live.status === 'ready' && live.isFromServer
  // The device may have them already; whether there are more after them is the server's to say.
  const isGrowing = limit > windowSize && !isFromServer && !seemsOffline()
  return {
    live,
    rows,
    syncStatuses: live.status === 'ready' ? live.syncStatuses : nothing,
    isGrowing,
    canGrow: isGrowing || (isFromServer && !isShort),
    /** How many more come at once. */
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

/** Changes whenever the counts may have changed; undefined until the server has spoken. */
export function sourceHashOf(live: ReturnType<typeof useInbox>['live']): string | undefined {
  if (live.status !== 'ready' || !live.isFromServer || live.pending.size > 0) return undefined
  const tally: Partial<Record<MessageStatus, number>> = {}
  for (const { status } of live.rows) tally[status] = (tally[status] ?? 0) + 1
  return JSON.stringify([live.rows[0]?.id, live.rows.at(-1)?.id, live.rows.length, tally])
}
