import { generateKeyPairSync, verify } from 'node:crypto'
import { GoogleAuth } from 'google-auth-library'
import { expect, it } from 'vitest'
import { newSessionToken } from '../../../functions/src/accounts/newSessionToken.ts'

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const client_email = 'studio-admin@studio.iam.gserviceaccount.com'
const private_key = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
const parsed = (part = '') => JSON.parse(Buffer.from(part, 'base64url').toString())

it('Outside the emulators a token is signed with the key of the functions’ service account', async () => {
  const signer = new GoogleAuth({ credentials: { client_email, private_key } })
  const token = await newSessionToken('ana', { madeAt: 5_900, provedAt: 4_000 }, signer)
  const [header, payload, signature = ''] = token.split('.')
  expect(
    verify('RSA-SHA256', Buffer.from(`${header}.${payload}`), publicKey, Buffer.from(signature, 'base64url')),
  ).toBe(true)
  expect(parsed(header)).toEqual({ alg: 'RS256', typ: 'JWT' })
  const { iat, exp, ...claims } = parsed(payload)
  expect(exp - iat).toBe(60)
  expect(claims).toEqual({
    iss: client_email,
    sub: client_email,
    aud: 'https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit',
    uid: 'ana',
    claims: { made_at: 5, proved_at: 4 },
  })
})
