import { collections } from '@studio/domain/collections'
import type { Values } from '@studio/domain/outbox/pendingMutation'
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
import { wasStorageCleared } from '../../device/outboxStore'
import { forgetChoice } from '../../device/workWithoutRole'
import { noteReached } from '../../lib/network'
import { readStored } from '../reads/readStored'
import { verifyEmpty } from '../reads/verifyEmpty'
import { followSessionEnd, leaveIfBefore, leaveWithoutRole, openSession, watchAccount } from './sessionEnd'

/**
 * Who is here.
 * - `roleUnknown`: signed in, but the device is offline and has never heard whether this person is an admin.
 */
export type Session =
  | { status: 'loading' }
  | { status: 'signedOut' }
  | { status: 'roleUnknown' | 'admin'; userId: string; email: string }

let opening: ReturnType<typeof openSession> | undefined

/** The same promise for every rendering, even if it rejects: a new one each time would suspend for ever. */
const opened = () => {
  opening ??= openSession()
  return opening
}

/**
 * Gives the console's components the session; suspends until Auth has read it from the device. Wherever this tab is, it
 * leaves when the session is ended in another one.
 */
export function SessionProvider({ children }: { children: ReactNode }) {
  const { app, auth, db } = use(opened())
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
  const { data } = useObservable<Role>(`role-${userId}`, roleOf(db, userId), { initialData: unread })
  const { role, since } = data
  useEffect(() => {
    if (role === 'notAdmin') void leaveWithoutRole()
    if (role === 'admin') forgetChoice(userId)
  }, [role, userId])
  useEffect(() => (since ? leaveIfBefore(auth, since) : undefined), [auth, since])
  if (!user) return { status: 'signedOut' }
  if (role === 'loading' || role === 'notAdmin') return { status: 'loading' }
  return { status: role, userId, email: user.email ?? '' }
}

/** The role, and the second from which sessions are good. */
interface Role {
  role: 'loading' | 'notAdmin' | 'roleUnknown' | 'admin'
  since: number
}
const without = (role: Role['role']): Role => ({ role, since: 0 })
const unread = without('loading')

/**
 * Never fails: a role that cannot be read lets nobody in, and the reason is logged (specification, section 8). Whoever
 * has none loses what is on the device, so the server is asked twice before that is believed.
 */
const roleOf = (db: Firestore, userId: string) =>
  new Observable<Role>((subscriber) => {
    if (!userId) return
    const path = `${collections.roles}/${roleId(userId)}`
    return verifyEmpty<Heard>(
      (hear) =>
        onSnapshot(
          doc(db, path),
          { includeMetadataChanges: true },
          (snapshot) => hear({ empty: !snapshot.exists(), metadata: snapshot.metadata, stored: snapshot.data() }),
          (error) => {
            console.warn('the admin role could not be read', error.message)
            // Where the device's storage was cleared, nobody was signed in any more when the server was asked.
            const isDenied = error.code === 'permission-denied' && !wasStorageCleared()
            subscriber.next(without(isDenied ? 'notAdmin' : 'roleUnknown'))
          },
        ),
      // While nobody can be asked it may be there.
      () =>
        readStored(db, path)
          .then((stored) => (stored ? 1 : 0))
          .catch(() => 1),
      ({ empty, metadata, stored }) => {
        if (!metadata.fromCache) noteReached()
        if (stored?.role === adminRole) subscriber.next({ role: 'admin', since: Number(stored.valid_since) || 0 })
        else subscriber.next(without(empty && metadata.fromCache ? 'roleUnknown' : 'notAdmin'))
      },
      () => undefined,
    )
  })

/** What is heard of the role's document. */
interface Heard {
  empty: boolean
  metadata: { fromCache: boolean }
  stored: Values | undefined
}
