import type { Values } from '@studio/domain/outbox/pendingMutation'
import type { SessionState } from '@studio/domain/people/sessionLimits'
import { SessionToken } from '@studio/domain/people/sessionToken'
import { UserRole } from '@studio/domain/people/user'
import type { Auth } from 'firebase/auth'
import * as v from 'valibot'

/** `iat` is when Auth issued the token, by its own clock, in seconds since 1970. */
const Claims = v.object({ ...SessionToken.entries, iat: v.number() })

/** Returns the claims of this session's token, or of a refreshed one; undefined if nobody is signed in. */
export async function sessionTokenOf(auth: Auth, isNew = false) {
  const token = await auth.currentUser?.getIdTokenResult(isNew)
  return token && v.parse(Claims, token.claims)
}

const State = v.fallback(v.pick(UserRole, ['valid_since', 'sessions']), {})

/** Returns the state of an account's sessions in its stored role. */
export const sessionStateOf = (role: Values | undefined): SessionState => v.parse(State, role)
