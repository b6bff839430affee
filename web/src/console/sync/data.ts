import { type Conflict, conflictsIn } from '@studio/domain/outbox/conflicts'
import { isPicture, type PendingMutation, placeOf } from '@studio/domain/outbox/pendingMutation'
import { type Summary, summarize } from '@studio/domain/outbox/summary'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { dropDraft, onDraftChange, type UnreadableDraft, unreadableDrafts } from '../../device/drafts'
import { keptPicture } from '../../device/pictures'
import { useAccountId } from '../../lib/account'
import { useSeemsOffline } from '../../lib/network'
import { discardUnreadable } from '../../sync/outbox/outbox'
import { type OutboxState, readOutboxState, watchOutboxState } from '../../sync/outbox/outboxState'

export {
  deleteAnyway,
  discard,
  keepTheirs,
  recreateDocument,
  resolveConflict,
  tryAgain,
} from '../../sync/outbox/owner'
export { withPictures } from '../../sync/outbox/pictures'

/** How this device stands with the server, live, and what waits or needs the owner. */
export interface Sync extends Summary, Pick<OutboxState, 'isRead' | 'isLasting' | 'isBroken' | 'retry'> {
  waitingEntries: readonly PendingMutation[]
  openConflicts: readonly Conflict[]
  refusedEntries: readonly PendingMutation[]
  /** What lies on this device and cannot be read. */
  unreadableItems: readonly Unreadable[]
}

/** The state of the outbox, live, in all tabs the same. */
export function useSync(): Sync {
  const { entries, isRead, isLasting, isBroken, isStalled, retry } = useSyncExternalStore(
    watchOutboxState,
    readOutboxState,
  )
  // A network that carries no answer is none.
  const isOnline = !useSeemsOffline() && !isStalled
  const unreadableItems = useUnreadable()
  return useMemo(
    () => ({
      ...summarize(entries, isOnline, unreadableItems.length),
      unreadableItems,
      isRead,
      isLasting,
      isBroken,
      retry,
      waitingEntries: entries.filter(({ state }) => state === 'waiting'),
      openConflicts: conflictsIn(entries),
      refusedEntries: entries.filter(({ state }) => state === 'refused'),
    }),
    [entries, unreadableItems, isOnline, isRead, isLasting, isBroken, retry],
  )
}

/** Whether this device has lost a picture that an entry brings in; it cannot be published without. */
export function useIsPictureLost({ account, changes }: PendingMutation): boolean {
  const [isLost, setIsLost] = useState(false)
  useEffect(() => {
    const names = changes.filter(({ path }) => isPicture(path)).map(({ path }) => placeOf(path).id)
    Promise.all(names.map((name) => keptPicture(account, name))).then(
      (found) => setIsLost(found.includes(undefined)),
      (error: unknown) => console.warn('pictures cannot be read', error),
    )
  }, [account, changes])
  return isLost
}

/** What waits in this page although the device's storage was cleared under it, live. */
export function useClearedWork(): readonly PendingMutation[] {
  const { wasCleared, entries } = useSyncExternalStore(watchOutboxState, readOutboxState)
  return wasCleared ? entries.filter(({ state }) => state === 'waiting') : []
}

/** Something on this device that this version cannot read, and how it is taken away. */
export interface Unreadable {
  id: string
  kind: 'entry' | 'draft'
  status: 'damaged' | 'newer'
  raw: unknown
  discard: () => void
}

/** Entries of the outbox and drafts that this version cannot read, live. */
function useUnreadable(): readonly Unreadable[] {
  const { unreadable } = useSyncExternalStore(watchOutboxState, readOutboxState)
  const drafts = useUnreadableDrafts()
  return useMemo(
    () => [
      ...unreadable.map((entry) => ({
        ...entry,
        id: `entry ${entry.seq}`,
        kind: 'entry' as const,
        discard: () => void discardUnreadable([entry]),
      })),
      ...drafts.map(({ key, status, raw }) => ({
        status,
        raw: { ...key, draft: raw },
        id: `draft ${key.form} ${key.document}`,
        kind: 'draft' as const,
        discard: () => void dropDraft(key),
      })),
    ],
    [unreadable, drafts],
  )
}

function useUnreadableDrafts(): readonly UnreadableDraft[] {
  const account = useAccountId()
  const [drafts, setDrafts] = useState<readonly UnreadableDraft[]>([])
  useEffect(() => {
    let isWanted = true
    const read = () =>
      void unreadableDrafts(account).then((found) => {
        if (isWanted) setDrafts(found)
      })
    read()
    const stop = onDraftChange(read)
    return () => {
      isWanted = false
      stop()
    }
  }, [account])
  return drafts
}
