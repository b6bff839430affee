import { createHash } from 'node:crypto'
import { collections } from '@studio/domain/collections'
import { isDoubted, PasswordlessAccount, StoredPasskey } from '@studio/domain/people/passkeys'
import type { DocumentReference, DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore'
import { HttpsError } from 'firebase-functions/https'
import * as v from 'valibot'
import { knownDevices } from '../signIn/knownDevices.ts'

/** Returns the document of a passkey. The id is the one that browsers use. */
export const passkeyOf = (db: Firestore, credentialId: string) =>
  db.collection(collections.passkeys).doc(createHash('sha256').update(credentialId).digest('hex'))

/** Returns a stored passkey; undefined if it is missing or malformed. */
export function storedPasskey(snapshot: DocumentSnapshot): StoredPasskey | undefined {
  const parsed = v.safeParse(StoredPasskey, snapshot.data())
  return parsed.success ? parsed.output : undefined
}

export const passkeysOf = (db: Firestore, uid: string) =>
  db.collection(collections.passkeys).where('user_id', '==', uid)

/** Returns the passkeys that an account's owner has to confirm (`isDoubted`). */
export async function doubtedPasskeys(db: Firestore, uid: string, email: string): Promise<StoredPasskey[]> {
  const { docs } = await passkeysOf(db, uid).get()
  if (docs.length === 0) return []
  const resetAt = await knownDevices(db).resetAt(email)
  return docs.flatMap((document) => storedPasskey(document) ?? []).filter((passkey) => isDoubted(passkey, resetAt))
}

/** Returns the document that an account has while its password is off. */
export const passwordlessOf = (db: Firestore, uid: string) => db.collection(collections.passwordless).doc(uid)

/** Returns the stored recovery codes of an account whose password is off; undefined if missing or malformed. */
export function storedPasswordless(snapshot: DocumentSnapshot): PasswordlessAccount | undefined {
  const parsed = v.safeParse(PasswordlessAccount, snapshot.data())
  return parsed.success ? parsed.output : undefined
}

/** A passkey, and the number of the account's other passkeys, as read in a transaction. */
interface OwnPasskey {
  ref: DocumentReference
  passkey: StoredPasskey
  others: number
}

/**
 * Reads a passkey of an account by its document's name.
 *
 * @throws HttpsError `not-found` if it does not exist or is somebody else's.
 */
export async function ownPasskey(db: Firestore, at: Transaction, uid: string, id: string): Promise<OwnPasskey> {
  const { docs } = await at.get(passkeysOf(db, uid))
  const found = docs.find((document) => document.id === id)
  const passkey = found && storedPasskey(found)
  if (!passkey) throw new HttpsError('not-found', 'not-found')
  return { ref: found.ref, passkey, others: docs.length - 1 }
}

/** Returns the user handle that passkeys store and sign for an account. It reveals neither e-mail address nor id. */
export const userHandleOf = (uid: string) => createHash('sha256').update(`passkeys of ${uid}`).digest()

/** Deletes an account's passkeys and recovery codes, once the account is deleted. */
export async function forgetPasskeys(db: Firestore, uid: string) {
  const { docs } = await passkeysOf(db, uid).get()
  await Promise.all([...docs.map(({ ref }) => ref), passwordlessOf(db, uid)].map((ref) => ref.delete()))
}
