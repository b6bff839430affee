import { conflictsIn, resolved } from '@studio/domain/outbox/conflicts'
import { withoutHeld } from '@studio/domain/outbox/films'
import type { Attempt, Change, PendingMutation, Values } from '@studio/domain/outbox/pendingMutation'
import { type Batch, nextBatch } from '@studio/domain/outbox/queue'
import { copyToKeep } from '@studio/domain/outbox/visitors'
import type { NewEntry, OutboxStore } from '../../device/outboxOperations'
import { newId } from '../../firebase/newId'
import type { Outcome } from '../../firebase/writes/send'
import { dropSentFilms, sendNextPiece, unsentFilms } from './films'
import { picturesOf, withPictures } from './pictures'

interface SendContext {
  account: string
  outboxStore: Pick<OutboxStore, 'all' | 'note' | 'isLasting'>
  /** The path of this device's receipt on the server. */
  receipt: string
  /** Returns whether sending makes sense now. */
  isReady: () => Promise<boolean>
  /**
   * Sends a batch. Resolves with undefined if nobody waits for its outcome any more. `isOpen` returns whether the
   * outbox still waits for this attempt, because a late request must not overwrite a later one.
   */
  send: (batch: Batch, attempt: Attempt, isOpen: () => Promise<boolean>) => Promise<Outcome | undefined>
  /** Stores a document named by its content, like `send`. */
  sendFile: (path: string, fields: Values) => Promise<Outcome | undefined>
  /** Deletes entries from the outbox and stores others, in one transaction. */
  exchange: (taken: readonly PendingMutation[], put: readonly (PendingMutation | NewEntry)[]) => Promise<void>
}

/**
 * Sends an account's next batch and stores its outcome. Returns undefined if nothing waits. `withdrawn`: its owner
 * undid a part of it before it was sent, so the next batch is another one.
 */
export async function sendNext({ account, outboxStore, receipt, isReady, send, sendFile, exchange }: SendContext) {
  const { entries } = await outboxStore.all(account)
  const isUnsent = await unsentFilms(account, entries, outboxStore.isLasting)
  const batch = nextBatch(withoutHeld(entries, isUnsent))
  if (!batch) return sendNextPiece({ account, entries, isReady, sendFile, exchange })
  if (!(await isReady())) return 'waiting'
  const attempt = await noteAttempt(batch, receipt, outboxStore)
  if (!attempt) return 'withdrawn'
  const isOpen = async () =>
    (await outboxStore.all(account)).entries.some(({ tried }) => tried?.batch === attempt.batch)
  const outcome = await send(await whole(account, batch), attempt, isOpen)
  if (!outcome) return 'waiting'
  if (outcome.kind === 'published') {
    await exchange(batch.entries, [])
    dropSentFilms(account, batch.entries)
  }
  if (outcome.kind === 'refused') {
    const kept = batch.entries.map((entry) => ({
      ...untried(entry),
      state: 'refused' as const,
      refusal: outcome.refusal,
    }))
    await exchange(batch.entries, kept)
  }
  if (outcome.kind === 'conflict') {
    const { theirs } = outcome
    const kept = batch.entries.flatMap((entry) => conflictsOf(untried(entry), theirs))
    await exchange(batch.entries, kept)
    await settleMoot((await outboxStore.all(account)).entries, exchange)
  }
  return outcome.kind
}

/**
 * Resolves conflicts that are moot. Two edits can conflict one by one and together leave nothing to ask about, if the
 * later one undid the earlier one in another tab. Their remaining changes are sent.
 */
async function settleMoot(entries: readonly PendingMutation[], exchange: SendContext['exchange']) {
  for (const conflict of conflictsIn(entries)) {
    const [first] = conflict.entries
    if (conflict.kind !== 'fields' || conflict.names.length > 0 || !first) continue
    const change = resolved(conflict, new Set(), newId())
    const { account, at } = first
    const changes = change ? [change, ...(await picturesAgain(account, change))] : []
    await exchange(conflict.entries, change ? [{ id: newId(), account, at, changes, state: 'waiting' }] : [])
  }
}

/**
 * Returns the pictures of a change that this device still has. The server may have deleted an unused one while the
 * conflict waited. A picture that is lost here may still be there.
 */
const picturesAgain = (account: string, change: Change) =>
  picturesOf(account, [change]).catch((error: unknown) => {
    console.warn('a picture cannot be sent again', error)
    return []
  })

/** Returns a batch with the bytes of its pictures. */
async function whole(account: string, { entries, chains }: Batch): Promise<Batch> {
  return { entries, chains: await Promise.all(chains.map((chain) => withPictures(account, chain))) }
}

/**
 * Records on the device which batch is being sent, because it may arrive while its answer gets lost. Returns undefined
 * if an entry of it is gone.
 */
async function noteAttempt({ entries }: Batch, receipt: string, outboxStore: SendContext['outboxStore']) {
  const known = entries[0]?.tried
  if (known) return known
  const tried: Attempt = { batch: newId(), receipt }
  const seqs = entries.map(({ seq }) => seq)
  return (await outboxStore.note(seqs, tried)) ? tried : undefined
}

/** Removes the attempt from an entry that the server has certainly not stored. */
const untried = ({ tried: _, ...entry }: PendingMutation): PendingMutation => entry

/** Returns one conflict for each conflicting document of an entry; its other documents are published. */
function conflictsOf({ seq, ...entry }: PendingMutation, theirs: ReadonlyMap<string, Values | null>) {
  const colliding = entry.changes.filter(({ path }) => theirs.has(path))
  return colliding.map((change, at) => ({
    ...entry,
    ...(at === 0 && { seq }),
    changes: [change],
    state: 'conflict' as const,
    theirs: copyToKeep(change, theirs.get(change.path)),
  }))
}
