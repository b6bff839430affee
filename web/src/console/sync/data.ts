import { calls } from '@studio/domain/calls'
import { collections } from '@studio/domain/collections'
import { type Conflict, conflictsIn } from '@studio/domain/outbox/conflicts'
import type { PendingMutation } from '@studio/domain/outbox/pendingMutation'
import { type Summary, summarize } from '@studio/domain/outbox/summary'
import { Publication, publicationId } from '@studio/domain/publishing/publication'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { dropDraft, onDraftChange, type UnreadableDraft, unreadableDrafts } from '../../device/drafts'
import { call } from '../../firebase/call'
import { collectionOf } from '../../firebase/collection'
import { useAccountId } from '../../lib/account'
import { useSeemsOffline } from '../../lib/network'
import { useLive } from '../../sync/live'
import { useFilmUploads } from '../../sync/outbox/filmState'
import { hasLostFilm } from '../../sync/outbox/films'
import { discardUnreadable } from '../../sync/outbox/outbox'
import { type OutboxState, readOutboxState, watchOutboxState } from '../../sync/outbox/outboxState'
import { hasLostPicture } from '../../sync/outbox/pictures'

export {
  cancelFilm,
  deleteAnyway,
  discard,
  keepTheirs,
  pauseFilm,
  recreateDocument,
  resolveConflict,
  tryAgain,
} from '../../sync/outbox/owner'
export { withPictures } from '../../sync/outbox/pictures'
export { useFilmUploads }

/** The sync state of this device, with its waiting, conflicting and refused work. */
export interface Sync extends Summary, Pick<OutboxState, 'isRead' | 'isLasting' | 'isBroken' | 'retry'> {
  waitingEntries: readonly PendingMutation[]
  openConflicts: readonly Conflict[]
  refusedEntries: readonly PendingMutation[]
  unreadableItems: readonly Unreadable[]
}

/** Returns the state of the outbox, the same in all tabs; live. */
export function useSync(): Sync {
  const { entries, isRead, isLasting, isBroken, isStalled, retry } = useSyncExternalStore(
    watchOutboxState,
    readOutboxState,
  )
  // A network without answers counts as offline.
  const isOnline = !useSeemsOffline() && !isStalled
  const unreadableItems = useUnreadable()
  const films = useFilmUploads()
  return useMemo(
    () => ({
      ...summarize(entries, isOnline, unreadableItems.length, (film) => films.get(film)?.status === 'paused'),
      unreadableItems,
      isRead,
      isLasting,
      isBroken,
      retry,
      waitingEntries: entries.filter(({ state }) => state === 'waiting'),
      openConflicts: conflictsIn(entries),
      refusedEntries: entries.filter(({ state }) => state === 'refused'),
    }),
    [entries, unreadableItems, films, isOnline, isRead, isLasting, isBroken, retry],
  )
}

const publications = collectionOf(collections.publishing, async () => Publication).one(publicationId)

/** Returns the state of the public page's publication; undefined before the first one. Live. */
export function usePublication(): Publication | undefined {
  const live = useLive(publications)
  return live.status === 'ready' ? live.rows[0] : undefined
}

/** Publishes the stored content now, in place of an earlier release. Rejects with a `CallError`. */
export const publishNow = () => call(calls.publishNow, {})

/** Makes an earlier release live again, within seconds. Rejects with a `CallError`. */
export const goBackToRelease = (id: string) => call(calls.goBackToRelease, { id })

/** Returns which kind of file the entry needs but this device has lost; undefined if it has lost none. */
export function useLostFile(entry: PendingMutation): 'picture' | 'film' | undefined {
  const [lost, setLost] = useState<'picture' | 'film'>()
  useEffect(() => {
    lostFileOf(entry).then(setLost, (error: unknown) => console.warn('pictures and films cannot be read', error))
  }, [entry])
  return lost
}

async function lostFileOf(entry: PendingMutation) {
  if (await hasLostPicture(entry)) return 'picture'
  return (await hasLostFilm(entry)) ? 'film' : undefined
}

/** Returns the entries that only this page still holds after the device's storage was cleared; live. */
export function useClearedWork(): readonly PendingMutation[] {
  const { wasCleared, entries } = useSyncExternalStore(watchOutboxState, readOutboxState)
  return wasCleared ? entries.filter(({ state }) => state === 'waiting') : []
}

/** An item on this device that this version cannot read. */
export interface Unreadable {
  id: string
  kind: 'entry' | 'draft'
  status: 'damaged' | 'newer'
  raw: unknown
  discard: () => void
}

/** Returns outbox entries and drafts that this version cannot read; live. */
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
