import { collections } from '@studio/domain/collections'
import { roleId } from '@studio/domain/people/user'
import type { Auth } from 'firebase-admin/auth'
import type { Firestore } from 'firebase-admin/firestore'
import { knownDevices } from './knownDevices.ts'
import { codeOf, logFact } from './log.ts'
import { forgetPasskeys } from './passkeys/store.ts'

/**
 * Takes away what hung on an account that is gone, wherever it was deleted: the rules know the role and not the account,
 * and would let a token that is still good read on, up to an hour. May run twice, and late: an account that was made
 * again under the same id meanwhile keeps what it has.
 */
export const accountGoneHandler =
  (db: Firestore, auth: Auth, now: () => number) =>
  async ({ uid, email }: { uid: string; email?: string | undefined }) => {
    if (await isThere(auth, uid)) return
    const batch = db.batch()
    batch.delete(db.collection(collections.roles).doc(roleId(uid)))
    batch.delete(db.collection(collections.profiles).doc(uid))
    await batch.commit()
    await forgetPasskeys(db, uid)
    if (email) await knownDevices(db).forget(email, now())
    logFact('account gone', {})
  }

async function isThere(auth: Auth, uid: string) {
  try {
    return Boolean(await auth.getUser(uid))
  } catch (error) {
    if (codeOf(error) === 'auth/user-not-found') return false
    throw error
  }
}
