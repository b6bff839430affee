import { type Conflict, conflictsIn } from '@studio/domain/outbox/conflicts'
import type { PendingMutation } from '@studio/domain/outbox/pendingMutation'
import { type Summary, summarize } from '@studio/domain/outbox/summary'
import { useMemo, useSyncExternalStore } from 'react'
import { useOnline } from '../../lib/useOnline'
import { type OutboxState, readOutboxState, watchOutboxState } from '../../sync/outbox/outboxState'
import { type Unreadable, useUnreadable } from './useUnreadable'

export {
  deleteAnyway,
  discard,
  keepTheirs,
  recreateDocument,
  resolveConflict,
  tryAgain,
} from '../../sync/outbox/owner'

/** How this device stands with the server, live, and what waits or needs the owner. */
export interface Sync extends Summary, Pick<OutboxState, 'isRead' | 'isLasting' | 'isBroken'> {
  waitingEntries: readonly PendingMutation[]
  openConflicts: readonly Conflict[]
  refusedEntries: readonly PendingMutation[]
  /** What lies on this device and cannot be read. */
  unreadableItems: readonly Unreadable[]
}

/** The state of the outbox, live, in all tabs the same. */
export function useSync(): Sync {
  const { entries, isRead, isLasting, isBroken } = useSyncExternalStore(watchOutboxState, readOutboxState)
  const isOnline = useOnline()
  const unreadableItems = useUnreadable()
  return useMemo(
    () => ({
      ...summarize(entries, isOnline, unreadableItems.length),
      unreadableItems,
      isRead,
      isLasting,
      isBroken,
      waitingEntries: entries.filter(({ state }) => state === 'waiting'),
      openConflicts: conflictsIn(entries),
      refusedEntries: entries.filter(({ state }) => state === 'refused'),
    }),
    [entries, unreadableItems, isOnline, isRead, isLasting, isBroken],
  )
}
