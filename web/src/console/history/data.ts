import { AuditEntry } from '@studio/domain/audit/auditEntry'
import { type Trashed, trashOf, trashSince } from '@studio/domain/audit/trash'
import { mostVersions, pendingSteps, type Version, versionsOf } from '@studio/domain/audit/versions'
import { type CollectionName, collections } from '@studio/domain/collections'
import { contentCollections, kindOf } from '@studio/domain/content/contentKinds'
import type { Values } from '@studio/domain/outbox/pendingMutation'
import { Profile } from '@studio/domain/people/user'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { anyDataOf, rowsOfAll, useAllContent } from '../../content/allContent'
import { collectionOf } from '../../firebase/collection'
import type { Live } from '../../firebase/reads/liveState'
import { onServerTime, serverTime } from '../../lib/serverTime'
import { type Commit, takeBackEntry } from '../../sync/commit'
import { useLive } from '../../sync/live'
import { readOutboxState, watchOutboxState } from '../../sync/outbox/outboxState'

export type { AuditEntry, Live }

const people = collectionOf(collections.profiles, async () => Profile).all('created_at', true)

/** Returns the profiles of all accounts; live. */
export const useProfiles = (): Live<Profile> => useLive(people)

const log = collectionOf(collections.auditLog, async () => AuditEntry)
const endOfTime = Date.UTC(9999, 11, 31)

/** Returns the log's deletions of content from the moment `from` on; live. */
function useDeletions(from: number): Live<AuditEntry> {
  const deletions = useMemo(() => {
    const during = { field: 'at', from, before: endOfTime }
    return log.part({
      where: { collection: contentCollections, action: 'delete' },
      during,
      order: 'at',
      descending: true,
    })
  }, [from])
  return useLive(deletions)
}

/** The state of the trash. `isFromServer` is false while it comes from the cache alone. */
export type Trash =
  | { status: 'loading' | 'offlineEmpty' }
  | { status: 'failed'; retry: () => void }
  | { status: 'ready'; rows: readonly Trashed[]; isPartial: boolean; isFromServer: boolean }

/**
 * Returns the earliest deletion that can be restored, by the server's time. Until that is known, the whole log counts.
 */
const trashFrom = () => trashSince(serverTime() ?? 0)

/** Returns the content in the trash, including deletions that this device has not published; live. */
export function useTrash(): Trash {
  const from = useSyncExternalStore(onServerTime, trashFrom)
  const { entries } = useSyncExternalStore(watchOutboxState, readOutboxState)
  const lists = useAllContent()
  const deletions = useDeletions(from)
  const parts = [...Object.values(lists), deletions]
  const failed = parts.filter((part) => part.status === 'failed')
  if (failed.length > 0) return { status: 'failed', retry: () => failed.map(({ retry }) => retry()) }
  if (parts.some((part) => part.status === 'loading' || (part.status === 'ready' && part.isPartial)))
    return { status: 'loading' }
  const there = rowsOfAll(lists)
  const logged = deletions.status === 'ready' ? deletions.rows : []
  const found = trashOf({
    log: logged,
    outbox: entries,
    isThere: (collection, id) => there[kindOf(collection)].some((row) => row.id === id),
    // Until the server's time is known, the newest deletion gives a lower bound for it.
    now: serverTime() ?? Math.max(0, ...logged.map(({ at }) => at)),
  })
  const isFromServer = parts.every((part) => part.status === 'ready' && part.isFromServer)
  const isUnknown = deletions.status !== 'ready'
  // An empty cache does not mean an empty list.
  if (isUnknown && found.length === 0) return { status: 'offlineEmpty' }
  return { status: 'ready', rows: found, isPartial: false, isFromServer }
}

/**
 * Restores a deleted document. A deletion that is still in the outbox is taken back; otherwise the document is created
 * again.
 */
export function restoreDocument({ collection, id, copy, pending }: Trashed): Commit {
  if (pending?.changes.length === 1) return takeBackEntry(pending)
  return anyDataOf[kindOf(collection)].bringBack(id, copy)
}

/**
 * The number of changes read at first, and the maximum. Changes that only move the document in its list make no
 * version. If there are too few versions, the limit is tripled.
 */
const [firstChanges, mostChanges] = [150, 1350]

/** The state of a document's history. `isFromServer` is false while it comes from the cache alone. */
export type History =
  | { status: 'loading' | 'offlineEmpty' }
  | { status: 'failed'; retry: () => void }
  | { status: 'ready'; versions: readonly Version[]; isFromServer: boolean }

/** Returns the versions of a document, newest first, including this device's unpublished changes; live. */
export function useVersions(
  collection: CollectionName,
  id: string,
  current: Values,
  names: readonly string[],
): History {
  const { entries } = useSyncExternalStore(watchOutboxState, readOutboxState)
  const where = useMemo(() => ({ collection, document_id: id }), [collection, id])
  const [limit, setLimit] = useState(firstChanges)
  const live = useLive(useMemo(() => log.part({ where, order: 'at', descending: true, limit }), [where, limit]))
  const rows = live.status === 'ready' ? live.rows : []
  const pending = pendingSteps(`${collection}/${id}`, entries, new Set(rows.map(({ rev }) => rev)))
  const versions = versionsOf(current, [...pending, ...rows], names)
  const isShort = rows.length >= limit && limit < mostChanges && versions.length < mostVersions
  useEffect(() => {
    if (isShort) setLimit(limit * 3)
  }, [isShort, limit])
  if (live.status === 'failed' || live.status === 'loading') return live
  if (isShort) return { status: 'loading' }
  if (live.status === 'offlineEmpty' && pending.length === 0) return live
  return { status: 'ready', versions, isFromServer: live.status === 'ready' && live.isFromServer }
}

/** Returns the newest log entry about a document; live, undefined if there is none yet. */
export function useNewestEntry(collection: string, id: string): AuditEntry | undefined {
  const where = useMemo(() => ({ collection, document_id: id }), [collection, id])
  const live = useLive(useMemo(() => log.part({ where, order: 'at', descending: true, limit: 1 }), [where]))
  return live.status === 'ready' ? live.rows[0] : undefined
}
