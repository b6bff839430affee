import { collections } from '@studio/domain/collections'
import { receiptId } from '@studio/domain/outbox/receipt'
import * as v from 'valibot'
import { onOutboxStoreMoved, openOutboxStore } from '../../device/outboxStore'
import { recall, remember } from '../../device/remembered'
import { sendingLock } from '../../device/updateGate'
import { openFirestore } from '../../firebase/firestore'
import { newId } from '../../firebase/newId'
import { isReachable } from '../../firebase/reach'
import { openAuth } from '../../firebase/session/auth'
import { endIfEnded } from '../../firebase/session/sessionEnd'
import { type Outcome, send } from '../../firebase/writes/send'
import { noteReached, onNetworkBack, seemsOffline } from '../../lib/network'
import { withLock } from '../../lib/tabs'
import { sendInTurn } from './lease'
import { exchange, notifySender, onSendable, tellStalled } from './outbox'
import { readOutboxState, writeOutboxState } from './outboxState'
import { sendNext } from './sendNext'

const shortestMs = 1000
const longestMs = 30_000

/** Outcomes that prove that the server answered. */
const answered: ReadonlySet<string> = new Set(['published', 'conflict', 'refused'] satisfies Outcome['kind'][])

let isRunning = false

/**
 * Sends what waits, in order, for as long as the page lives. Of all tabs one sends; another takes over when it goes.
 * Called again when somebody has signed in again, it looks at once: while nobody was signed in its pauses have grown.
 */
export function startSending() {
  if (isRunning) return notifySender()
  isRunning = true
  void takeTurn().catch((error: unknown) => {
    isRunning = false
    console.warn('sending has stopped', error)
  })
}

async function takeTurn() {
  const outboxStore = await openOutboxStore()
  if (!outboxStore.isLasting) {
    // What only this page has can be sent by nobody else, until the device keeps it after all.
    const moved = new AbortController()
    const stop = onOutboxStoreMoved(() => moved.abort())
    await sendForEver(moved.signal)
    stop()
    if (!moved.signal.aborted) return
  }
  await sendInTurn(sendForEver, () => readOutboxState().entries.some(({ state }) => state === 'waiting'))
}

async function sendForEver(lost: AbortSignal) {
  let pauseMs = shortestMs
  while (!lost.aborted) {
    const call = listenForCall(lost)
    const result = await sendAll(lost).catch((error: unknown): Outcome['kind'] => {
      console.warn('the outbox could not be read', error)
      return 'waiting'
    })
    if (lost.aborted) return call.come()
    if (result === 'broken') {
      writeOutboxState({ isBroken: true })
      return
    }
    const hasFailed = result === 'waiting'
    const isOffline = seemsOffline()
    if (hasFailed) setTimeout(call.come, isOffline ? longestMs : pauseMs)
    await call.came
    // A try without a network does not make the next pause longer.
    pauseMs = hasFailed && !isOffline ? Math.min(pauseMs * 2, longestMs) : shortestMs
  }
}

/** `came` resolves at the next reason to look: a new entry, the network, the page in view again, or `come`. */
function listenForCall(lost: AbortSignal) {
  const stop = new AbortController()
  let come = () => {}
  const came = new Promise<void>((resolve) => {
    come = resolve
  }).then(() => {
    stop.abort()
    for (const stopListening of leave) stopListening()
  })
  const leave = [onSendable(come), onNetworkBack(come)]
  lost.addEventListener('abort', come, { signal: stop.signal })
  document.addEventListener('visibilitychange', come, { signal: stop.signal })
  return { came, come }
}

/** Sends until nothing is left, until something has to wait, or until another tab sends. */
async function sendAll(lost: AbortSignal): Promise<Outcome['kind']> {
  const [{ auth }, db, outboxStore] = await Promise.all([openAuth(), openFirestore(), openOutboxStore()])
  for (;;) {
    const user = auth.currentUser
    if (!user) return 'waiting'
    const result = await sendNext({
      account: user.uid,
      outboxStore,
      receipt: `${collections.receipts}/${receiptId(user.uid, deviceId())}`,
      isReady: async () => {
        // A step counts as tried from its first try on, and can then not simply be taken back.
        if (seemsOffline() && !(await isReachable())) return false
        // Without a fresh token a transaction may never settle (js-sdk #9499): ask first, where the answer is an error.
        return user.getIdToken().then(
          () => true,
          (error: unknown) => {
            endIfEnded(error)
            return false
          },
        )
      },
      send: async (batch, attempt, isOpen) => {
        const outcome = await noted(() => send(db, user.uid, batch, attempt, isOpen))
        return lost.aborted ? undefined : outcome
      },
      exchange,
    })
    if (result && answered.has(result)) noteReached()
    tellStalled(result === 'waiting' && !seemsOffline())
    if (!result) return 'published'
    if (result === 'waiting' || result === 'broken') return result
  }
}

/** This browser, for as long as somebody stays signed in. */
function deviceId(): string {
  const known = recall('device', v.string())?.value
  const id = known ?? newId()
  if (!known) remember('device', { value: id, at: Date.now() })
  return id
}

/** Says to all tabs that something is being sent: a new version of the site waits for that. */
const noted = <T>(work: () => Promise<T>): Promise<T> => withLock(sendingLock, { mode: 'shared' }, work)
