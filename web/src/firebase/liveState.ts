import type { Standings } from '@studio/domain/outbox/standings'

/**
 * What is known of a list.
 * - `loading`: nothing heard yet.
 * - `ready`: rows; `isPartial` says that these are the first of more that are on their way to a new device,
 *   `isConfirmed` whether the server has spoken, `pending` names rows that still wait for it, and
 *   `standings` says of every document with work of this device how it and its fields stand.
 * - `unheard`: the device is offline and has nothing: this is not the same as an empty list.
 * - `failed`: refused or broken; `retry` listens anew.
 */
export type Live<Row> =
  | { status: 'loading' }
  | {
      status: 'ready'
      rows: readonly Row[]
      isPartial: boolean
      isConfirmed: boolean
      pending: ReadonlySet<string>
      standings: Standings
    }
  | { status: 'unheard' }
  | { status: 'failed'; retry: () => void }
