import type { SessionToken } from '@studio/domain/people/sessionToken'
import type { GoogleAuth } from 'google-auth-library'

/** Auth's name as the audience of a token. */
const audience = 'https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit'

/**
 * Lifetime of a token, in seconds. Until it expires, Auth accepts it any number of times, even if the account's
 * sessions were revoked meanwhile. The browser uses it at once; tokens of the Admin SDK would last an hour.
 */
const tokenSeconds = 60

/** Signs as the functions' service account. `sign` returns base64. */
type Signer = Pick<GoogleAuth, 'getCredentials' | 'sign'>

/** The Auth emulator accepts unsigned tokens. */
const unsigned = { getCredentials: async () => ({ client_email: 'emulator@example.com' }), sign: async () => '' }

const isEmulated = () => process.env.FIREBASE_AUTH_EMULATOR_HOST !== undefined

let google: Promise<Signer> | undefined
const googleSigner = () => {
  google ??= import('google-auth-library').then(
    (library) => new library.GoogleAuth({ scopes: 'https://www.googleapis.com/auth/cloud-platform' }),
  )
  return google
}

/**
 * Returns a token that opens a session. Times are in ms since 1970; see `SessionToken` for why the token carries them.
 */
export async function newSessionToken(
  uid: string,
  { madeAt, provedAt }: { madeAt: number; provedAt: number },
  signer?: Signer,
): Promise<string> {
  const by = signer ?? (isEmulated() ? unsigned : await googleSigner())
  const { client_email } = await by.getCredentials()
  const claims: Omit<SessionToken, 'auth_time'> = { made_at: secondOf(madeAt), proved_at: secondOf(provedAt) }
  const iat = secondOf(Date.now())
  const payload = { iss: client_email, sub: client_email, aud: audience, iat, exp: iat + tokenSeconds, uid, claims }
  const text = `${encoded({ alg: by === unsigned ? 'none' : 'RS256', typ: 'JWT' })}.${encoded(payload)}`
  return `${text}.${Buffer.from(await by.sign(text), 'base64').toString('base64url')}`
}

const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')

const secondOf = (ms: number) => Math.floor(ms / 1000)
