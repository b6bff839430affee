import { type Conflict, deletedAnyway, recreated, resolved } from '@studio/domain/outbox/conflicts'
import type { Change, PendingMutation } from '@studio/domain/outbox/pendingMutation'
import type { NewEntry } from '../../device/outboxStore'
import { newId } from '../../firebase/newId'
import { exchange } from './outbox'
import { picturesOf } from './pictures'

/* What only the owner decides: conflicts and refusals. */

/** Settles a conflict by a new change on top of the server's copy; `keepMine` names the fields where mine wins. */
export const resolveConflict = (conflict: Conflict, keepMine: ReadonlySet<string>) =>
  settle(conflict, resolved(conflict, keepMine, newId()))

/** Brings back a document that was deleted elsewhere, with the owner's texts. */
export const recreateDocument = (conflict: Conflict) => settle(conflict, recreated(conflict, newId()))

/** Deletes a document that was edited elsewhere meanwhile. */
export const deleteAnyway = (conflict: Conflict) => settle(conflict, deletedAnyway(conflict))

/** Leaves the document as the server has it. */
export const keepTheirs = (conflict: Conflict) => settle(conflict, undefined)

async function settle({ entries }: Conflict, change: Change | undefined): Promise<void> {
  const [first] = entries
  if (!first) return
  const { account } = first
  // The server may have let go of a picture while the conflict waited.
  const changes = change ? [change, ...(await picturesOf(account, [change]))] : []
  const next: NewEntry[] =
    changes.length > 0 ? [{ id: newId(), account, at: Date.now(), changes, state: 'waiting' }] : []
  await exchange(entries, next)
}

/** Sends refused steps once more. */
export const tryAgain = (entries: readonly PendingMutation[]): Promise<void> =>
  exchange(
    entries,
    entries.map(({ refusal: _, ...entry }) => ({ ...entry, state: 'waiting' as const })),
  )

/** Throws steps away; only after asking. */
export const discard = (entries: readonly PendingMutation[]): Promise<void> => exchange(entries, [])
