import { conflictsIn, resolved } from '@studio/domain/outbox/conflicts'
import type { Attempt, PendingMutation, Values } from '@studio/domain/outbox/pendingMutation'
import { type Batch, nextBatch } from '@studio/domain/outbox/queue'
import { copyToKeep } from '@studio/domain/outbox/visitors'
import type { NewEntry, OutboxStore } from '../../device/outboxStore'
import { newId } from '../../firebase/newId'
import type { Outcome } from '../../firebase/writes/send'
import { withPictures } from './pictures'

interface SendContext {
  account: string
  outboxStore: Pick<OutboxStore, 'all' | 'note'>
  /** The path of this device's receipt on the server. */
  receipt: string
  /** Whether there is any use in sending now. */
  isReady: () => Promise<boolean>
  /**
   * Sends a batch; undefined when nobody waits for its outcome any more. `isOpen` says whether the outbox still waits for
   * an answer to this attempt: a request that was late must not write what a later one has taken over.
   */
  send: (batch: Batch, attempt: Attempt, isOpen: () => Promise<boolean>) => Promise<Outcome | undefined>
  /** Takes entries out of the outbox and puts others in, in one step. */
  exchange: (taken: readonly PendingMutation[], put: readonly (PendingMutation | NewEntry)[]) => Promise<void>
}

/**
 * Sends the next batch of an account and writes down what came of it; undefined when nothing waits. `withdrawn`: its
 * owner took a part of it back before it left, and the next batch is another one.
 */
export async function sendNext({ account, outboxStore, receipt, isReady, send, exchange }: SendContext) {
  const { entries } = await outboxStore.all(account)
  const batch = nextBatch(entries)
  if (!batch) return undefined
  if (!(await isReady())) return 'waiting'
  const attempt = await noteAttempt(batch, receipt, outboxStore)
  if (!attempt) return 'withdrawn'
  const isOpen = async () =>
    (await outboxStore.all(account)).entries.some(({ tried }) => tried?.batch === attempt.batch)
  const outcome = await send(await whole(account, batch), attempt, isOpen)
  if (!outcome) return 'waiting'
  if (outcome.kind === 'published') await exchange(batch.entries, [])
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
 * Two edits can collide one by one and leave nothing to ask about together: the later one took the earlier one back, in a
 * tab that did not show it. What is left of them is sent.
 */
async function settleMoot(entries: readonly PendingMutation[], exchange: SendContext['exchange']) {
  for (const conflict of conflictsIn(entries)) {
    const [first] = conflict.entries
    if (conflict.kind !== 'fields' || conflict.names.length > 0 || !first) continue
    const change = resolved(conflict, new Set(), newId())
    const { account, at } = first
    await exchange(conflict.entries, change ? [{ id: newId(), account, at, changes: [change], state: 'waiting' }] : [])
  }
}

/** A batch with the bytes of its pictures. */
async function whole(account: string, { entries, chains }: Batch): Promise<Batch> {
  return { entries, chains: await Promise.all(chains.map((chain) => withPictures(account, chain))) }
}

/**
 * Notes on the device which batch is being sent, before it is: it may arrive and its answer may not. Undefined when a
 * part of it is gone.
 */
async function noteAttempt({ entries }: Batch, receipt: string, outboxStore: SendContext['outboxStore']) {
  const known = entries[0]?.tried
  if (known) return known
  const tried: Attempt = { batch: newId(), receipt }
  const seqs = entries.map(({ seq }) => seq)
  return (await outboxStore.note(seqs, tried)) ? tried : undefined
}

/** The server has answered: it is known that this entry is not in. */
const untried = ({ tried: _, ...entry }: PendingMutation): PendingMutation => entry

/** Of a step with several documents only those that collide stay, each by itself; the others are published. */
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
