import { sessionFrom } from '@studio/domain/people/sessionToken'
import { type Auth, onAuthStateChanged, signOut } from 'firebase/auth'
import { terminate } from 'firebase/firestore'
import { type EndReason, notedPerson, noteEnd, notePerson } from '../../device/endedSession'
import { isSignOutUnderWay, markEraseDue } from '../../device/eraseDue'
import { dropUnnamedPictures, eraseWorkOf } from '../../device/unsyncedWork'
import { dropLeaveQuestion } from '../../lib/leaveQuestion'
import { onNetworkBack, untilReached } from '../../lib/network'
import { once } from '../../lib/once'
import { openChannel, withLock } from '../../lib/tabs'
import { openFirestore } from '../firestore'
import { openAuth } from './auth'
import { endReasonOf } from './endReason'
import { eraseIfDue } from './erase'
import { sessionTokenOf } from './sessionToken'

/** Opens what the console speaks to, once. */
export const openSession = once(async () => {
  // Auth first: a session that the server has ended leaves nothing behind for Firestore to open.
  const { app, auth } = await openAuth()
  return { app, auth, db: await openFirestore() }
})

/** Ends the session on this device if an error of Auth says that the server has ended it; the work that waits stays. */
export function endIfEnded(error: unknown) {
  const reason = endReasonOf(error)
  if (reason) leaveEnded(reason)
}

let asking: Promise<void> | undefined

/**
 * Asks the server whether the session is still good until it answers, and ends the session here if it is not. A network
 * that has just come back still fails requests. While the session goes on with a new token, that is waited for.
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

/** Single exit for sessions ended by the server: notes why, keeps the work, erases the rest, and leaves. */
function leaveEnded(reason: EndReason) {
  noteEnd(reason)
  if (!isEnding) void endSession('/auth', true)
}

/** Held by the tab that ends the account's other sessions, until it has the token to go on with. */
const goingOn = 'studio.goingOn'

/** Does what ends every session of the account and lets this one go on: no tab of this device leaves meanwhile. */
export const keepingSession = <Result>(work: () => Promise<Result>): Promise<Result> => withLock(goingOn, {}, work)

/** How long another tab's new token may be on its way to this one, in ms. */
const tokenComesMs = 2000

/**
 * Leaves if the session of this device began before `since` (seconds), the moment from which the account's sessions are
 * good. Whoever ended the others has a new session a moment later, in all tabs.
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

/** How long Auth may take to say why a role is gone, in ms. */
const reasonMs = 2000

/** Leaves because the role is gone; where it went with the account, that is the reason that is told. */
export async function leaveWithoutRole() {
  await Promise.race([askAccount(), new Promise((resolve) => setTimeout(resolve, reasonMs))])
  if (!isEnding) leaveEnded('role')
}

/** Shortest time between two checks that a return to the page triggers, in ms. */
const askEveryMs = 60_000

/**
 * Notes who is here, and asks about the account when the network is back, when somebody looks again, and at the start:
 * Auth asks as it starts, but swallows a failed request.
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
    // Whoever signs out has the device erased first.
    else if (notedPerson() && !isSignOutUnderWay()) leaveEnded('ended')
  })
  return () => {
    stop.abort()
    leaveNetwork()
    unsubscribe()
  }
}

/**
 * Ends the session on this device, online or offline. All tabs leave; what was cached for the admin and the session
 * itself are erased (erase.ts). Unsent work of the account is erased too, unless `keepsWork`: then exactly that stays –
 * its outbox entries and drafts, readable on this device, sent when the same account signs in again. The page starts
 * anew at `leaveTo`, because a Firestore that has been ended cannot be used again.
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
    async () => {
      if (account && keepsWork) await dropUnnamedPictures(account)
      else if (account) await eraseWorkOf(account)
    },
    () => signOut(auth),
    () => terminate(db),
    eraseIfDue,
  ]
  for (const step of steps)
    await step().catch((error: unknown) => console.warn('the next page finishes the clearing', error))
  leave(leaveTo)
}

/** Starts anew at an address; a page that is there already keeps what its entry of the history holds. */
function leave(to: string) {
  if (location.pathname === to) location.reload()
  else location.replace(to)
}

const channelName = 'studio.session'
/** This tab ends the session itself, and leaves when it has cleared the device. */
let isEnding = false

/** Leaves this tab when the session is ended in another one. */
export function followSessionEnd() {
  const channel = openChannel(channelName)
  channel.onmessage = ({ data }) => {
    if (isEnding) return
    // Unanswered, a form's question would keep this tab in the console, and what it shows, for ever.
    dropLeaveQuestion()
    leave(typeof data === 'string' && data.startsWith('/') ? data : '/')
  }
  return () => channel.close()
}
