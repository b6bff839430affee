import { collections } from '@studio/domain/collections'
import { knownDevices } from '../../../functions/src/signIn/knownDevices.ts'
import { appoint, db, newAccount, newDevice, roleIn } from '../support.ts'

/** An admin with all that is kept beside an account: profile, role and a known device. */
export async function wholeAdmin() {
  const { uid, email } = await newAccount()
  await db.collection(collections.profiles).doc(uid).set({ full_name: 'Gone', email })
  await appoint(db, uid)
  await newDevice(email)
  return { uid, email }
}

/** How much of that is left. */
export const leftOf = async ({ uid, email }: { uid: string; email: string }) => {
  const documents = [db.collection(collections.profiles).doc(uid), roleIn(db, uid)]
  const found = (await db.getAll(...documents)).filter(({ exists }) => exists)
  return found.length + (await knownDevices(db).list(email)).length
}
