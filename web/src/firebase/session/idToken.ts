import { openAuth } from './auth'

/** Returns the ID token of the account signed in on this device; undefined if there is none. Import dynamically. */
export async function idToken(): Promise<string | undefined> {
  const { auth } = await openAuth()
  return auth.currentUser?.getIdToken()
}
