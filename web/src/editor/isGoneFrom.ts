import type { SyncStatuses } from '@studio/domain/outbox/syncStatuses'
import { isNewDocument } from '../device/drafts'

/** What is known of the page's list, as far as a form has to know. */
export type KnownRows<Row> =
  | { status: 'loading' | 'offlineEmpty' | 'failed' }
  | { status: 'ready'; rows: readonly Row[]; isPartial: boolean; isFromServer: boolean; syncStatuses: SyncStatuses }

/** Whether the server has said that there is no such document, or this device is about to delete it. */
export function isGoneFrom<Row extends { id: string }>(live: KnownRows<Row>, document: string) {
  if (live.status !== 'ready' || live.isPartial || isNewDocument(document)) return false
  if (live.rows.some(({ id }) => id === document)) return false
  return live.isFromServer || live.syncStatuses.get(document)?.syncStatus === 'pending'
}
