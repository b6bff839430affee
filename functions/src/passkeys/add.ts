import { calls } from '@studio/domain/calls'
import { passkeyLimits, type StoredPasskey } from '@studio/domain/people/passkeys'
import type { Auth } from 'firebase-admin/auth'
import type { Firestore } from 'firebase-admin/firestore'
import { HttpsError } from 'firebase-functions/https'
import { requireRecentAdmin } from '../accounts/requireAdmin.ts'
import { recordAccountChange } from '../audit/auditLog.ts'
import { callable } from '../requests/callable.ts'
import type { Site } from '../requests/guard.ts'
import { refusal } from '../requests/refusal.ts'
import { type Challenges, challengeIn, noteChallenge } from './challenge.ts'
import { type Page, pageOf } from './site.ts'
import { passkeyOf, passkeysOf, storedPasskey, userHandleOf } from './store.ts'

/** The services that all passkey handlers need. */
export interface PasskeyServer {
  db: Firestore
  auth: Auth
  challenge: Challenges
  site: () => Site
  now: () => number
}

const siteName = 'Montaje Studio'
/** ES256, Ed25519 and RS256, by their COSE numbers: the algorithms of existing authenticators. */
const supportedAlgorithmIDs = [-7, -8, -257]

const purposeOf = (uid: string, { host }: Page) => `add to ${uid} at ${host}`

/**
 * Returns the options with which the browser of an admin, who has just signed in, creates a passkey.
 *
 * @throws HttpsError like `requireRecentAdmin` and `pageOf`; `too-many-passkeys`.
 */
export const newPasskeyOptionsHandler = ({ db, auth, challenge, site, now }: PasskeyServer) =>
  callable(calls.newPasskeyOptions, async (_, { caller, http }) => {
    const { uid, account } = await requireRecentAdmin({ db, auth, now }, caller)
    const { email = '', displayName } = account
    const page = pageOf(http, site)
    const { docs } = await passkeysOf(db, uid).get()
    if (docs.length >= passkeyLimits.perAccount) throw refusal('too-many-passkeys')
    const known = docs.flatMap((document) => storedPasskey(document) ?? []).filter(({ host }) => host === page.host)
    return {
      challenge: challenge.give(purposeOf(uid, page), now()).toString('base64url'),
      rp: { id: page.host, name: siteName },
      user: { id: userHandleOf(uid).toString('base64url'), name: email, displayName: displayName || email },
      pubKeyCredParams: supportedAlgorithmIDs.map((alg) => ({ type: 'public-key' as const, alg })),
      timeout: passkeyLimits.challengeMs,
      attestation: 'none' as const,
      excludeCredentials: known.map(({ credential_id, transports }) => ({
        id: credential_id,
        type: 'public-key' as const,
        transports,
      })),
      authenticatorSelection: {
        residentKey: 'required' as const,
        requireResidentKey: true,
        userVerification: 'required' as const,
      },
    }
  })

/**
 * Stores a new passkey for an admin who has just signed in.
 *
 * @throws HttpsError like `requireRecentAdmin` and `pageOf`; `permission-denied` if the passkey answers no challenge of
 * ours, or a used one; `already-exists`; `too-many-passkeys`.
 */
export const addPasskeyHandler = ({ db, auth, challenge, site, now }: PasskeyServer) =>
  callable(calls.addPasskey, async ({ name, passkey }, { caller, http }) => {
    const { uid } = await requireRecentAdmin({ db, auth, now }, caller)
    const page = pageOf(http, site)
    const asked = challengeIn(passkey.response.clientDataJSON)
    if (!challenge.isOurs(asked, purposeOf(uid, page), now())) throw refused()
    const made = await checked(passkey, asked, page)
    const { transports = [] } = passkey.response
    const stored: StoredPasskey = {
      user_id: uid,
      credential_id: made.id,
      public_key: Buffer.from(made.publicKey).toString('base64url'),
      counter: made.counter,
      transports,
      host: page.host,
      name,
      created_at: now(),
      last_used_at: null,
    }
    const document = passkeyOf(db, made.id)
    await db.runTransaction(async (at) => {
      // Concurrent additions run one after the other: if a read conflicts, the SDK retries the transaction.
      const { exists } = await at.get(document)
      const { size } = await at.get(passkeysOf(db, uid))
      const use = await noteChallenge(db, at, asked, now())
      if (exists) throw new HttpsError('already-exists', 'already-exists')
      if (size >= passkeyLimits.perAccount) throw refusal('too-many-passkeys')
      use()
      at.create(document, stored)
    })
    await recordAccountChange(db, { by: uid, of: uid, action: 'passkey_added', at: now() })
    return { id: document.id }
  })

const refused = () => new HttpsError('permission-denied', 'passkey refused')

type NewPasskey = Parameters<typeof verified>[0]

/** Returns the new passkey's id, public key and counter. Throws if anything about it is invalid. */
async function checked(passkey: NewPasskey, expectedChallenge: string, page: Page) {
  const made = await verified(passkey, expectedChallenge, page).catch(() => undefined)
  if (!made) throw refused()
  return made
}

async function verified(
  passkey: {
    id: string
    rawId: string
    type: 'public-key'
    response: { clientDataJSON: string; attestationObject: string; transports?: string[] | undefined }
  },
  expectedChallenge: string,
  { origin, host }: Page,
) {
  const [{ verifyRegistrationResponse }, { decodeAttestationObject }] = await Promise.all([
    import('@simplewebauthn/server'),
    import('@simplewebauthn/server/helpers'),
  ])
  const { id, rawId, type, response } = passkey
  // Attestation certificates were not requested. Verifying them would fetch from addresses that the caller controls.
  const attestation = decodeAttestationObject(new Uint8Array(Buffer.from(response.attestationObject, 'base64url')))
  if (attestation.get('attStmt').get('x5c')) return undefined
  const { registrationInfo } = await verifyRegistrationResponse({
    response: {
      ...{ id, rawId, type, clientExtensionResults: {} },
      response: {
        clientDataJSON: response.clientDataJSON,
        attestationObject: response.attestationObject,
        transports: response.transports ?? [],
      },
    },
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: host,
    requireUserVerification: true,
    supportedAlgorithmIDs,
  })
  // The browser names the passkey twice; only one of the names is part of the verified data.
  return registrationInfo?.credential.id === id ? registrationInfo.credential : undefined
}
