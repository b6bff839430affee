import { calls } from '@studio/domain/calls'
import { isUseDue, type SessionState, sessionEnd } from '@studio/domain/people/sessionLimits'
import { sessionFrom } from '@studio/domain/people/sessionToken'
import { type Auth, onAuthStateChanged, signOut } from 'firebase/auth'
import { terminate } from 'firebase/firestore'
import { type EndReason, notedPerson, noteEnd, notePerson } from '../../device/endedSession'
import { isSignOutUnderWay, markEraseDue } from '../../device/eraseDue'
import { withDatabaseTimeout } from '../../device/openDatabase'
import { dropUnnamedFiles, eraseWorkOf } from '../../device/unsyncedWork'
import { dropLeaveQuestion } from '../../lib/leaveQuestion'
import { onNetworkBack, seemsOffline, untilReached } from '../../lib/network'
import { once } from '../../lib/once'
import { untilServerTime } from '../../lib/serverTime'
import { openChannel, withLock } from '../../lib/tabs'
import { call } from '../call'
import { openFirestore } from '../firestore'
import { openAuth } from './auth'
import { endReasonOf } from './endReason'
import { eraseIfDue } from './erase'
import { sessionTokenOf } from './sessionToken'

/** Opens the console's connections, once. */
export const openSession = once(async () => {
  // Auth comes first: if the server has ended the session, Firestore must not open its data.
  const { app, auth } = await openAuth()
  return { app, auth, db: await openFirestore() }
})

/** Ends the session on this device if an error of Auth means that the server has ended it. Unsent work stays. */
export function endIfEnded(error: unknown) {
  const reason = endReasonOf(error)
  if (reason) leaveEnded(reason)
}

let asking: Promise<void> | undefined

/**
 * Asks the server, until it answers, whether the session is still valid, and ends it here if not. It retries, because
 * requests still fail when a network has just returned. If another tab is renewing the session, it waits for that.
 */
export function askAccount(): Promise<void> {
  asking ??= askNow().finally(() => {
    asking = undefined
  })
  return asking
}

async function askNow() {
  const { auth } = await openAuth()
  await keepingSession(async () => undefined)
  await untilReached(async () => auth.currentUser?.reload()).catch(endIfEnded)
}

/** Single exit for sessions ended by the server: stores the reason, keeps the work, erases the rest, and leaves. */
function leaveEnded(reason: EndReason) {
  noteEnd(reason)
  if (!isEnding) void endSession('/auth', true)
}

/** Held by the tab that ends the account's other sessions, until it has its new token. */
const goingOn = 'studio.goingOn'

/**
 * Runs an action that ends all sessions of the account and continues this one. Meanwhile no tab of this device leaves.
 */
export const keepingSession = <Result>(work: () => Promise<Result>): Promise<Result> => withLock(goingOn, {}, work)

/** Time that another tab's new token has to reach this one, in ms. */
const tokenComesMs = 2000

/**
 * Leaves if this device's session began before `since` (in seconds), the moment from which the account's sessions are
 * valid. The device that ended the others gets a new session shortly after, in all tabs.
 */
export function leaveIfBefore(auth: Auth, since: number) {
  let isGone = false
  const isBefore = async () => {
    const token = await sessionTokenOf(auth)
    return token !== undefined && sessionFrom(token) < since * 1000
  }
  const check = async () => {
    if (!(await isBefore())) return
    await keepingSession(async () => undefined)
    await new Promise((resolve) => setTimeout(resolve, tokenComesMs))
    if (!isGone && !isEnding && (await isBefore())) leaveEnded('ended')
  }
  check().catch(endIfEnded)
  return () => {
    isGone = true
  }
}

/** Time between two checks of an open console against the limits of its session, in ms. */
const limitsEveryMs = 60 * 60_000

/**
 * Leaves if this device's session was signed out elsewhere or has reached a limit, and checks this again from time to
 * time, by the server's time. Until then an open console counts as use.
 */
export function leaveIfExpired(auth: Auth, { sessions }: SessionState) {
  const stop = new AbortController()
  const check = async () => {
    const [token, now] = [await sessionTokenOf(auth), await untilServerTime()]
    if (!token || stop.signal.aborted || isEnding || isSignOutUnderWay()) return
    const end = sessionEnd(token, { sessions })
    if (end <= now) leaveEnded(end === 0 ? 'ended' : 'expired')
    // Any admin call stores the use; a console may make none for weeks.
    else if (!document.hidden && isUseDue(token, { sessions }, now)) await call(calls.signInWays, {})
  }
  const handleCheck = () => void check().catch(endIfEnded)
  handleCheck()
  const timer = setInterval(handleCheck, limitsEveryMs)
  return () => {
    stop.abort()
    clearInterval(timer)
  }
}

/** Time that Auth has to report why a role is gone, in ms. */
const reasonMs = 2000

/** Leaves because the role is gone. If the account is gone as well, that is the stored reason. */
export async function leaveWithoutRole() {
  await Promise.race([askAccount(), new Promise((resolve) => setTimeout(resolve, reasonMs))])
  if (!isEnding) leaveEnded('role')
}

/** Shortest time between two checks when the user returns to the page, in ms. */
const askEveryMs = 60_000

/**
 * Stores who is signed in, and checks the account when the network returns, when the page becomes visible again, and at
 * the start. Auth itself checks when it starts, but ignores a failed request.
 */
export function watchAccount(auth: Auth) {
  const stop = new AbortController()
  let askedAt = Date.now()
  const ask = () => {
    if (!auth.currentUser) return
    askedAt = Date.now()
    void askAccount()
  }
  ask()
  const check = () => !document.hidden && Date.now() - askedAt > askEveryMs && ask()
  const leaveNetwork = onNetworkBack(ask)
  document.addEventListener('visibilitychange', check, { signal: stop.signal })
  const unsubscribe = onAuthStateChanged(auth, (user) => {
    if (user) notePerson(user.uid, user.email ?? '')
    // Sign-out marks the device for erasure first.
    else if (notedPerson() && !isSignOutUnderWay()) leaveEnded('ended')
  })
  return () => {
    stop.abort()
    leaveNetwork()
    unsubscribe()
  }
}

/**
 * Ends the session on this device, online or offline. All tabs leave; the session and the admin's cached data are
 * erased (erase.ts). Unsent work is erased too, unless `keepsWork`: then the account's outbox entries and drafts stay
 * on this device, and are sent when the same account signs in again. The page reloads at `leaveTo`, because a
 * terminated Firestore cannot be used again.
 */
export async function endSession(leaveTo: string, keepsWork: boolean) {
  isEnding = true
  const { auth, db } = await openSession()
  const account = auth.currentUser?.uid
  markEraseDue(keepsWork ? undefined : account)
  const channel = openChannel(channelName)
  channel.postMessage(leaveTo)
  channel.close()
  const steps = [
    // A session that the server has ended itself leads to sign-in.
    async () => (leaveTo === '/auth' ? undefined : await endOnServer()),
    () =>
      withDatabaseTimeout(async () => {
        if (account && keepsWork) await dropUnnamedFiles(account)
        else if (account) await eraseWorkOf(account)
      }),
    () => signOut(auth),
    () => withDatabaseTimeout(() => terminate(db)),
    eraseIfDue,
  ]
  for (const step of steps)
    await step().catch((error: unknown) => console.warn('erasure incomplete; the next page will finish it', error))
  leave(leaveTo)
}

/** Time that the server has to end this session before the device is erased, in ms. */
const endPatienceMs = 2000

/** Ends this session on the server if it can be reached, so that a copy of its token opens nothing. */
async function endOnServer() {
  if (seemsOffline()) return
  const end = call(calls.signOut, {}).catch((error: unknown) =>
    console.info('the server could not end the session', error),
  )
  await Promise.race([end, new Promise((resolve) => setTimeout(resolve, endPatienceMs))])
}

/** Reloads the page at an address. If the page is at that address already, its history entry keeps its state. */
function leave(to: string) {
  if (location.pathname === to) location.reload()
  else location.replace(to)
}

const channelName = 'studio.session'
/** Set in the tab that ends the session, which leaves once it has cleared the device. */
let isEnding = false

/** Leaves this tab when the session is ended in another one. */
export function followSessionEnd() {
  const channel = openChannel(channelName)
  channel.onmessage = ({ data }) => {
    if (isEnding) return
    // Otherwise a form's unanswered question would keep this tab, and the data it shows, in the console.
    dropLeaveQuestion()
    leave(typeof data === 'string' && data.startsWith('/') ? data : '/')
  }
  return () => channel.close()
}
