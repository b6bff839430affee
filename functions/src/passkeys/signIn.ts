import { calls } from '@studio/domain/calls'
import { type PasskeyProof, passkeyLimits, type StoredPasskey } from '@studio/domain/people/passkeys'
import type { Auth, UserRecord } from 'firebase-admin/auth'
import type { Firestore } from 'firebase-admin/firestore'
import { HttpsError } from 'firebase-functions/https'
import { followSessions } from '../accounts/liveAccount.ts'
import { newSessionToken } from '../accounts/newSessionToken.ts'
import { recordSignIn } from '../audit/auditLog.ts'
import { codeOf, logFact } from '../lib/log.ts'
import { callable } from '../requests/callable.ts'
import type { Devices } from '../signIn/device.ts'
import { knownDevices } from '../signIn/knownDevices.ts'
import type { PasskeyServer } from './add.ts'
import { challengeIn, noteChallenge } from './challenge.ts'
import { type Page, pageOf } from './site.ts'
import { passkeyOf, storedPasskey, userHandleOf } from './store.ts'

const purposeAt = ({ host }: Page) => `sign in at ${host}`

/** Tells any browser how to let somebody choose a passkey of this site. Nothing is stored and nobody is named. */
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
 * Gives who proves to hold a passkey a token that signs in to its account. Every refusal reads the same: who forges
 * learns nothing from it. A sign-in on a device that is not known is noted, as the gate does for those by password.
 *
 * @throws HttpsError `permission-denied` unless a passkey that we know answers a challenge of ours that nobody has
 * answered, on a page of ours, with its holder verified, and its account is there and not disabled.
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
    await db.runTransaction(async (at) => {
      const stored = storedPasskey(await at.get(document))
      const use = await noteChallenge(db, at, asked, now())
      if (stored?.user_id !== passkey.user_id || !isNext(counter, stored.counter)) throw refused('counter')
      use()
      at.update(document, { counter, last_used_at: now() } satisfies Partial<StoredPasskey>)
    })
    logFact('signed in with a passkey', {})
    await recordSignIn(db, account.uid, now())
    const token = await tokenFor(db, account, provedAt)
    if (account.email) await noteUnknown(db, account.email, device.idIn(p_device, account.email, now()).known, now())
    return { token, user_id: account.uid }
  })

/**
 * A token that signs in to an account whose holder has proved it at a moment, in ms since 1970. No gate sees it used, so
 * what the gate does is done here: what was done to the account's sessions past us is followed up.
 */
export async function tokenFor(db: Firestore, account: UserRecord, provedAt: number) {
  await followSessions(db, account)
  return await newSessionToken(account.uid, { madeAt: provedAt, provedAt })
}

/** Notes a sign-in unless it comes from a device that the account knows, by the id that its token gives it. */
export async function noteUnknown(db: Firestore, email: string, known: string | undefined, now: number) {
  const devices = knownDevices(db)
  const isKnown = known !== undefined && (await devices.isKnown(email, known))
  if (!isKnown) await devices.note(email, now)
}

const refused = (why: string) => {
  logFact('passkey refused', { why })
  return new HttpsError('permission-denied', 'passkey refused')
}

/** A counter that stands still or goes back is a copy's; 0 says that the passkey does not count. */
const isNext = (counter: number, known: number) => (counter === 0 && known === 0) || counter > known

/** An account that is there and not disabled; a token would make one that is not there. */
const accountThatMayEnter = (auth: Pick<Auth, 'getUser'>, uid: string): Promise<UserRecord | undefined> =>
  auth.getUser(uid).then(
    (account) => (account.disabled ? undefined : account),
    (error: unknown) => {
      if (codeOf(error) === 'auth/user-not-found') return undefined
      throw error
    },
  )

/** The counter in a proof that is sound in every part; undefined for any other. */
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

/** Nobody may put our pages into a frame, so who signs in within one is led astray. */
const isFromFrame = (clientDataJSON: string) => {
  const { crossOrigin } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()) as { crossOrigin?: unknown }
  return crossOrigin === true
}
