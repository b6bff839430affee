import { collections } from '@studio/domain/collections'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { noteEnd, notePerson } from '../../../web/src/device/endedSession'
import { eraseWorkOf } from '../../../web/src/device/unsyncedWork'
import type * as real from '../../../web/src/firebase/session'
import { server } from '../support/server'

export const SessionProvider: typeof real.SessionProvider = ({ children }) => <>{children}</>

/** The fake session, live: who is signed in, and whether the device has heard that this person is an admin. */
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
      collection: collections.roles,
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

export const signIn: typeof real.signIn = async (email, password) => {
  if (server.signInError) throw server.signInError
  const found = server.accounts.find((account) => account.email === email && account.password === password)
  if (!found) throw Object.assign(new Error('wrong password'), { code: 'auth/invalid-credential' })
  server.signIn(found)
}

/** The fake server's tokens are ids of accounts. */
export const signInWithToken: typeof real.signInWithToken = async (token) => {
  const found = server.accounts.find(({ uid }) => uid === token)
  if (!found) throw Object.assign(new Error('no such token'), { code: 'auth/invalid-custom-token' })
  if (server.user?.uid === token) server.signedInAt = Date.now()
  else server.signIn(found)
  return found.email
}

export const reauthenticate: typeof real.reauthenticate = async (password) => {
  if (server.user?.password !== password)
    throw Object.assign(new Error('wrong password'), { code: 'auth/invalid-credential' })
  server.signedInAt = Date.now()
}

export const continueSession: typeof real.continueSession = async () => {
  server.signedInAt = Date.now()
}

export const signedInAt: typeof real.signedInAt = async () => server.signedInAt

export const askAccount: typeof real.askAccount = async () => undefined

export const endSession: typeof real.endSession = async (leaveTo, keepsWork) => {
  if (server.user && !keepsWork) await eraseWorkOf(server.user.uid)
  server.leftTo = leaveTo
  server.signIn(undefined)
}

/** What the fake Auth refuses, it refuses for want of a network. */
export const endIfEnded: typeof real.endIfEnded = () => undefined
