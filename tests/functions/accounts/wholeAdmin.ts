import { collections } from '@studio/domain/collections'
import type { Firestore } from 'firebase-admin/firestore'
import { knownDevices } from '../../../functions/src/signIn/knownDevices.ts'
import { appoint, newAccount, newDevice, roleIn } from '../support.ts'

const profileIn = (store: Firestore, uid: string) => store.collection(collections.profiles).doc(uid)

/** Creates an admin with all their documents: role, profile, a passkey, recovery codes and a known device. */
export async function wholeAdmin(store: Firestore) {
  const { uid, email } = await newAccount()
  await profileIn(store, uid).set({ user_id: uid, full_name: 'Valeria Montes' })
  await appoint(store, uid)
  await store.collection(collections.passkeys).doc(`passkey-${uid}`).set({ user_id: uid })
  await store.collection(collections.passwordless).doc(uid).set({ codes: [] })
  await newDevice(email, { store })
  return { uid, email }
}

/** Returns the names of the documents that still exist. */
export async function leftOf(store: Firestore, { uid, email }: { uid: string; email: string }) {
  const { docs } = await store.collection(collections.passkeys).where('user_id', '==', uid).get()
  const isThere = {
    role: (await roleIn(store, uid).get()).exists,
    profile: (await profileIn(store, uid).get()).exists,
    passkey: docs.length > 0,
    codes: (await store.collection(collections.passwordless).doc(uid).get()).exists,
    device: (await knownDevices(store).list(email)).length > 0,
  }
  return Object.entries(isThere).flatMap(([name, is]) => (is ? name : []))
}
