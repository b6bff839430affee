import { openAuth } from './auth'

/** What proves to the site's functions who is signed in on this device; undefined for nobody. Import dynamically. */
export async function idToken(): Promise<string | undefined> {
  const { auth } = await openAuth()
  return auth.currentUser?.getIdToken()
}
