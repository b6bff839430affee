import type * as real from '../../../web/src/firebase/session/signIn'
import { server } from '../support/server'

/** Rejects like Auth without a network. */
const demandNetwork = () => {
  if (!server.isOnline) throw Object.assign(new Error('offline'), { code: 'auth/network-request-failed' })
}

export const signIn: typeof real.signIn = async (email, password) => {
  demandNetwork()
  if (server.signInError) throw server.signInError
  const found = server.accounts.find((account) => account.email === email && account.password === password)
  if (!found) throw Object.assign(new Error('wrong password'), { code: 'auth/invalid-credential' })
  server.signIn(found)
}

/** The fake server's tokens are account ids. */
export const signInWithToken: typeof real.signInWithToken = async (token) => {
  demandNetwork()
  const found = server.accounts.find(({ uid }) => uid === token)
  if (!found) throw Object.assign(new Error('no such token'), { code: 'auth/invalid-custom-token' })
  if (server.user?.uid === token) server.signedInAt = Date.now()
  else server.signIn(found)
  return found.email
}

export const reauthenticate: typeof real.reauthenticate = async (password) => {
  demandNetwork()
  if (server.user?.password !== password)
    throw Object.assign(new Error('wrong password'), { code: 'auth/invalid-credential' })
  server.signedInAt = Date.now()
}

export const continueSession: typeof real.continueSession = async () => {
  server.signedInAt = Date.now()
}

export const provedAgo: typeof real.provedAgo = async () => {
  demandNetwork()
  return Date.now() - server.signedInAt
}
