import type { Auth } from 'firebase-admin/auth'
import type { Caller } from '../requests/callable.ts'

/**
 * What a token of ours says of the session that it opens, in seconds since 1970; the rules read it too. Auth takes such
 * a token for an hour, as often as it is shown, asks nothing about sessions that were ended meanwhile, and calls the
 * moment when it is shown the sign-in. So what counts is when the token was made, and when its holder proved who it is.
 */
export interface SessionClaims {
  made_at: number
  proved_at: number
}

/** Since when there is the session of a caller, in seconds since 1970. */
export const sessionFrom = ({ token }: Caller): number => token.made_at ?? token.auth_time

/** When a caller last proved who it is, in seconds since 1970. */
export const provedAt = ({ token }: Caller): number => token.proved_at ?? token.auth_time

/** A token that opens a session; both moments in ms since 1970. */
export const sessionToken = (
  auth: Pick<Auth, 'createCustomToken'>,
  uid: string,
  { madeAt, provedAt }: { madeAt: number; provedAt: number },
): Promise<string> => {
  const claims: SessionClaims = { made_at: secondOf(madeAt), proved_at: secondOf(provedAt) }
  return auth.createCustomToken(uid, claims)
}

const secondOf = (ms: number) => Math.floor(ms / 1000)
