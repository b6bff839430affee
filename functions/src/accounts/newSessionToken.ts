import type { SessionToken } from '@studio/domain/people/sessionToken'
import type { Auth } from 'firebase-admin/auth'

/** A token that opens a session, which says of itself what Auth does not ask (`SessionToken`); in ms since 1970. */
export const newSessionToken = (
  auth: Pick<Auth, 'createCustomToken'>,
  uid: string,
  { madeAt, provedAt }: { madeAt: number; provedAt: number },
): Promise<string> => {
  const claims: Omit<SessionToken, 'auth_time'> = { made_at: secondOf(madeAt), proved_at: secondOf(provedAt) }
  return auth.createCustomToken(uid, claims)
}

const secondOf = (ms: number) => Math.floor(ms / 1000)
