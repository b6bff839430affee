import { randomUUID } from 'node:crypto'
import { collections } from '@studio/domain/collections'
import { roleId } from '@studio/domain/user'
import { initializeApp } from 'firebase-admin/app'
import { getAuth } from 'firebase-admin/auth'
import { getFirestore } from 'firebase-admin/firestore'
import type { Caller } from '../../functions/src/callable.ts'

const { FIRESTORE_EMULATOR_HOST, FIREBASE_AUTH_EMULATOR_HOST } = process.env
if (!FIRESTORE_EMULATOR_HOST || !FIREBASE_AUTH_EMULATOR_HOST) {
  throw new Error('Set FIRESTORE_EMULATOR_HOST and FIREBASE_AUTH_EMULATOR_HOST: these tests need both emulators')
}

// There is no cloud around the emulators: keeps the SDK from looking for one.
process.env.METADATA_SERVER_DETECTION = 'none'

export const app = initializeApp({ projectId: process.env.GCLOUD_PROJECT ?? 'demo-functions' })
export const db = getFirestore(app)
export const auth = getAuth(app)

/** An address that no other test uses, so that test files may run side by side. */
export const newEmail = () => `person-${randomUUID()}@example.com`

export const password = 'correct horse battery'

/** Signs in over REST, as a browser does, and answers with what the functions learn of the caller. */
export async function signIn(email: string): Promise<Caller> {
  const url = `http://${FIREBASE_AUTH_EMULATOR_HOST}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=any`
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password, returnSecureToken: true }),
  })
  const { idToken } = (await response.json()) as { idToken: string }
  const token = await auth.verifyIdToken(idToken)
  return { uid: token.uid, token }
}

/** A new account, signed in; no role. */
export async function newPerson(email = newEmail()): Promise<Caller> {
  await auth.createUser({ email, password })
  return signIn(email)
}

export const roleOf = (uid: string) => db.collection(collections.roles).doc(roleId(uid))

/** A new account with the admin role, signed in. */
export async function newAdmin(): Promise<Caller> {
  const admin = await newPerson()
  await roleOf(admin.uid).set({ user_id: admin.uid, role: 'admin' })
  return admin
}

/** Bodies that no callable takes: [what it is, the body]. */
export const noBodies: [string, unknown][] = [
  ['null', null],
  ['nothing', undefined],
  ['a text', 'hola'],
  ['a number', 5],
  ['a list', []],
  ['an empty object', {}],
]
