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

/** Everybody with an account; live. */
export const useProfiles = (): Live<Profile> => useLive(people)

const log = collectionOf(collections.auditLog, async () => AuditEntry)
const endOfTime = Date.UTC(9999, 11, 31)

/** The deletions of content that can still be taken back, live. */
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

/** What is known of the trash; `isFromServer` says whether the server has spoken. */
export type Trash =
  | { status: 'loading' | 'offlineEmpty' }
  | { status: 'failed'; retry: () => void }
  | { status: 'ready'; rows: readonly Trashed[]; isPartial: boolean; isFromServer: boolean }

/** The first moment that counts by the server's time; until that is known, everything does that the log has. */
const trashFrom = () => trashSince(serverTime() ?? 0)

/** The content in the trash, live, with what this device has deleted and not published. */
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
    // Until the server's time is known, what was deleted last tells what it is at least.
    now: serverTime() ?? Math.max(0, ...logged.map(({ at }) => at)),
  })
  const isFromServer = parts.every((part) => part.status === 'ready' && part.isFromServer)
  const isUnknown = deletions.status !== 'ready'
  // An empty cache does not mean an empty list.
  if (isUnknown && found.length === 0) return { status: 'offlineEmpty' }
  return { status: 'ready', rows: found, isPartial: false, isFromServer }
}

/** Brings a document back: what has not left this device is not deleted at all, anything else is made anew. */
export function bringBack({ collection, id, copy, pending }: Trashed): Commit {
  if (pending?.changes.length === 1) return takeBackEntry(pending)
  return anyDataOf[kindOf(collection)].bringBack(id, copy)
}

/**
 * So many changes of a document are read at first, and at most: those that only move it in its list make no version, so
 * that three times as many are read as long as there are too few.
 */
const [firstChanges, mostChanges] = [150, 1350]

/** What is known of a document's versions; `isFromServer` says whether the server has spoken. */
export type History =
  | { status: 'loading' | 'offlineEmpty' }
  | { status: 'failed'; retry: () => void }
  | { status: 'ready'; versions: readonly Version[]; isFromServer: boolean }

/** The versions of a document, live, the newest first: what this device has not published yet, then what the log has. */
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

/** The newest entry of the log about a document, live; undefined while the log says nothing. */
export function useNewestEntry(collection: string, id: string): AuditEntry | undefined {
  const where = useMemo(() => ({ collection, document_id: id }), [collection, id])
  const live = useLive(useMemo(() => log.part({ where, order: 'at', descending: true, limit: 1 }), [where]))
  return live.status === 'ready' ? live.rows[0] : undefined
}
