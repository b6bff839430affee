import { calls } from '@studio/domain/calls'
import { isDoubted, type PasskeyProof, passkeyLimits, type StoredPasskey } from '@studio/domain/people/passkeys'
import type { Auth, UserRecord } from 'firebase-admin/auth'
import type { Firestore } from 'firebase-admin/firestore'
import { HttpsError } from 'firebase-functions/https'
import { followSessions } from '../accounts/liveAccount.ts'
import { newSessionToken } from '../accounts/newSessionToken.ts'
import { recordSignIn } from '../audit/auditLog.ts'
import { codeOf, logFact } from '../lib/log.ts'
import { callable } from '../requests/callable.ts'
import { refusal } from '../requests/refusal.ts'
import type { Devices } from '../signIn/device.ts'
import { knownDevices } from '../signIn/knownDevices.ts'
import type { PasskeyServer } from './add.ts'
import { challengeIn, noteChallenge } from './challenge.ts'
import { type Page, pageOf } from './site.ts'
import { passkeyOf, passwordlessOf, storedPasskey, userHandleOf } from './store.ts'

const purposeAt = ({ host }: Page) => `sign in at ${host}`

/**
 * Returns the options with which a browser lets someone choose a passkey of this site. Stores nothing and names no
 * account.
 */
export const passkeySignInOptionsHandler = ({ challenge, site, now }: Omit<PasskeyServer, 'db' | 'auth'>) =>
  callable(calls.passkeySignInOptions, async (_, { http }) => {
    const page = pageOf(http, site)
    return {
      challenge: challenge.give(purposeAt(page), now()).toString('base64url'),
      rpId: page.host,
      timeout: passkeyLimits.challengeMs,
      userVerification: 'required' as const,
    }
  })

/**
 * Returns a sign-in token to a caller who proves that they hold a passkey. Refusals of forgeries all read the same. A
 * doubted passkey is refused until its owner confirms it, unless the account has no password. A sign-in from an unknown
 * device is recorded, as the gate does for passwords.
 *
 * @throws HttpsError `permission-denied` unless a known passkey answers an unused challenge of ours, on a page of ours,
 * with its holder verified, for an account that exists and is enabled. `passkey-doubted` for a doubted passkey.
 */
export const passkeySignInHandler = ({ db, auth, challenge, site, now, device }: PasskeyServer & { device: Devices }) =>
  callable(calls.passkeySignIn, async ({ proof, p_device }, { http }) => {
    const page = pageOf(http, site)
    const provedAt = now()
    const asked = challengeIn(proof.response.clientDataJSON)
    if (!challenge.isOurs(asked, purposeAt(page), now())) throw refused('challenge')
    const document = passkeyOf(db, proof.id)
    const passkey = storedPasskey(await document.get())
    if (passkey?.host !== page.host) throw refused('unknown')
    const counter = await countedBy(proof, passkey, asked, page)
    if (counter === undefined) throw refused('proof')
    const account = await accountThatMayEnter(auth, passkey.user_id)
    if (!account) throw refused('account')
    await followSessions(db, account)
    if (await isSuspended(db, account, passkey)) throw refusal('passkey-doubted')
    await db.runTransaction(async (at) => {
      const stored = storedPasskey(await at.get(document))
      const use = await noteChallenge(db, at, asked, now())
      if (stored?.user_id !== passkey.user_id || !isNext(counter, stored.counter)) throw refused('counter')
      use()
      at.update(document, { counter, last_used_at: now() } satisfies Partial<StoredPasskey>)
    })
    logFact('signed in with a passkey', {})
    await recordSignIn(db, account.uid, now())
    const token = await newSessionToken(account.uid, { madeAt: provedAt, provedAt })
    if (account.email)
      await recordUnknownDevice(db, account.email, device.idIn(p_device, account.email, now()).known, now())
    return { token, user_id: account.uid }
  })

/** Returns whether a passkey is refused until its owner signs in with the new password and confirms it. */
async function isSuspended(db: Firestore, { uid, email = '' }: UserRecord, passkey: StoredPasskey): Promise<boolean> {
  if (!isDoubted(passkey, await knownDevices(db).resetAt(email))) return false
  return !(await passwordlessOf(db, uid).get()).exists
}

/** Records a sign-in unless it comes from a known device. `known` is the device id in its token. */
async function recordUnknownDevice(db: Firestore, email: string, known: string | undefined, now: number) {
  const devices = knownDevices(db)
  const isKnown = known !== undefined && (await devices.isKnown(email, known))
  if (!isKnown) await devices.note(email, now)
}

const refused = (why: string) => {
  logFact('passkey refused', { why })
  return new HttpsError('permission-denied', 'passkey refused')
}

/** A counter that repeats or goes back belongs to a copied passkey; 0 means that the passkey has no counter. */
const isNext = (counter: number, known: number) => (counter === 0 && known === 0) || counter > known

/** Returns an account that exists and is enabled. For a missing one, Auth would create it from our token. */
const accountThatMayEnter = (auth: Pick<Auth, 'getUser'>, uid: string): Promise<UserRecord | undefined> =>
  auth.getUser(uid).then(
    (account) => (account.disabled ? undefined : account),
    (error: unknown) => {
      if (codeOf(error) === 'auth/user-not-found') return undefined
      throw error
    },
  )

/** Returns the counter of a fully valid proof; undefined for any other. */
async function countedBy(
  proof: PasskeyProof,
  passkey: StoredPasskey,
  expectedChallenge: string,
  { origin, host }: Page,
): Promise<number | undefined> {
  if (proof.response.userHandle !== userHandleOf(passkey.user_id).toString('base64url')) return undefined
  if (isFromFrame(proof.response.clientDataJSON)) return undefined
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  const { id, rawId, type, response } = proof
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { id, rawId, type, response, clientExtensionResults: {} },
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: host,
      credential: {
        id: passkey.credential_id,
        publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
        counter: passkey.counter,
      },
      requireUserVerification: true,
    })
    return verified ? authenticationInfo.newCounter : undefined
  } catch {
    return undefined
  }
}

/** Our pages refuse to be framed, so a sign-in inside a frame is an attack. */
const isFromFrame = (clientDataJSON: string) => {
  const { crossOrigin } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()) as { crossOrigin?: unknown }
  return crossOrigin === true
}
