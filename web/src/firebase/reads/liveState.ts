import type { SyncStatuses } from '@studio/domain/outbox/syncStatuses'

/**
 * What is known of a list.
 * - `loading`: nothing heard yet.
 * - `ready`: rows; `isPartial` says that these are the first of more that are on their way to a new device,
 *   `isFromServer` whether the server has spoken, `pending` names rows that still wait for it, and
 *   `syncStatuses` says of every document with work of this device how it and its fields stand.
 * - `offlineEmpty`: the device is offline and has nothing: this is not the same as an empty list.
 * - `failed`: refused or broken; `retry` listens anew.
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
