import type { PendingMutation } from '@studio/domain/outbox/pendingMutation'
import * as v from 'valibot'
import { onOutboxStoreCleared, onOutboxStoreMoved, openOutboxStore } from '../../device/outboxStore'
import { keepPicturesAgain } from '../../device/pictures'
import { dropUnnamedFiles } from '../../device/unsyncedWork'
import { createEmitter } from '../../lib/emitter'
import { untilServerTime } from '../../lib/serverTime'
import { openChannel } from '../../lib/tabs'
import { openFilms } from './filmState'
import { readOutboxState, tellDiscarded, tellOutcomes, writeOutboxState } from './outboxState'

/* The outbox as all tabs show it: each tab reads it when it opens and whenever another tab has changed it. */

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
  await Promise.all([readAgain(), openFilms(userId)])
  // Drops old pictures and films that no unsent work names.
  void untilServerTime()
    .then((now) => dropUnnamedFiles(userId, now))
    .catch((error: unknown) => console.warn('old pictures and films could not be deleted', error))
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

/** Reads the account's entries again, and settles the promises of those that are gone. */
export async function readAgain(): Promise<void> {
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

/** Tells all tabs, and this tab's sender, that the outbox has changed. */
export function spread(news: Partial<News> = {}) {
  channel?.postMessage(news)
  notifySender()
}

/** Tells all tabs whether the server leaves the sender without an answer. */
export function tellStalled(isStalled: boolean) {
  if (readOutboxState().isStalled === isStalled) return
  writeOutboxState({ isStalled })
  channel?.postMessage({ isStalled } satisfies Partial<News>)
}

/** Shows an entry that this tab has just stored, and tells all tabs. */
export function showKept(entry: PendingMutation) {
  keeps++
  writeOutboxState({ entries: [...readOutboxState().entries.filter(({ seq }) => seq !== entry.seq), entry] })
  spread()
}
