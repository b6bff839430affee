import { collections } from '@studio/domain/collections'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { noteEnd, notePerson } from '../../../web/src/device/endedSession'
import type * as real from '../../../web/src/firebase/session/session'
import { server } from '../support/server'
import { endSession } from './sessionEnd'

export const SessionProvider: typeof real.SessionProvider = ({ children }) => <>{children}</>

/** The fake session, live: the account, and whether the device knows that it is an admin's. */
export const useSession: typeof real.useSession = () => {
  const user = useSyncExternalStore(
    (listener) => {
      const stop = server.onUser(listener)
      return () => void stop()
    },
    () => server.user,
  )
  const [role, setRole] = useState<'loading' | 'notAdmin' | 'roleUnknown' | 'admin'>('loading')
  useEffect(() => {
    setRole('loading')
    if (!user) return
    return server.listen({
      source: { collection: collections.roles },
      fail: () => setRole('notAdmin'),
      hear: ({ documents, fromCache }) => {
        const isAdmin = documents.some(([, { user_id }]) => user_id === user.uid)
        setRole(isAdmin ? 'admin' : fromCache ? 'roleUnknown' : 'notAdmin')
      },
    })
  }, [user])
  useEffect(() => {
    if (!user || role !== 'notAdmin') return
    notePerson(user.uid, user.email)
    noteEnd('role')
    void endSession('/auth', true)
  }, [user, role])
  if (!user) return { status: 'signedOut' }
  if (role === 'loading' || role === 'notAdmin') return { status: 'loading' }
  return { status: role, userId: user.uid, email: user.email }
}
