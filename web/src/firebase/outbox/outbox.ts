import type { Change, Entry } from '@studio/domain/outbox/entry'
import type { Write } from '../collection'
import { newId } from '../newId'
import { type Fate, readBoard, tellFates, tellMissing, untilPublished, writeBoard } from './board'
import { changeOf } from './changeOf'
import { type NewEntry, openShelf } from './shelf'

/* The outbox of the console: every write is kept here first, and leaves only when the server has confirmed it. */

/** What tabs tell each other: something changed, and what came of which entry. */
interface News {
  fates: Record<string, Fate>
}

const channelName = 'studio.outbox'
let channel: BroadcastChannel | undefined
let account: string | undefined
const wakers = new Set<() => void>()

/** Shows an account's entries on the board of this tab and follows the other tabs. */
export async function openOutbox(userId: string): Promise<void> {
  if (account === userId) return
  account = userId
  channel ??= new BroadcastChannel(channelName)
  channel.onmessage = ({ data }: MessageEvent<News>) => {
    tellFates(data.fates)
    void readAgain()
    wakeSender()
  }
  await readAgain()
}

/** Counts what this tab has started to read, and what it has kept: an older answer must not hide newer work. */
let reads = 0
let keeps = 0

async function readAgain(): Promise<void> {
  const [read, keepsBefore] = [++reads, keeps]
  const shelf = await openShelf()
  const entries = account === undefined ? [] : await shelf.all(account)
  if (read !== reads) return
  if (keepsBefore !== keeps) return readAgain()
  tellMissing(entries)
  writeBoard({ isRead: true, entries, isLasting: shelf.isLasting })
}

/** Calls back when there may be something to send. */
export function onWake(listener: () => void): () => void {
  wakers.add(listener)
  return () => wakers.delete(listener)
}

/** Has the sender look at once, in this tab and the others. */
export function wakeSender() {
  for (const wake of wakers) wake()
}

function spread(fates: Record<string, Fate>) {
  channel?.postMessage({ fates } satisfies News)
  wakeSender()
}

/**
 * Keeps the changes as one step. Resolves once they are safe on this device; `published` then follows. Rejects when
 * the device has no lasting storage and no network: such work would be lost.
 */
export async function keep(userId: string, writes: readonly Write[]): Promise<{ published: Promise<void> }> {
  if (writes.length === 0) return { published: Promise.resolve() }
  const shelf = await openShelf()
  if (!shelf.isLasting && !navigator.onLine) throw new Error('this device keeps nothing, and there is no network')
  const id = newId()
  const changes = writes.map(changeOf).map(withoutKnownCopy)
  const entry = await shelf.add({ id, account: userId, at: Date.now(), changes, state: 'waiting' })
  keeps++
  const published = untilPublished(id)
  published.catch(() => undefined)
  writeBoard({ entries: [...readBoard().entries.filter(({ seq }) => seq !== entry.seq), entry] })
  spread({})
  return { published }
}

/** In a chain of edits the first one has the whole copy; that is enough. */
function withoutKnownCopy(change: Change): Change {
  const { copy, ...slim } = change
  const isKnown = readBoard().entries.some(({ changes }) => changes.some(({ rev }) => rev && rev === change.baseRev))
  return copy && isKnown ? slim : change
}

/**
 * Takes entries out and puts others in, in one step, and tells all tabs. `fates` says what came of which entry, for
 * those who wait for it.
 */
export async function exchange(
  taken: readonly Entry[],
  put: readonly (Entry | NewEntry)[],
  fates: Record<string, Fate>,
): Promise<void> {
  const shelf = await openShelf()
  const stay = new Set(put.flatMap((entry) => ('seq' in entry ? [entry.seq] : [])))
  await shelf.exchange(
    taken.map(({ seq }) => seq).filter((seq) => !stay.has(seq)),
    put,
  )
  tellFates(fates)
  await readAgain()
  spread(fates)
}
