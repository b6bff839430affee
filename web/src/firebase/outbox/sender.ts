import type { Entry } from '@studio/domain/outbox/entry'
import { nextParcel, type Parcel } from '@studio/domain/outbox/queue'
import { sendingLock } from '../../lib/updateGate'
import { openAuth } from '../auth'
import { openFirestore } from '../firestore'
import { writeBoard } from './board'
import { exchange, onWake } from './outbox'
import { type Outcome, send } from './send'
import { openShelf } from './shelf'

const lockName = 'studio.outbox.sender'
const shortestMs = 1000
const longestMs = 30_000

let isRunning = false

/** Sends what waits, in order, for as long as the page lives. Of all tabs one sends; another takes over when it goes. */
export function startSending() {
  if (isRunning) return
  isRunning = true
  void takeTurn().catch((error: unknown) => {
    isRunning = false
    console.warn('sending has stopped', error)
  })
}

async function takeTurn() {
  const shelf = await openShelf()
  // What only this page has can be sent by nobody else.
  if (!shelf.isLasting || !('locks' in navigator)) return sendForEver()
  await navigator.locks.request(lockName, sendForEver)
}

async function sendForEver() {
  let pauseMs = shortestMs
  for (;;) {
    const call = listenForCall()
    const result = await sendAll().catch((error: unknown): Outcome['kind'] => {
      console.warn('the outbox could not be read', error)
      return 'waiting'
    })
    if (result === 'broken') {
      writeBoard({ isBroken: true })
      return
    }
    // Only tries that a network did not help make the pause longer: work that was kept offline is no such try.
    const hasFailed = result === 'waiting' && navigator.onLine
    if (hasFailed) setTimeout(call.come, pauseMs)
    await call.came
    pauseMs = hasFailed ? Math.min(pauseMs * 2, longestMs) : shortestMs
  }
}

/** `came` resolves at the next reason to look: a new entry, the network, the page in view again, or `come`. */
function listenForCall() {
  const stop = new AbortController()
  let come = () => {}
  const came = new Promise<void>((resolve) => {
    come = resolve
  }).then(() => {
    stop.abort()
    unsubscribe()
  })
  const unsubscribe = onWake(come)
  addEventListener('online', come, { signal: stop.signal })
  document.addEventListener('visibilitychange', come, { signal: stop.signal })
  return { came, come }
}

/** Sends until nothing is left, or until something has to wait. */
async function sendAll(): Promise<Outcome['kind']> {
  const [{ auth }, db, shelf] = await Promise.all([openAuth(), openFirestore(), openShelf()])
  for (;;) {
    const user = auth.currentUser
    if (!user || !navigator.onLine) return 'waiting'
    const entries = await shelf.all(user.uid)
    const parcel = nextParcel(entries)
    if (!parcel) return 'published'
    // Without a fresh token a transaction may never settle (js-sdk #9499): ask first, where the answer is an error.
    const hasToken = await user.getIdToken().then(
      () => true,
      () => false,
    )
    if (!hasToken) return 'waiting'
    const outcome = await noted(() => send(db, user.uid, parcel))
    if (outcome.kind === 'waiting' || outcome.kind === 'broken') return outcome.kind
    await settle(parcel, entries, outcome)
  }
}

/** Says to all tabs that something is being sent: a new version of the site waits for that. */
const noted = <T>(work: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request(sendingLock, { mode: 'shared' }, work) : work()

/** Writes down what came of a parcel, in one step. */
async function settle(parcel: Parcel, entries: readonly Entry[], outcome: Outcome) {
  if (outcome.kind === 'published') return exchange(parcel.entries, [], fatesOf(parcel.entries, 'published'))
  if (outcome.kind === 'refused') {
    const { refusal } = outcome
    // Without the role nothing that waits has a chance.
    const refused = refusal === 'role' ? entries.filter(({ state }) => state === 'waiting') : parcel.entries
    const kept = refused.map((entry) => ({ ...entry, state: 'refused' as const, refusal }))
    return exchange(refused, kept, fatesOf(refused, 'refused'))
  }
  if (outcome.kind !== 'conflict') return
  const { theirs } = outcome
  const kept = parcel.entries.flatMap((entry) => conflictsOf(entry, theirs))
  return exchange(parcel.entries, kept, fatesOf(parcel.entries, 'conflict'))
}

/** Of a step with several documents only those that collide stay, each by itself; the others are published. */
function conflictsOf(entry: Entry, theirs: ReadonlyMap<string, Entry['theirs']>) {
  const colliding = entry.changes.filter(({ path }) => theirs.has(path))
  return colliding.map((change, at) => {
    const { seq, ...unplaced } = entry
    const place = at === 0 ? { seq } : {}
    return {
      ...unplaced,
      ...place,
      changes: [change],
      state: 'conflict' as const,
      theirs: theirs.get(change.path) ?? null,
    }
  })
}

const fatesOf = <Fate extends string>(entries: readonly Entry[], fate: Fate): Record<string, Fate> =>
  Object.fromEntries(entries.map(({ id }) => [id, fate]))
