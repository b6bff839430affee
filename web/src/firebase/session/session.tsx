import { collections } from '@studio/domain/collections'
import type { Values } from '@studio/domain/outbox/pendingMutation'
import type { SessionState } from '@studio/domain/people/sessionLimits'
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
import {
  followSessionEnd,
  leaveIfBefore,
  leaveIfExpired,
  leaveWithoutRole,
  openSession,
  watchAccount,
} from './sessionEnd'
import { sessionStateOf } from './sessionToken'

/**
 * The current session.
 * - `roleUnknown`: signed in, but the device is offline and does not know whether this person is an admin.
 */
export type Session =
  | { status: 'loading' }
  | { status: 'signedOut' }
  | { status: 'roleUnknown' | 'admin'; userId: string; email: string }

let opening: ReturnType<typeof openSession> | undefined

/** The same promise for every render, even if it rejects: a new one each time would suspend forever. */
const opened = () => {
  opening ??= openSession()
  return opening
}

/**
 * Provides the session to the console's components; suspends until Auth has read it from the device. If the session is
 * ended in another tab, this tab leaves too.
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
 * Returns the current session. It ends as soon as the account signs out in any tab, or the server reports that it is
 * not an admin's.
 */
export function useSession(): Session {
  const auth = useAuth()
  const db = useFirestore()
  const { data: user } = useUser({ initialData: auth.currentUser })
  const userId = user?.uid ?? ''
  const { data } = useObservable<Role>(`role-${userId}`, roleOf(db, userId), { initialData: unread })
  const { role, since, state } = data
  useEffect(() => {
    if (role === 'notAdmin') void leaveWithoutRole()
    if (role === 'admin') forgetChoice(userId)
  }, [role, userId])
  useEffect(() => (since ? leaveIfBefore(auth, since) : undefined), [auth, since])
  useEffect(() => (state ? leaveIfExpired(auth, state) : undefined), [auth, state])
  if (!user) return { status: 'signedOut' }
  if (role === 'loading' || role === 'notAdmin') return { status: 'loading' }
  return { status: role, userId, email: user.email ?? '' }
}

/**
 * The role, the time in seconds from which sessions are valid, and the state of its sessions if it came from the
 * server.
 */
interface Role {
  role: 'loading' | 'notAdmin' | 'roleUnknown' | 'admin'
  since: number
  state?: SessionState
}
const without = (role: Role['role']): Role => ({ role, since: 0 })
const unread = without('loading')

/**
 * Returns the role, live. Never fails: an unreadable role grants no access, and the reason is logged (specification,
 * section 8). Without a role the device is erased, so a missing role is verified with the server.
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
            // If the device's storage was cleared, the request was made without a session.
            const isDenied = error.code === 'permission-denied' && !wasStorageCleared()
            subscriber.next(without(isDenied ? 'notAdmin' : 'roleUnknown'))
          },
        ),
      // If the check fails, assume that the role exists.
      () =>
        readStored(db, path)
          .then((stored) => (stored ? 1 : 0))
          .catch(() => 1),
      ({ empty, metadata, stored }) => {
        if (!metadata.fromCache) noteReached()
        if (stored?.role === adminRole) {
          const state = sessionStateOf(stored)
          subscriber.next({ role: 'admin', since: state.valid_since ?? 0, ...(!metadata.fromCache && { state }) })
        } else subscriber.next(without(empty && metadata.fromCache ? 'roleUnknown' : 'notAdmin'))
      },
      () => undefined,
    )
  })

/** A snapshot of the role document. */
interface Heard {
  empty: boolean
  metadata: { fromCache: boolean }
  stored: Values | undefined
}
