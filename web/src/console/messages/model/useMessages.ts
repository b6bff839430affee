import { type Counts, type MessageKind, noCounts } from '@studio/domain/messages/inbox/kinds'
import { isWhole, listed, nothingKnown, type Reading } from '@studio/domain/messages/inbox/knownMessages'
import type { ContactMessage } from '@studio/domain/messages/message'
import { createContext, useContext, useMemo } from 'react'
import { useSeemsOffline } from '../../../lib/network'
import type { Live } from '../data'
import type { ModelState } from './messageModel'

interface Messages extends ModelState {
  /** All known messages as this device shows them, newest first, with its pending changes. */
  shown: Extract<Live<ContactMessage>, { status: 'ready' }>
  /** The number of stored messages of each kind, with pending changes; undefined if unknown. */
  counts: Counts | undefined
  /** True if the counts may be outdated. */
  isOld: boolean
  readOlder: (reading: Reading) => void
  restart: () => void
}

const failed: Messages = {
  live: { status: 'failed', retry: () => location.reload() },
  known: { ...nothingKnown, others: noCounts },
  ...{
    reading: undefined,
    hasFailed: true,
    hasCached: false,
    countFailed: true,
    last: undefined,
    counts: undefined,
    isOld: true,
  },
  shown: {
    ...{ status: 'ready', rows: [], isPartial: false, isFromServer: false },
    ...{ pending: new Set(), syncStatuses: new Map() },
  },
  readOlder: () => undefined,
  restart: () => undefined,
}

/** Provided by `MessagesProvider`; without it, reading the messages counts as failed. */
export const MessagesContext = createContext(failed)

/** Returns what the console knows of the messages. One subscription serves all of it. */
export const useMessages = () => useContext(MessagesContext)

/** Returns the known messages of a list, newest first, down to its first gap. */
export function useMessagesOf(kind: MessageKind): Live<ContactMessage> {
  const { live, known, shown } = useMessages()
  const isOffline = useSeemsOffline()
  return useMemo(() => {
    if (live.status !== 'ready') return live
    const rows = listed(known, shown.rows, kind)
    // Only the server can tell that there are no messages.
    if (rows.length === 0 && !live.isFromServer) return { status: isOffline ? 'offlineEmpty' : 'loading' }
    return { ...shown, rows, isFromServer: live.isFromServer }
  }, [live, known, shown, kind, isOffline])
}

/** Returns the state of the older messages of a list, or of all lists, and a function that reads more of them. */
export function useOlder(reading: Reading) {
  const { live, known, reading: running, hasFailed, hasCached, readOlder } = useMessages()
  const isOffline = useSeemsOffline()
  const isRest = reading === 'everything' ? known.floor > 0 : !isWhole(known, reading)
  const isHeard = live.status === 'ready' && (isOffline || live.isFromServer)
  // Offline, only the device can be read, and only once.
  const isPossible = isRest && !(isOffline && hasCached)
  return {
    /** True if the list has older messages that were not read yet. */
    isRest,
    isReading: running === reading,
    hasFailed,
    /** True if further messages can still be read. */
    mayFollow: isPossible && !hasFailed,
    canRead: isPossible && isHeard && running === undefined,
    read: () => readOlder(reading),
  }
}
