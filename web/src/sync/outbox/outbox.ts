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

/* The outbox of the console: every write is kept here first, and leaves only when the server has confirmed it. */

/**
 * What tabs tell each other: something changed, which entry was taken back, and whether the server answers whoever
 * sends. Tabs may run different versions.
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
  // Drafts and lists show them without a network until the server has them.
  void untilServerTime()
    .then((now) => dropUnnamedPictures(userId, now))
    .catch((error: unknown) => console.warn('old pictures stay on this device', error))
}

const notRead = (error: unknown) => console.warn('the outbox could not be read', error)

onOutboxStoreCleared(() => void keepAgain().catch((error: unknown) => console.warn('work is not kept', error)))

// The browser has opened its database late: from now on the work of this page is kept there, with what lay there before.
onOutboxStoreMoved(() => void readAgain().then(() => spread(), notRead))

/** The device's storage was cleared: what this page still has is kept again. */
async function keepAgain() {
  const { entries } = readOutboxState()
  writeOutboxState({ wasCleared: true })
  keptAgain = openOutboxStore().then(async (outboxStore) => {
    // A picture that finds no place must not take the texts along: the page still has all of it, and says what happened.
    if (account !== undefined)
      await keepPicturesAgain(account).catch((error: unknown) => console.warn('pictures are not kept', error))
    for (const entry of entries) await outboxStore.add(entry)
  })
  await readAgain()
  spread()
}

/** Until then the store is empty because it was cleared, and not because all was published. */
let keptAgain: Promise<void> | undefined

/** Counts what this tab has started to read, and what it has kept: an older answer must not hide newer work. */
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
  // Once all of it is published there is nothing left to warn of.
  const wasCleared = readOutboxState().wasCleared && entries.length > 0
  writeOutboxState({ isRead: true, entries, unreadable, isLasting: outboxStore.isLasting, wasCleared })
}

/** Calls back when there may be something to send. */
export const onSendable = sendable.subscribe

/** Has the sender look at once, in this tab and the others. */
export const notifySender = sendable.emit

function spread(news: Partial<News> = {}) {
  channel?.postMessage(news)
  notifySender()
}

/** Says in all tabs whether the server leaves the sender without an answer. */
export function tellStalled(isStalled: boolean) {
  if (readOutboxState().isStalled === isStalled) return
  writeOutboxState({ isStalled })
  channel?.postMessage({ isStalled } satisfies Partial<News>)
}

/** What was kept: `published` follows, and `undo` takes it back. */
export interface KeptStep {
  published: Promise<void>
  undo: () => Promise<KeptStep>
}

/** Nothing was to be done. */
const nothing: KeptStep = { published: Promise.resolve(), undo: async () => nothing }

/**
 * Keeps the changes as one step. Resolves once they are safe on this device; `published` then follows. Rejects when
 * the device has no lasting storage and no network: such work would be lost.
 */
export function keep(userId: string, writes: readonly Write[]): Promise<KeptStep> {
  const places = writes.map((write) => (write.kind === 'move' ? write.was : undefined))
  return keepChanges(userId, writes.map(changeOf), places)
}

/** One after the other: what was written later never comes to stand before what it was made from. */
let lastKept: Promise<unknown> = Promise.resolve()

/** The same of changes that are made already; `places` says of moves where their rows stood. */
function keepChanges(
  userId: string,
  changes: readonly Change[],
  places: readonly (Place | undefined)[] = [],
): Promise<KeptStep> {
  const kept = lastKept.then(() => keepNext(userId, changes, places))
  lastKept = kept.catch(() => undefined)
  return kept
}

async function keepNext(
  userId: string,
  changes: readonly Change[],
  places: readonly (Place | undefined)[],
): Promise<KeptStep> {
  if (changes.length === 0) return nothing
  const outboxStore = await openOutboxStore()
  if (!outboxStore.isLasting && !(await isReachable()))
    throw new Error('this device keeps nothing, and there is no network')
  const id = newId()
  const pictures = await picturesOf(userId, changes)
  const add = (id: string, changes: Change[]) =>
    outboxStore.add({ id, account: userId, at: Date.now(), changes, state: 'waiting' })
  // More than one request can carry go ahead.
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
 * Takes back what an entry does: takes it out of the outbox if it has not left it, else keeps the inverse changes.
 * Rejects where there are none.
 */
export async function takeBack(entry: PendingMutation, places: readonly (Place | undefined)[] = []): Promise<KeptStep> {
  const outboxStore = await openOutboxStore()
  // A picture that came along stays for a while, and ends by itself.
  const changes = entry.changes.filter(({ path }) => !isPicture(path))
  if (await outboxStore.takeIf(entry, (all) => canWithdraw(entry, all))) {
    tellDiscarded(entry.id)
    await readAgain()
    spread({ discarded: entry.id })
    // Nobody has heard of it: it can be kept again as it was.
    return { published: Promise.resolve(), undo: () => keepChanges(entry.account, changes, places) }
  }
  const inverse = changes.flatMap((change, at) => inverseOf(change, { rev: newId(), was: places[at] }) ?? [])
  if (inverse.length < changes.length) throw new Error('nothing takes this back')
  return keepChanges(entry.account, inverse)
}

/** Takes entries out and puts others in, in one step, and tells all tabs. */
export async function exchange(
  taken: readonly { seq: number }[],
  put: readonly (PendingMutation | NewEntry)[],
): Promise<void> {
  const outboxStore = await openOutboxStore()
  await outboxStore.exchange(taken, put)
  await readAgain()
  spread()
}

/** Takes entries off this device that cannot be read; only after asking. */
export const discardUnreadable = (entries: readonly UnreadableEntry[]): Promise<void> => exchange(entries, [])
