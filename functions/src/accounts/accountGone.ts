import { serverActor } from '@studio/domain/audit/auditEntry'
import { collections } from '@studio/domain/collections'
import type { Auth } from 'firebase-admin/auth'
import type { Firestore } from 'firebase-admin/firestore'
import { recordDeletion } from '../audit/auditLog.ts'
import { logFact } from '../lib/log.ts'
import { forgetPasskeys } from '../passkeys/store.ts'
import { knownDevices } from '../signIn/knownDevices.ts'
import { accountOf, roleOf } from './liveAccount.ts'

/**
 * Takes away what hung on an account that is gone, wherever it was deleted: the rules know the role and not the account,
 * and would let a token that is still good read on, up to an hour. May run twice, and late: an account that was made
 * again under the same id meanwhile keeps what it has.
 */
export const accountGoneHandler =
  (db: Firestore, auth: Auth, now: () => number) =>
  async ({ uid, email }: { uid: string; email?: string | undefined }) => {
    if (await accountOf(auth, uid)) return
    const documents = [roleOf(db, uid), db.collection(collections.profiles).doc(uid)]
    const wasKnown = (await db.getAll(...documents)).some(({ exists }) => exists)
    const batch = db.batch()
    for (const document of documents) batch.delete(document)
    await batch.commit()
    await forgetPasskeys(db, uid)
    if (email) await knownDevices(db).forget(email, now())
    if (wasKnown) await recordDeletion(db, { by: serverActor, of: uid, at: now() })
    logFact('account gone', {})
  }
