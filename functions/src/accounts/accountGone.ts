import { serverActor } from '@studio/domain/audit/auditEntry'
import { collections } from '@studio/domain/collections'
import type { Auth } from 'firebase-admin/auth'
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore'
import { recordAccountChange } from '../audit/auditLog.ts'
import { logFact } from '../lib/log.ts'
import { forgetPasskeys } from '../passkeys/store.ts'
import { knownDevices } from '../signIn/knownDevices.ts'
import { accountOf, madeAt, roleOf } from './liveAccount.ts'

/**
 * Takes away what hung on an account that is gone, wherever it was deleted: the rules know the role and not the account,
 * and would let a token that is still good read on, up to an hour. May run twice, and late: an account that was made
 * again under the same id meanwhile keeps what it was given since, and nothing from before. A token of ours that somebody
 * has kept makes an account again too.
 */
export const accountGoneHandler =
  (db: Firestore, auth: Auth, now: () => number) =>
  async ({ uid, email }: { uid: string; email?: string | undefined }) => {
    const account = await accountOf(auth, uid)
    const from = account ? madeAt(account) : Number.POSITIVE_INFINITY
    const isLeft = ({ createTime }: DocumentSnapshot) => createTime !== undefined && createTime.toMillis() < from
    const left = (await db.getAll(roleOf(db, uid), db.collection(collections.profiles).doc(uid))).filter(isLeft)
    if (account && left.length === 0) return
    const batch = db.batch()
    // Of two events that come at once, one fails here and is retried: the log has one entry.
    for (const { ref, updateTime } of left) batch.delete(ref, updateTime ? { lastUpdateTime: updateTime } : {})
    await batch.commit()
    await forgetPasskeys(db, uid)
    if (email) await knownDevices(db).forget(email, now())
    if (left.length > 0)
      await recordAccountChange(db, { by: serverActor, of: uid, action: 'account_deleted', at: now() })
    logFact('account gone', {})
  }
