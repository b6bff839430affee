import type { SyncStatuses } from '@studio/domain/outbox/syncStatuses'

/**
 * The state of a list.
 * - `loading`: no data yet.
 * - `ready`: rows. `isPartial`: more rows are on their way to a new device. `isFromServer`: the server has confirmed
 *   them. `pending`: the rows that wait for the server. `syncStatuses`: the status of each document with unsent work,
 *   and of its fields.
 * - `offlineEmpty`: the device is offline and has no data, which is not the same as an empty list.
 * - `failed`: refused or broken; `retry` listens again.
 */
export type Live<Row> =
  | { status: 'loading' }
  | {
      status: 'ready'
      rows: readonly Row[]
      isPartial: boolean
      isFromServer: boolean
      pending: ReadonlySet<string>
      syncStatuses: SyncStatuses
    }
  | { status: 'offlineEmpty' }
  | { status: 'failed'; retry: () => void }
