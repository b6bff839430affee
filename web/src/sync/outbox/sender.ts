import type { PendingMutation } from '@studio/domain/outbox/pendingMutation'
import { type Batch, nextBatch } from '@studio/domain/outbox/queue'
import { openOutboxStore } from '../../device/outboxStore'
import { sendingLock } from '../../device/updateGate'
import { openAuth } from '../../firebase/auth'
import { openFirestore } from '../../firebase/firestore'
import { type Outcome, send } from '../../firebase/send'
import { exchange, onSendable } from './outbox'
import { writeOutboxState } from './outboxState'

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
  const outboxStore = await openOutboxStore()
  // What only this page has can be sent by nobody else.
  if (!outboxStore.isLasting || !('locks' in navigator)) return sendForEver()
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
      writeOutboxState({ isBroken: true })
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
  const unsubscribe = onSendable(come)
  addEventListener('online', come, { signal: stop.signal })
  document.addEventListener('visibilitychange', come, { signal: stop.signal })
  return { came, come }
}

/** Sends until nothing is left, or until something has to wait. */
async function sendAll(): Promise<Outcome['kind']> {
  const [{ auth }, db, outboxStore] = await Promise.all([openAuth(), openFirestore(), openOutboxStore()])
  for (;;) {
    const user = auth.currentUser
    if (!user || !navigator.onLine) return 'waiting'
    const { entries } = await outboxStore.all(user.uid)
    const batch = nextBatch(entries)
    if (!batch) return 'published'
    // Without a fresh token a transaction may never settle (js-sdk #9499): ask first, where the answer is an error.
    const hasToken = await user.getIdToken().then(
      () => true,
      () => false,
    )
    if (!hasToken) return 'waiting'
    const outcome = await noted(() => send(db, user.uid, batch))
    if (outcome.kind === 'waiting' || outcome.kind === 'broken') return outcome.kind
    await settle(batch, entries, outcome)
  }
}

/** Says to all tabs that something is being sent: a new version of the site waits for that. */
const noted = <T>(work: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request(sendingLock, { mode: 'shared' }, work) : work()

/** Writes down what came of a batch, in one step. */
async function settle(batch: Batch, entries: readonly PendingMutation[], outcome: Outcome) {
  if (outcome.kind === 'published') return exchange(batch.entries, [], outcomesOf(batch.entries, 'published'))
  if (outcome.kind === 'refused') {
    const { refusal } = outcome
    // Without the role nothing that waits has a chance.
    const refused = refusal === 'role' ? entries.filter(({ state }) => state === 'waiting') : batch.entries
    const kept = refused.map((entry) => ({ ...entry, state: 'refused' as const, refusal }))
    return exchange(refused, kept, outcomesOf(refused, 'refused'))
  }
  if (outcome.kind !== 'conflict') return
  const { theirs } = outcome
  const kept = batch.entries.flatMap((entry) => conflictsOf(entry, theirs))
  return exchange(batch.entries, kept, outcomesOf(batch.entries, 'conflict'))
}

/** Of a step with several documents only those that collide stay, each by itself; the others are published. */
function conflictsOf(entry: PendingMutation, theirs: ReadonlyMap<string, PendingMutation['theirs']>) {
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

const outcomesOf = <Outcome extends string>(
  entries: readonly PendingMutation[],
  outcome: Outcome,
): Record<string, Outcome> => Object.fromEntries(entries.map(({ id }) => [id, outcome]))
