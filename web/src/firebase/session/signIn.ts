import { provedAt } from '@studio/domain/people/sessionToken'
import {
  EmailAuthProvider,
  reauthenticateWithCredential,
  signInWithCustomToken,
  signInWithEmailAndPassword,
} from 'firebase/auth'
import { forgetEnd } from '../../device/endedSession'
import { openAuth } from './auth'
import { askAccount } from './sessionEnd'
import { sessionTokenOf } from './sessionToken'

/** Signs in; rejects with Auth's error, whose `code` says why. */
export async function signIn(email: string, password: string) {
  const { auth } = await openAuth()
  await signInWithEmailAndPassword(auth, email, password)
  forgetEnd()
}

/**
 * Signs in with a token that the server has given, or proves anew who is here; gives the e-mail address. Rejects with
 * Auth's error.
 */
export async function signInWithToken(token: string): Promise<string> {
  const { auth } = await openAuth()
  const { user } = await signInWithCustomToken(auth, token)
  forgetEnd()
  return user.email ?? ''
}

/** The signed-in person gives the password again; rejects with Auth's error. The session goes on, with a new time. */
export async function reauthenticate(password: string) {
  const { auth } = await openAuth()
  const user = auth.currentUser
  if (!user) throw new Error('nobody is signed in')
  await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? '', password))
}

/**
 * Goes on as the same person with a token of the server's, which has ended all sessions of the account. Without a network
 * in this very moment the session is over like the others.
 */
export async function continueSession(token: string) {
  const { auth } = await openAuth()
  try {
    await signInWithCustomToken(auth, token)
  } catch (error) {
    console.warn('the session could not go on', error)
    await askAccount()
  }
}

/**
 * How long ago the person of this session has proved who it is, in ms, by the server's clock where that can be asked:
 * this device's may be slow. Without end for nobody.
 */
export async function provedAgo(): Promise<number> {
  const { auth } = await openAuth()
  const known = await sessionTokenOf(auth)
  const token = known && (await sessionTokenOf(auth, true).catch(() => known))
  return token ? Math.max(Date.now(), token.iat * 1000) - provedAt(token) : Number.POSITIVE_INFINITY
}
