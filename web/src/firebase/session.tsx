import { collections } from '@studio/domain/collections'
import { adminRole, roleId } from '@studio/domain/people/user'
import { doc, type Firestore, onSnapshot } from 'firebase/firestore'
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
import { followSessionEnd, leaveEnded, openSession, watchAccount } from './sessionEnd'

/**
 * Who is here.
 * - `roleUnknown`: signed in, but the device is offline and has never heard whether this person is an admin.
 */
export type Session =
  | { status: 'loading' }
  | { status: 'signedOut' }
  | { status: 'roleUnknown' | 'admin'; userId: string; email: string }

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
