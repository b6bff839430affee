import { type Conflict, deletedAnyway, recreated, resolved } from '@studio/domain/outbox/conflicts'
import { withoutFilm } from '@studio/domain/outbox/films'
import type { Change, PendingMutation } from '@studio/domain/outbox/pendingMutation'
import { noteFilm } from '../../device/films'
import type { NewEntry } from '../../device/outboxOperations'
import { openOutboxStore } from '../../device/outboxStore'
import { newId } from '../../firebase/newId'
import { tellFilms } from './filmState'
import { offerFilmsAgain } from './films'
import { notifySender } from './followOutbox'
import { exchange } from './outbox'
import { picturesOf } from './pictures'

/* Actions of the owner on conflicts and refusals. */

/**
 * Resolves a conflict by a new change on top of the server's copy. `keepMine` names the fields whose local value wins.
 */
export const resolveConflict = (conflict: Conflict, keepMine: ReadonlySet<string>) =>
  settle(conflict, resolved(conflict, keepMine, newId()))

/** Restores a document that was deleted elsewhere, with the owner's texts. */
export const recreateDocument = (conflict: Conflict) => settle(conflict, recreated(conflict, newId()))

/** Deletes a document that was edited elsewhere meanwhile. */
export const deleteAnyway = (conflict: Conflict) => settle(conflict, deletedAnyway(conflict))

/** Keeps the server's version of the document. */
export const keepTheirs = (conflict: Conflict) => settle(conflict, undefined)

async function settle({ entries }: Conflict, change: Change | undefined): Promise<void> {
  const [first] = entries
  if (!first) return
  const { account } = first
  if (change) await offerFilmsAgain(account, change)
  // The server may have deleted an unused picture while the conflict waited.
  const changes = change ? [change, ...(await picturesOf(account, [change]))] : []
  const next: NewEntry[] =
    changes.length > 0 ? [{ id: newId(), account, at: Date.now(), changes, state: 'waiting' }] : []
  await exchange(entries, next)
}

/** Sends refused entries again. */
export const tryAgain = (entries: readonly PendingMutation[]): Promise<void> =>
  exchange(
    entries,
    entries.map(({ refusal: _, ...entry }) => ({ ...entry, state: 'waiting' as const })),
  )

/** Discards entries. Ask the user first. */
export const discard = (entries: readonly PendingMutation[]): Promise<void> => exchange(entries, [])

/** Pauses or continues the upload of a film, in all tabs. */
export async function pauseFilm(account: string, hash: string, isPaused: boolean): Promise<void> {
  await noteFilm(account, hash, { isPaused })
  await tellFilms()
  notifySender()
}

/**
 * Cancels the upload of a film: the work that waits for it goes on without it. Returns false if that work may have
 * arrived already.
 */
export async function cancelFilm(account: string, hash: string): Promise<boolean> {
  const { entries } = await (await openOutboxStore()).all(account)
  const cleared = withoutFilm(entries, hash)
  if (!cleared) return false
  await exchange(cleared, cleared)
  return true
}
