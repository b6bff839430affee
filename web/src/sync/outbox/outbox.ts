import type { PendingMutation } from '@studio/domain/outbox/pendingMutation'
import * as v from 'valibot'
import { type NewEntry, onOutboxStoreCleared, openOutboxStore, type UnreadableEntry } from '../../device/outboxStore'
import type { Write } from '../../firebase/collection'
import { newId } from '../../firebase/newId'
import { createEmitter } from '../../lib/emitter'
import { changeOf } from './changeOf'
import {
  type Outcome,
  readOutboxState,
  tellMissing,
  tellOutcomes,
  untilPublished,
  writeOutboxState,
} from './outboxState'

/* The outbox of the console: every write is kept here first, and leaves only when the server has confirmed it. */

/** What tabs tell each other: something changed, and what came of which entry. Tabs may run different versions. */
const News = v.object({
  outcomes: v.fallback(v.record(v.string(), v.picklist(['published', 'conflict', 'refused', 'discarded'])), {}),
})

const channelName = 'studio.outbox'
let channel: BroadcastChannel | undefined
let account: string | undefined
const sendable = createEmitter()

/** Shows an account's entries in this tab and follows the other tabs. */
export async function openOutbox(userId: string): Promise<void> {
  if (account === userId) return
  account = userId
  channel ??= new BroadcastChannel(channelName)
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    const news = v.safeParse(News, data)
    if (news.success) tellOutcomes(news.output.outcomes)
    void readAgain()
    notifySender()
  }
  await readAgain()
}

onOutboxStoreCleared(() => void keepAgain().catch((error: unknown) => console.warn('work is not kept', error)))

/** The device's storage was cleared: what this page still has is kept again. */
async function keepAgain() {
  const { entries } = readOutboxState()
  writeOutboxState({ wasCleared: true })
  keptAgain = openOutboxStore().then((outboxStore) => outboxStore.exchange([], entries))
  await readAgain()
  spread({})
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
  tellMissing(entries)
  // Once all of it is published there is nothing left to warn of.
  const wasCleared = readOutboxState().wasCleared && entries.length > 0
  writeOutboxState({ isRead: true, entries, unreadable, isLasting: outboxStore.isLasting, wasCleared })
}

/** Calls back when there may be something to send. */
export const onSendable = sendable.subscribe

/** Has the sender look at once, in this tab and the others. */
export const notifySender = sendable.emit

function spread(outcomes: Record<string, Outcome>) {
  channel?.postMessage({ outcomes } satisfies v.InferOutput<typeof News>)
  notifySender()
}

/**
 * Keeps the changes as one step. Resolves once they are safe on this device; `published` then follows. Rejects when
 * the device has no lasting storage and no network: such work would be lost.
 */
export async function keep(userId: string, writes: readonly Write[]): Promise<{ published: Promise<void> }> {
  if (writes.length === 0) return { published: Promise.resolve() }
  const outboxStore = await openOutboxStore()
  if (!outboxStore.isLasting && !navigator.onLine) throw new Error('this device keeps nothing, and there is no network')
  const id = newId()
  const changes = writes.map(changeOf)
  const entry = await outboxStore.add({ id, account: userId, at: Date.now(), changes, state: 'waiting' })
  keeps++
  const published = untilPublished(id)
  published.catch(() => undefined)
  writeOutboxState({ entries: [...readOutboxState().entries.filter(({ seq }) => seq !== entry.seq), entry] })
  spread({})
  return { published }
}

/**
 * Takes entries out and puts others in, in one step, and tells all tabs. `outcomes` says what came of which entry, for
 * those who wait for it.
 */
export async function exchange(
  taken: readonly PendingMutation[],
  put: readonly (PendingMutation | NewEntry)[],
  outcomes: Record<string, Outcome>,
): Promise<void> {
  const outboxStore = await openOutboxStore()
  const stay = new Set(put.flatMap((entry) => ('seq' in entry ? [entry.seq] : [])))
  await outboxStore.exchange(
    taken.map(({ seq }) => seq).filter((seq) => !stay.has(seq)),
    put,
  )
  tellOutcomes(outcomes)
  await readAgain()
  spread(outcomes)
}

/** Takes entries off this device that cannot be read; only after asking. */
export async function discardUnreadable(entries: readonly UnreadableEntry[]): Promise<void> {
  const outboxStore = await openOutboxStore()
  await outboxStore.exchange(
    entries.map(({ seq }) => seq),
    [],
  )
  await readAgain()
  spread({})
}
