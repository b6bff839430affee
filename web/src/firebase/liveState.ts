/**
 * What is known of a list.
 * - `loading`: nothing heard yet.
 * - `ready`: rows; `isConfirmed` says whether the server has spoken, `pending` names rows that still wait for it, and
 *   `pendingFields` which of their fields do.
 * - `unheard`: the device is offline and has nothing: this is not the same as an empty list.
 * - `failed`: refused or broken; `retry` listens anew.
 */
export type Live<Row> =
  | { status: 'loading' }
  | {
      status: 'ready'
      rows: readonly Row[]
      isConfirmed: boolean
      pending: ReadonlySet<string>
      pendingFields?: ReadonlyMap<string, ReadonlySet<string>>
    }
  | { status: 'unheard' }
  | { status: 'failed'; retry: () => void }
