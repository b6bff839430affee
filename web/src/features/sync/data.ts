import { type Conflict, conflictsIn } from '@studio/domain/outbox/conflicts'
import type { Entry } from '@studio/domain/outbox/entry'
import { type Summary, summarize } from '@studio/domain/outbox/summary'
import { useMemo, useSyncExternalStore } from 'react'
import { type Board, readBoard, watchBoard } from '../../firebase/outbox/board'
import { useOnline } from '../../lib/useOnline'

export {
  deleteAnyway,
  discard,
  keepTheirs,
  recreateDocument,
  resolveConflict,
  tryAgain,
} from '../../firebase/outbox/owner'

/** How this device stands with the server, live, and what waits or needs the owner. */
export interface Sync extends Summary, Pick<Board, 'isRead' | 'isLasting' | 'isBroken'> {
  waitingEntries: readonly Entry[]
  openConflicts: readonly Conflict[]
  refusedEntries: readonly Entry[]
}

/** The state of the outbox, live, in all tabs the same. */
export function useSync(): Sync {
  const { entries, isRead, isLasting, isBroken } = useSyncExternalStore(watchBoard, readBoard)
  const isOnline = useOnline()
  return useMemo(
    () => ({
      ...summarize(entries, isOnline),
      isRead,
      isLasting,
      isBroken,
      waitingEntries: entries.filter(({ state }) => state === 'waiting'),
      openConflicts: conflictsIn(entries),
      refusedEntries: entries.filter(({ state }) => state === 'refused'),
    }),
    [entries, isOnline, isRead, isLasting, isBroken],
  )
}
