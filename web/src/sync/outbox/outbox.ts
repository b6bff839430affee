import { type Change, isPicture, type PendingMutation, type Place } from '@studio/domain/outbox/pendingMutation'
import { canWithdraw, inverseOf } from '@studio/domain/outbox/undo'
import * as v from 'valibot'
import {
  type NewEntry,
  onOutboxStoreCleared,
  onOutboxStoreMoved,
  openOutboxStore,
  type UnreadableEntry,
} from '../../device/outboxStore'
import { keepPicturesAgain } from '../../device/pictures'
import { dropUnnamedPictures } from '../../device/unsyncedWork'
import type { Write } from '../../firebase/collection'
import { newId } from '../../firebase/newId'
import { isReachable } from '../../firebase/reach'
import { createEmitter } from '../../lib/emitter'
import { untilServerTime } from '../../lib/serverTime'
import { openChannel } from '../../lib/tabs'
import { changeOf } from './changeOf'
import { readOutboxState, tellDiscarded, tellOutcomes, untilPublished, writeOutboxState } from './outboxState'
import { picturesAtOnce, picturesOf } from './pictures'

/* The console's outbox: every write is stored here first, and removed only once the server has confirmed it. */

/**
 * Messages between tabs: something changed, an entry was undone, or the server does not answer the sender. Tabs may run
 * different versions.
 */
const News = v.object({
  discarded: v.fallback(v.optional(v.string()), undefined),
  isStalled: v.fallback(v.optional(v.boolean()), undefined),
})
type News = v.InferOutput<typeof News>

const channelName = 'studio.outbox'
let channel: ReturnType<typeof openChannel> | undefined
let account: string | undefined
const sendable = createEmitter()

/** Shows an account's entries in this tab and follows the other tabs. Rejects if they cannot be read. */
export async function openOutbox(userId: string): Promise<void> {
  if (account === userId && readOutboxState().isRead) return
  account = userId
  channel ??= openChannel(channelName)
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    const news = v.safeParse(News, data)
    const { discarded, isStalled } = news.success ? news.output : {}
    if (discarded !== undefined) tellDiscarded(discarded)
    if (isStalled !== undefined) writeOutboxState({ isStalled })
    readAgain().catch(notRead)
    notifySender()
  }
  await readAgain()
  // Drops old pictures that no unsent work names.
  void untilServerTime()
    .then((now) => dropUnnamedPictures(userId, now))
    .catch((error: unknown) => console.warn('old pictures could not be deleted', error))
}

const notRead = (error: unknown) => console.warn('the outbox could not be read', error)

onOutboxStoreCleared(
  () => void keepAgain().catch((error: unknown) => console.warn('unsent work could not be stored again', error)),
)

// The browser has opened its database late: this page's work is now stored there, beside earlier entries.
onOutboxStoreMoved(() => void readAgain().then(() => spread(), notRead))

/** Stores this page's work again after the device's storage was cleared. */
async function keepAgain() {
  const { entries } = readOutboxState()
  writeOutboxState({ wasCleared: true })
  keptAgain = openOutboxStore().then(async (outboxStore) => {
    // A picture that cannot be stored must not prevent storing the texts: the page still has all of it, and shows a
    // warning.
    if (account !== undefined)
      await keepPicturesAgain(account).catch((error: unknown) =>
        console.warn('pictures could not be stored again', error),
      )
    for (const entry of entries) await outboxStore.add(entry)
  })
  await readAgain()
  spread()
}

/** Pending while the store is empty only because it was cleared, not because everything was published. */
let keptAgain: Promise<void> | undefined

/** Counters of this tab's reads and writes, so that an older result does not hide newer work. */
let reads = 0
let keeps = 0

async function readAgain(): Promise<void> {
  const [read, keepsBefore] = [++reads, keeps]
  await keptAgain
  const outboxStore = await openOutboxStore()
  const { entries, unreadable } =
    account === undefined ? { entries: [], unreadable: [] } : await outboxStore.all(account)
  if (read !== reads) return
  if (keepsBefore !== keeps) return readAgain()
  tellOutcomes(entries)
  // Once everything is published, the warning about cleared storage has no purpose.
  const wasCleared = readOutboxState().wasCleared && entries.length > 0
  writeOutboxState({ isRead: true, entries, unreadable, isLasting: outboxStore.isLasting, wasCleared })
}

/** Subscribes to signals that there may be something to send. */
export const onSendable = sendable.subscribe

/** Makes the sender check at once. */
export const notifySender = sendable.emit

function spread(news: Partial<News> = {}) {
  channel?.postMessage(news)
  notifySender()
}

/** Tells all tabs whether the server leaves the sender without an answer. */
export function tellStalled(isStalled: boolean) {
  if (readOutboxState().isStalled === isStalled) return
  writeOutboxState({ isStalled })
  channel?.postMessage({ isStalled } satisfies Partial<News>)
}

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

/** Like `keep`, for existing changes. `places` are the rows' places before the moves. */
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
  const add = (id: string, changes: Change[]) =>
    outboxStore.add({ id, account: userId, at: Date.now(), changes, state: 'waiting' })
  // Pictures beyond the limit of one request are sent first.
  while (pictures.length > picturesAtOnce) await add(newId(), pictures.splice(0, picturesAtOnce))
  const entry = await add(id, [...changes, ...pictures])
  keeps++
  const published = untilPublished(id)
  published.catch(() => undefined)
  writeOutboxState({ entries: [...readOutboxState().entries.filter(({ seq }) => seq !== entry.seq), entry] })
  spread()
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
