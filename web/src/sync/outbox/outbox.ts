import { type Change, isPicture, type PendingMutation, type Place } from '@studio/domain/outbox/pendingMutation'
import { canWithdraw, inverseOf } from '@studio/domain/outbox/undo'
import type { NewEntry, UnreadableEntry } from '../../device/outboxOperations'
import { openOutboxStore } from '../../device/outboxStore'
import type { Write } from '../../firebase/collection'
import { newId } from '../../firebase/newId'
import { isReachable } from '../../firebase/reach'
import { changeOf } from './changeOf'
import { secureFilms } from './films'
import { readAgain, showKept, spread } from './followOutbox'
import { tellDiscarded, untilPublished } from './outboxState'
import { picturesAtOnce, picturesOf } from './pictures'

/* The console's outbox: every write is stored here first, and removed only once the server has confirmed it. */

/** A stored change: `published` follows, and `undo` undoes it. */
export interface QueuedChange {
  published: Promise<void>
  undo: () => Promise<QueuedChange>
}

/** A step without changes. */
const nothing: QueuedChange = { published: Promise.resolve(), undo: async () => nothing }

/**
 * Stores the changes as one entry. Resolves once they are safe on this device; `published` follows. Rejects if the
 * device has no lasting storage and no network, because such work would be lost.
 */
export function keep(userId: string, writes: readonly Write[]): Promise<QueuedChange> {
  const places = writes.map((write) => (write.kind === 'move' ? write.was : undefined))
  return keepChanges(userId, writes.map(changeOf), places)
}

/** Writes run one after the other, so that a later one never comes before the one it is based on. */
let lastKept: Promise<unknown> = Promise.resolve()

/** Stores existing changes like `keep`. `places` are the rows' places before the moves. */
function keepChanges(
  userId: string,
  changes: readonly Change[],
  places: readonly (Place | undefined)[] = [],
): Promise<QueuedChange> {
  const kept = lastKept.then(() => keepNext(userId, changes, places))
  lastKept = kept.catch(() => undefined)
  return kept
}

async function keepNext(
  userId: string,
  changes: readonly Change[],
  places: readonly (Place | undefined)[],
): Promise<QueuedChange> {
  if (changes.length === 0) return nothing
  const outboxStore = await openOutboxStore()
  if (!outboxStore.isLasting && !(await isReachable()))
    throw new Error('this device keeps nothing, and there is no network')
  const id = newId()
  const pictures = await picturesOf(userId, changes)
  await secureFilms(userId, changes)
  const add = (id: string, changes: Change[]) =>
    outboxStore.add({ id, account: userId, at: Date.now(), changes, state: 'waiting' })
  // Pictures beyond the limit of one request are sent first.
  while (pictures.length > picturesAtOnce) await add(newId(), pictures.splice(0, picturesAtOnce))
  const entry = await add(id, [...changes, ...pictures])
  const published = untilPublished(id)
  published.catch(() => undefined)
  showKept(entry)
  return { published, undo: () => takeBack(entry, places) }
}

/**
 * Undoes an entry: removes it from the outbox if it was not sent yet, otherwise stores the inverse changes. Rejects if
 * there are none.
 */
export async function takeBack(
  entry: PendingMutation,
  places: readonly (Place | undefined)[] = [],
): Promise<QueuedChange> {
  const outboxStore = await openOutboxStore()
  // An uploaded picture stays and expires by itself.
  const changes = entry.changes.filter(({ path }) => !isPicture(path))
  if (await outboxStore.takeIf(entry, (all) => canWithdraw(entry, all))) {
    tellDiscarded(entry.id)
    await readAgain()
    spread({ discarded: entry.id })
    // The entry was never sent, so it can be stored again unchanged.
    return { published: Promise.resolve(), undo: () => keepChanges(entry.account, changes, places) }
  }
  const inverse = changes.flatMap((change, at) => inverseOf(change, { rev: newId(), was: places[at] }) ?? [])
  if (inverse.length < changes.length) throw new Error('nothing takes this back')
  return keepChanges(entry.account, inverse)
}

/** Deletes entries and stores others in one transaction, and tells all tabs. */
export async function exchange(
  taken: readonly { seq: number }[],
  put: readonly (PendingMutation | NewEntry)[],
): Promise<void> {
  const outboxStore = await openOutboxStore()
  await outboxStore.exchange(taken, put)
  await readAgain()
  spread()
}

/** Deletes unreadable entries from this device. Ask the user first. */
export const discardUnreadable = (entries: readonly UnreadableEntry[]): Promise<void> => exchange(entries, [])
