import { AuditEntry } from '@studio/domain/audit/auditEntry'
import { collections } from '@studio/domain/collections'
import { collectionOf } from '../../../firebase/collection'
import type { Live } from '../../../firebase/reads/liveState'
import { useLive } from '../../../sync/live'
import { pagesOf } from '../../../sync/pages'

export type { AuditEntry, Live }

const log = collectionOf(collections.auditLog, async () => AuditEntry)

/** Which entries: of one person, of one collection, from one moment on and before another. */
export interface ActivityQuery {
  by?: string | undefined
  collection?: string | undefined
  from?: number | undefined
  before?: number | undefined
}

const endOfTime = Date.UTC(9999, 11, 31)

/** The entries of the log, the newest first, page by page, from the server; rejects without a network. */
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

/** Enough for a few that are no visitor's. */
const latest = log.part({ order: 'at', descending: true, limit: 20 })

/** The newest entries of the log, live; without a network those that this device has. */
export const useLatest = (): Live<AuditEntry> => useLive(latest)
