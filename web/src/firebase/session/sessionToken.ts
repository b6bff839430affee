import { SessionToken } from '@studio/domain/people/sessionToken'
import type { Auth } from 'firebase/auth'
import * as v from 'valibot'

/** `iat` is the moment at which Auth gave the token, by its own clock, in seconds since 1970. */
const Claims = v.object({ ...SessionToken.entries, iat: v.number() })

/** What the token of this device's session says, or a new one of it; undefined where nobody is signed in. */
export async function sessionTokenOf(auth: Auth, isNew = false) {
  const token = await auth.currentUser?.getIdTokenResult(isNew)
  return token && v.parse(Claims, token.claims)
}
