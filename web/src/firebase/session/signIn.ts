import { provedAt } from '@studio/domain/people/sessionToken'
import {
  EmailAuthProvider,
  reauthenticateWithCredential,
  signInWithCustomToken,
  signInWithEmailAndPassword,
} from 'firebase/auth'
import { forgetEnd } from '../../device/endedSession'
import { isNetworkError, untilReached } from '../../lib/network'
import { serverTime } from '../../lib/serverTime'
import { openAuth } from './auth'
import { endIfEnded } from './sessionEnd'
import { sessionTokenOf } from './sessionToken'

/** Signs in; rejects with Auth's error, whose `code` is the reason. */
export async function signIn(email: string, password: string) {
  const { auth } = await openAuth()
  await signInWithEmailAndPassword(auth, email, password)
  forgetEnd()
}

/**
 * Signs in, or reauthenticates, with a token from the server. Returns the e-mail address. Rejects with Auth's error.
 */
export async function signInWithToken(token: string): Promise<string> {
  const { auth } = await openAuth()
  const { user } = await signInWithCustomToken(auth, token)
  forgetEnd()
  return user.email ?? ''
}

/**
 * Reauthenticates the signed-in person by password; rejects with Auth's error. The session continues with a new sign-in
 * time.
 */
export async function reauthenticate(password: string) {
  const { auth } = await openAuth()
  const user = auth.currentUser
  if (!user) throw new Error('nobody is signed in')
  await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? '', password))
}

/**
 * Continues the session with a token from the server, which has ended all sessions of the account. Without a network it
 * retries. If the token is no longer accepted by then, it checks whether the session has ended.
 */
export async function continueSession(token: string) {
  const { auth } = await openAuth()
  try {
    await untilReached(() => signInWithCustomToken(auth, token))
  } catch (error) {
    console.warn('the session could not be continued', error)
    await auth.currentUser?.reload().catch(endIfEnded)
  }
}

/**
 * Returns how long ago the person of this session has proved their identity, in ms, by the server's clock, because this
 * device's may be slow. Infinity if nobody is signed in. Rejects if the server cannot be reached.
 */
export async function provedAgo(): Promise<number> {
  const { auth } = await openAuth()
  const known = await sessionTokenOf(auth)
  if (!known) return Number.POSITIVE_INFINITY
  const fresh = await sessionTokenOf(auth, true).catch((error: unknown) => {
    if (isNetworkError(error)) throw error
  })
  // Auth has just stamped a fresh token with its own time.
  if (fresh) return fresh.iat * 1000 - provedAt(fresh)
  return (serverTime() ?? Math.max(Date.now(), known.iat * 1000)) - provedAt(known)
}
