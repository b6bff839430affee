import { collections } from '@studio/domain/collections'
import { adminRole, roleId } from '@studio/domain/people/user'
import {
  type Auth,
  EmailAuthProvider,
  onAuthStateChanged,
  reauthenticateWithCredential,
  signInWithCustomToken,
  signInWithEmailAndPassword,
  signOut,
} from 'firebase/auth'
import { doc, type Firestore, onSnapshot, terminate } from 'firebase/firestore'
import { type ReactNode, use, useEffect } from 'react'
import {
  AuthProvider,
  FirebaseAppProvider,
  FirestoreProvider,
  useAuth,
  useFirestore,
  useObservable,
  useUser,
} from 'reactfire'
import { Observable } from 'rxjs'
import { type EndReason, forgetEnd, notedPerson, noteEnd, notePerson } from '../device/endedSession'
import { isEraseDue, markEraseDue } from '../device/eraseDue'
import { dropUnnamedPictures, eraseWorkOf } from '../device/unsyncedWork'
import { dropLeaveQuestion } from '../lib/leaveQuestion'
import { once } from '../lib/once'
import { openAuth } from './auth'
import { eraseIfDue } from './erase'
import { openFirestore } from './firestore'

/**
 * Who is here.
 * - `offlineEmpty`: signed in, but the device is offline and has never heard whether this person is an admin.
 */
export type Session =
  | { status: 'loading' }
  | { status: 'signedOut' }
  | { status: 'roleUnknown' | 'admin'; userId: string; email: string }

const openSession = once(async () => {
  // Auth first: a session that the server has ended leaves nothing behind for Firestore to open.
  const { app, auth } = await openAuth()
  return { app, auth, db: await openFirestore() }
})

/**
 * Gives the console's components the session; suspends until Auth has read it from the device. Wherever this tab is, it
 * leaves when the session is ended in another one.
 */
export function SessionProvider({ children }: { children: ReactNode }) {
  const { app, auth, db } = use(openSession())
  useEffect(followSessionEnd, [])
  useEffect(() => watchAccount(auth), [auth])
  return (
    <FirebaseAppProvider firebaseApp={app} suspense={false}>
      <AuthProvider sdk={auth}>
        <FirestoreProvider sdk={db}>{children}</FirestoreProvider>
      </AuthProvider>
    </FirebaseAppProvider>
  )
}

/**
 * The session, live: it ends at once when the account signs out anywhere, and as by a sign-out when the server says that
 * it is no admin's.
 */
export function useSession(): Session {
  const auth = useAuth()
  const db = useFirestore()
  const { data: user } = useUser({ initialData: auth.currentUser })
  const userId = user?.uid ?? ''
  const { data: role } = useObservable<Role>(`role-${userId}`, roleOf(db, userId), { initialData: 'loading' })
  useEffect(() => {
    if (role === 'notAdmin') leaveEnded('role')
  }, [role])
  if (!user) return { status: 'signedOut' }
  if (role === 'loading' || role === 'notAdmin') return { status: 'loading' }
  return { status: role, userId, email: user.email ?? '' }
}

type Role = 'loading' | 'notAdmin' | 'roleUnknown' | 'admin'

/** Never fails: a role that cannot be read lets nobody in, and the reason is logged (specification, section 8). */
const roleOf = (db: Firestore, userId: string) =>
  new Observable<Role>((subscriber) => {
    if (!userId) return
    return onSnapshot(
      doc(db, collections.roles, roleId(userId)),
      { includeMetadataChanges: true },
      (snapshot) => {
        if (snapshot.exists()) subscriber.next(snapshot.data().role === adminRole ? 'admin' : 'notAdmin')
        else subscriber.next(snapshot.metadata.fromCache ? 'roleUnknown' : 'notAdmin')
      },
      (error) => {
        console.warn('the admin role could not be read', error.message)
        subscriber.next(error.code === 'permission-denied' ? 'notAdmin' : 'roleUnknown')
      },
    )
  })

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

/** When the person of this session has last proved who it is, in ms since 1970; 0 for nobody. */
export async function signedInAt(): Promise<number> {
  const { auth } = await openAuth()
  const token = await auth.currentUser?.getIdTokenResult()
  return Date.parse(token?.authTime ?? '') || 0
}

/** Auth's words for an account whose session the server has ended. */
const endReasons: Readonly<Record<string, EndReason>> = {
  'auth/user-disabled': 'disabled',
  'auth/user-token-expired': 'ended',
  'auth/invalid-user-token': 'ended',
}

/** Ends the session on this device if an error of Auth says that the server has ended it; the work that waits stays. */
export function endIfEnded(error: unknown) {
  const reason = endReasons[error instanceof Error && 'code' in error ? String(error.code) : '']
  if (reason) leaveEnded(reason)
}

/** Asks the server whether the session is still good, and ends it here if it is not. */
export async function askAccount() {
  const { auth } = await openAuth()
  await auth.currentUser?.reload().catch(endIfEnded)
}

/** The one place for a session that nobody here has ended: notes why, keeps the work, erases the rest, and leaves. */
function leaveEnded(reason: EndReason) {
  noteEnd(reason)
  if (!isEnding) void endSession('/auth', true)
}

/** How often the server is asked at most because somebody looks at the page, in ms. */
const askEveryMs = 60_000

/** Notes who is here, and asks after the account when the network is back or somebody looks again; Auth asks at the start. */
function watchAccount(auth: Auth) {
  const stop = new AbortController()
  let askedAt = Date.now()
  const ask = () => {
    if (!auth.currentUser || !navigator.onLine) return
    askedAt = Date.now()
    void askAccount()
  }
  const look = () => !document.hidden && Date.now() - askedAt > askEveryMs && ask()
  addEventListener('online', ask, { signal: stop.signal })
  document.addEventListener('visibilitychange', look, { signal: stop.signal })
  const unsubscribe = onAuthStateChanged(auth, (user) => {
    if (user) notePerson(user.uid, user.email ?? '')
    // Whoever signs out has the device erased first.
    else if (notedPerson() && !isEraseDue()) leaveEnded('ended')
  })
  return () => {
    stop.abort()
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
  const channel = new BroadcastChannel(channelName)
  channel.postMessage(leaveTo)
  channel.close()
  const steps = [
    async () => {
      if (account && keepsWork) await dropUnnamedPictures(account, Date.now())
      else if (account) await eraseWorkOf(account)
    },
    () => signOut(auth),
    () => terminate(db),
    eraseIfDue,
  ]
  for (const step of steps)
    await step().catch((error: unknown) => console.warn('the next page finishes the clearing', error))
  location.replace(leaveTo)
}

const channelName = 'studio.session'
/** This tab ends the session itself, and leaves when it has cleared the device. */
let isEnding = false

/** Leaves this tab when the session is ended in another one. */
function followSessionEnd() {
  const channel = new BroadcastChannel(channelName)
  channel.onmessage = ({ data }) => {
    if (isEnding) return
    // Unanswered, a form's question would keep this tab in the console, and what it shows, for ever.
    dropLeaveQuestion()
    location.replace(typeof data === 'string' && data.startsWith('/') ? data : '/')
  }
  return () => channel.close()
}
