import { randomUUID } from 'node:crypto'
import { collections } from '@studio/domain/collections'
import { sessionName } from '@studio/domain/people/sessionLimits'
import { roleId } from '@studio/domain/people/user'
import { initializeApp } from 'firebase-admin/app'
import { getAuth } from 'firebase-admin/auth'
import { type Firestore, getFirestore } from 'firebase-admin/firestore'
import { expect } from 'vitest'
import { signOutHandler } from '../../functions/src/accounts/signOut.ts'
import type { Caller } from '../../functions/src/requests/callable.ts'
import { checkRateLimitHandler } from '../../functions/src/signIn/checkRateLimit.ts'
import { devices } from '../../functions/src/signIn/device.ts'
import { knownDevices } from '../../functions/src/signIn/knownDevices.ts'
import { roleDocument } from '../support/factories.ts'

const { FIRESTORE_EMULATOR_HOST, FIREBASE_AUTH_EMULATOR_HOST } = process.env
if (!FIRESTORE_EMULATOR_HOST || !FIREBASE_AUTH_EMULATOR_HOST) {
  throw new Error('Set FIRESTORE_EMULATOR_HOST and FIREBASE_AUTH_EMULATOR_HOST: these tests need both emulators')
}

// There is no cloud around the emulators, so this keeps the SDK from looking for one.
process.env.METADATA_SERVER_DETECTION = 'none'

export const app = initializeApp({ projectId: process.env.GCLOUD_PROJECT ?? 'demo-functions' })
export const db = getFirestore(app)
export const auth = getAuth(app)

/** Returns a database for a single test file, for tests that count or clear everything. */
export const ownDatabase = (name: string) => getFirestore(initializeApp({ projectId: `demo-${name}` }, name))

/** Returns an address that no other test uses, so that test files can run side by side. */
export const newEmail = () => `person-${randomUUID()}@example.com`

export const password = 'correct horse battery'

export const device = devices(() => 'a secret of the tests')

/** Returns the token of a device on which an account signed in at `now`. */
export async function newDevice(email: string, { now = Date.now(), store = db } = {}) {
  const signIn = { known: undefined, other: undefined, name: 'Chrome, Linux', signedInAt: nextSecond(), now }
  const id = await knownDevices(store).remember(email, signIn)
  return device.tokenFor(id ?? '', undefined, email, now)
}
/** Returns a different second for each sign-in, none of them before its account's creation. */
const nextSecond = () => {
  lastSecond = Math.max(lastSecond + 1, Math.ceil(Date.now() / 1000))
  return lastSecond
}
let lastSecond = 0

/** Asks for an attempt, like a sign-in page; an allowed one leaves a ticket. */
export const check = (p_identifier: string, p_device?: string) =>
  checkRateLimitHandler(db, device, Date.now)({ data: p_device ? { p_identifier, p_device } : { p_identifier } })

/** Uses up all attempts of an identifier from unknown devices, and one more. */
export async function lockOut(email: string) {
  for (let tries = 0; tries < 6; tries++) await check(email)
}

/** Calls Auth over plain REST, as anyone with the public key can. */
export async function rest(method: string, body: Record<string, unknown>) {
  const url = `http://${FIREBASE_AUTH_EMULATOR_HOST}/identitytoolkit.googleapis.com/v1/accounts:${method}?key=any`
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  const answer = (await response.json()) as {
    idToken?: string
    refreshToken?: string
    error?: { message: string }
  }
  return { status: response.status, ...answer }
}

/** Signs in over plain REST, without calling checkRateLimit first. */
export const restSignIn = (email: string, secret = password) =>
  rest('signInWithPassword', { email, password: secret, returnSecureToken: true })

/** Returns the next ID token of a session opened over REST. */
export async function refreshed(refreshToken = ''): Promise<string> {
  const url = `http://${FIREBASE_AUTH_EMULATOR_HOST}/securetoken.googleapis.com/v1/token?key=any`
  const body = new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken })
  const { id_token = '' } = (await (await fetch(url, { method: 'POST', body })).json()) as { id_token?: string }
  return id_token
}

/** Returns whether Auth still accepts the token of a session opened over REST. Sessions end by the second. */
export const isAlive = async (idToken = '') => (await rest('lookup', { idToken })).status === 200

/** Returns the functions' view of a caller with an ID token. */
export async function callerOf(idToken = ''): Promise<Caller> {
  const token = await auth.verifyIdToken(idToken)
  return { uid: token.uid, token }
}

/** Signs in like a browser. Returns the functions' view of the caller. */
export async function signIn(email: string): Promise<Caller> {
  await check(email)
  const { idToken, error } = await restSignIn(email)
  if (!idToken) throw new Error(`${email} could not sign in: ${error?.message}`)
  return callerOf(idToken)
}

/** Creates an account that can sign in if the gate lets it; without a role. */
export async function newAccount(email = newEmail()) {
  const { uid } = await auth.createUser({ email, password })
  return { uid, email }
}

/** Returns an account like `newAccount`, but signed in. */
export const newPerson = async (email?: string): Promise<Caller> => signIn((await newAccount(email)).email)

/** Returns the document that makes a person an admin in a database. */
export const roleIn = (store: Firestore, uid: string) => store.collection(collections.roles).doc(roleId(uid))

/** Grants the admin role in a database. */
export const appoint = (store: Firestore, uid: string) => roleIn(store, uid).set(roleDocument(uid))

/** Returns a new admin of a database, signed in. */
export async function newAdmin(store: Firestore): Promise<Caller> {
  const admin = await newPerson()
  await appoint(store, admin.uid)
  return admin
}

/** Returns the same caller with a sign-in `seconds` ago. */
export const signedInEarlier = (caller: Caller, seconds: number): Caller => ({
  ...caller,
  token: { ...caller.token, auth_time: caller.token.auth_time - seconds },
})

/** Stores when a session was last used, in seconds since 1970. */
export const storeUse = (store: Firestore, { uid, token }: Caller, at: number) =>
  roleIn(store, uid).update({ [`sessions.${sessionName(token)}`]: at })

const shut = expect.stringMatching(/^(unauthenticated|permission-denied)$/)

/** Callers whom no admin call accepts, each with the code of the refusal. */
export const refusedCallers = (store: Firestore): [string, () => Promise<Caller | undefined>, unknown][] => [
  ['somebody who is not signed in', async () => undefined, 'permission-denied'],
  ['somebody without a role', () => newPerson(), 'permission-denied'],
  [
    'a former admin',
    async () => {
      const admin = await newAdmin(store)
      await roleIn(store, admin.uid).delete()
      return admin
    },
    'permission-denied',
  ],
  [
    'an admin whose account is disabled',
    async () => {
      const admin = await newAdmin(store)
      await auth.updateUser(admin.uid, { disabled: true })
      return admin
    },
    // The first refusal also removes the role.
    shut,
  ],
  [
    'an admin whose account is gone',
    async () => {
      const admin = await newAdmin(store)
      await auth.deleteUser(admin.uid)
      return admin
    },
    // The first refusal also removes the role.
    shut,
  ],
  [
    'an admin whose sessions were ended',
    async () => {
      const admin = await newAdmin(store)
      await auth.revokeRefreshTokens(admin.uid)
      return signedInEarlier(admin, 10)
    },
    'unauthenticated',
  ],
  [
    'an admin whose session was not used for 30 days',
    async () => {
      const admin = await newAdmin(store)
      await storeUse(store, admin, Date.now() / 1000 - 30 * 86_400)
      return admin
    },
    'unauthenticated',
  ],
  [
    'an admin who proved their identity 90 days ago, whatever the session has done since',
    async () => {
      const admin = await newAdmin(store)
      return { ...admin, token: { ...admin.token, proved_at: Math.floor(Date.now() / 1000) - 90 * 86_400 } }
    },
    'unauthenticated',
  ],
  [
    'an admin who has signed out',
    async () => {
      const admin = await newAdmin(store)
      await signOutHandler({ db: store, auth, now: Date.now })({ data: {}, auth: admin })
      return admin
    },
    'unauthenticated',
  ],
]

/** Returns an account as if its sessions had been revoked directly in Auth, `seconds` after its creation. */
export const endedLater = async (uid: string, seconds: number) => {
  const account = await auth.getUser(uid)
  const at = Date.parse(account.metadata.creationTime) + seconds * 1000
  return Object.create(account, { tokensValidAfterTime: { value: new Date(at).toUTCString() } }) as typeof account
}

/** Returns the actions and actors in an account's log, without its sign-ins. */
export const logOf = async (uid: string, store = db) =>
  (await wholeLogOf(uid, store)).filter(([action]) => action !== 'signed_in')

/** Returns all actions and actors in an account's log. */
export async function wholeLogOf(uid: string, store = db) {
  const { docs } = await store.collection(collections.auditLog).where('document_id', '==', uid).orderBy('at').get()
  return docs.map((entry) => [entry.get('action'), entry.get('by')])
}

/** Bodies that no callable accepts, each with a description. */
export const noBodies: [string, unknown][] = [
  ['null', null],
  ['nothing', undefined],
  ['a text', 'hola'],
  ['a number', 5],
  ['a list', []],
  ['an empty object', {}],
]
