import { AuditEntry } from '@studio/domain/audit/auditEntry'
import { collections } from '@studio/domain/collections'
import { collectionOf } from '../../firebase/collection'
import type { Live } from '../../firebase/reads/liveState'
import { useLive } from '../../sync/live'
import { pagesOf } from '../../sync/pages'

export type { AuditEntry, Live }

const log = collectionOf(collections.auditLog, async () => AuditEntry)

/** The filters of a query for log entries: person, collection, first moment, and end moment (exclusive). */
export interface ActivityQuery {
  by?: string | undefined
  collection?: string | undefined
  from?: number | undefined
  before?: number | undefined
}

const endOfTime = Date.UTC(9999, 11, 31)

/** Returns log entries from the server, newest first, page by page. Rejects without a network. */
export function entryPages(
  { by, collection, from, before }: ActivityQuery,
  size: number,
): AsyncGenerator<AuditEntry[]> {
  const isBounded = from !== undefined || before !== undefined
  const part = {
    where: { ...(by && { by }), ...(collection && { collection }) },
    ...(isBounded && { during: { field: 'at', from: from ?? 0, before: before ?? endOfTime } }),
  }
  return pagesOf(log.part({ ...part, order: 'at', descending: true }), size)
}

/** Reads enough entries to include some that are not by visitors. */
const latest = log.part({ order: 'at', descending: true, limit: 20 })

/** Returns the newest log entries, from the cache if there is no network; live. */
export const useLatest = (): Live<AuditEntry> => useLive(latest)
