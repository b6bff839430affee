import { createHash } from 'node:crypto'
import { collections } from '@studio/domain/collections'
import { PasswordlessAccount, StoredPasskey } from '@studio/domain/people/passkeys'
import type { DocumentReference, DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore'
import { HttpsError } from 'firebase-functions/https'
import * as v from 'valibot'

/** Where a passkey is kept, by the id that browsers know it by. */
export const passkeyOf = (db: Firestore, credentialId: string) =>
  db.collection(collections.passkeys).doc(createHash('sha256').update(credentialId).digest('hex'))

/** What a document says; undefined when there is none or it is malformed. */
export function storedPasskey(snapshot: DocumentSnapshot): StoredPasskey | undefined {
  const parsed = v.safeParse(StoredPasskey, snapshot.data())
  return parsed.success ? parsed.output : undefined
}

/** All passkeys of an account. */
export const passkeysOf = (db: Firestore, uid: string) =>
  db.collection(collections.passkeys).where('user_id', '==', uid)

/** Where it is kept that an account signs in without a password. */
export const passwordlessOf = (db: Firestore, uid: string) => db.collection(collections.passwordless).doc(uid)

/** What the document of an account without a password says; undefined when there is none or it is malformed. */
export function storedPasswordless(snapshot: DocumentSnapshot): PasswordlessAccount | undefined {
  const parsed = v.safeParse(PasswordlessAccount, snapshot.data())
  return parsed.success ? parsed.output : undefined
}

/** A passkey and all others of its account, as a transaction finds them. */
interface OwnPasskey {
  ref: DocumentReference
  passkey: StoredPasskey
  others: number
}

/**
 * Reads a passkey of an account by its document's name.
 *
 * @throws HttpsError `not-found` for one that is not there or is somebody else's.
 */
export async function ownPasskey(db: Firestore, at: Transaction, uid: string, id: string): Promise<OwnPasskey> {
  const { docs } = await at.get(passkeysOf(db, uid))
  const found = docs.find((document) => document.id === id)
  const passkey = found && storedPasskey(found)
  if (!passkey) throw new HttpsError('not-found', 'not-found')
  return { ref: found.ref, passkey, others: docs.length - 1 }
}

/** What stands for an account in its passkeys, which sign it: no e-mail address and no id of ours. */
export const userHandleOf = (uid: string) => createHash('sha256').update(`passkeys of ${uid}`).digest()

/** Forgets how an account signed in without a password: for one that is deleted. */
export async function forgetPasskeys(db: Firestore, uid: string) {
  const { docs } = await passkeysOf(db, uid).get()
  await Promise.all([...docs.map(({ ref }) => ref), passwordlessOf(db, uid)].map((ref) => ref.delete()))
}
