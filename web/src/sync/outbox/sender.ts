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
import { sendFile } from '../../firebase/writes/sendFile'
import { noteReached, onNetworkBack, seemsOffline } from '../../lib/network'
import { withLock } from '../../lib/tabs'
import { notifySender, onSendable, tellStalled } from './followOutbox'
import { sendInTurn } from './lease'
import { exchange } from './outbox'
import { readOutboxState, writeOutboxState } from './outboxState'
import { sendNext } from './sendNext'

/** The pause after a failed attempt: it doubles from the first to the second value, in ms. */
const minBackoffMs = 1000
const maxBackoffMs = 30_000

/** Outcomes that prove that the server answered. */
const answered: ReadonlySet<string> = new Set(['published', 'conflict', 'refused'] satisfies Outcome['kind'][])

let isRunning = false

/**
 * Sends waiting entries in order for as long as the page lives. Only one tab sends; when it closes, another takes over.
 * A second call only makes the sender check at once: after a sign-in its pauses may have grown long.
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
    // Only this page can send work that is not stored on the device, until it is stored after all.
    const moved = new AbortController()
    const stop = onOutboxStoreMoved(() => moved.abort())
    await sendUntilLost(moved.signal)
    stop()
    if (!moved.signal.aborted) return
  }
  await sendInTurn(sendUntilLost, () => readOutboxState().entries.some(({ state }) => state === 'waiting'))
}

async function sendUntilLost(lost: AbortSignal) {
  let pauseMs = minBackoffMs
  while (!lost.aborted) {
    const next = listenForWake(lost)
    const result = await sendAll(lost).catch((error: unknown): Outcome['kind'] => {
      console.warn('the outbox could not be read', error)
      return 'waiting'
    })
    if (lost.aborted) return next.wake()
    if (result === 'broken') {
      writeOutboxState({ isBroken: true })
      return
    }
    const hasFailed = result === 'waiting'
    const isOffline = seemsOffline()
    if (hasFailed) setTimeout(next.wake, isOffline ? maxBackoffMs : pauseMs)
    await next.woken
    // An attempt without a network does not lengthen the next pause.
    pauseMs = hasFailed && !isOffline ? Math.min(pauseMs * 2, maxBackoffMs) : minBackoffMs
  }
}

/**
 * `woken` resolves at the next reason to check: a new entry, the network, the page becoming visible, or a call of
 * `wake`.
 */
function listenForWake(lost: AbortSignal) {
  const stop = new AbortController()
  let wake = () => {}
  const woken = new Promise<void>((resolve) => {
    wake = resolve
  }).then(() => {
    stop.abort()
    for (const stopListening of leave) stopListening()
  })
  const leave = [onSendable(wake), onNetworkBack(wake)]
  lost.addEventListener('abort', wake, { signal: stop.signal })
  document.addEventListener('visibilitychange', wake, { signal: stop.signal })
  return { woken, wake }
}

/** Sends until nothing is left, something has to wait, or another tab sends. */
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
        // Checked first, because an entry that was tried once can no longer simply be withdrawn.
        if (seemsOffline() && !(await isReachable())) return false
        // Without a fresh token a transaction may never settle (js-sdk #9499), whereas a failed token request rejects.
        return user.getIdToken().then(
          () => true,
          (error: unknown) => {
            endIfEnded(error)
            return false
          },
        )
      },
      send: async (batch, attempt, isOpen) => {
        const outcome = await blockingUpdates(() => send(db, user.uid, batch, attempt, isOpen))
        return lost.aborted ? undefined : outcome
      },
      sendFile: async (path, fields) => {
        const outcome = await blockingUpdates(() => sendFile(db, user.uid, path, fields))
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

/** Returns this browser's id, which lasts while somebody stays signed in. */
function deviceId(): string {
  const known = recall('device', v.string())?.value
  const id = known ?? newId()
  if (!known) remember('device', { value: id, at: Date.now() })
  return id
}

/** Signals to all tabs that something is being sent, so that an update of the site waits. */
const blockingUpdates = <T>(work: () => Promise<T>): Promise<T> => withLock(sendingLock, { mode: 'shared' }, work)
