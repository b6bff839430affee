import { SessionToken } from '@studio/domain/people/sessionToken'
import type { Auth } from 'firebase/auth'
import * as v from 'valibot'

/** `iat` is when Auth issued the token, by its own clock, in seconds since 1970. */
const Claims = v.object({ ...SessionToken.entries, iat: v.number() })

/** Returns the claims of this session's token, or of a refreshed one; undefined if nobody is signed in. */
export async function sessionTokenOf(auth: Auth, isNew = false) {
  const token = await auth.currentUser?.getIdTokenResult(isNew)
  return token && v.parse(Claims, token.claims)
}
