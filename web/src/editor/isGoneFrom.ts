import type { SyncStatuses } from '@studio/domain/outbox/syncStatuses'
import { isNewDocument } from '../device/drafts'

/** The list's state, reduced to what a form needs. */
export type KnownRows<Row> =
  | { status: 'loading' | 'offlineEmpty' | 'failed' }
  | { status: 'ready'; rows: readonly Row[]; isPartial: boolean; isFromServer: boolean; syncStatuses: SyncStatuses }

/**
 * Returns whether a document no longer exists: the server's list lacks it, or its deletion is pending on this device.
 */
export function isGoneFrom<Row extends { id: string }>(live: KnownRows<Row>, document: string) {
  if (live.status !== 'ready' || live.isPartial || isNewDocument(document)) return false
  if (live.rows.some(({ id }) => id === document)) return false
  return live.isFromServer || live.syncStatuses.get(document)?.syncStatus === 'pending'
}
