import { calls } from '@studio/domain/calls'
import { collections } from '@studio/domain/collections'
import type { Account } from '@studio/domain/people/account'
import type { Auth, UserRecord } from 'firebase-admin/auth'
import type { Firestore } from 'firebase-admin/firestore'
import { HttpsError } from 'firebase-functions/https'
import { recordAccountChange } from '../audit/auditLog.ts'
import { codeOf } from '../lib/log.ts'
import { forgetPasskeys } from '../passkeys/store.ts'
import { type Caller, callable } from '../requests/callable.ts'
import { refusal } from '../requests/refusal.ts'
import { knownDevices } from '../signIn/knownDevices.ts'
import { allUsers, endSessionsOf, roleOf } from './liveAccount.ts'
import { adminsOnly, requireAdmin, requireRecentAdmin } from './requireAdmin.ts'
import { closeShutAccounts } from './shutAccounts.ts'

/**
 * What an admin does with the accounts of others. Whoever changes one has signed in within the last minutes, and is
 * still an admin in the very step that takes the other's role: so that of two who take each other's, one is left.
 *
 * @throws HttpsError as `requireAdmin` or `requireRecentAdmin` does; `own-account`,
 * `not-found` for one that is not there.
 */
export function accountsHandlers(db: Firestore, auth: Auth, now: () => number) {
  const devices = knownDevices(db)

  async function demandOther(caller: Caller | undefined, user_id: string) {
    const { uid } = await requireRecentAdmin({ db, auth, now }, caller)
    if (uid === user_id) throw refusal('own-account')
    return uid
  }

  /** From here on, rules and functions refuse the former admin, whatever token they hold. Returns whether there was a role. */
  const takeRole = (user_id: string, by: string) =>
    db.runTransaction(async (transaction) => {
      const [own, role] = await transaction.getAll(roleOf(db, by), roleOf(db, user_id))
      if (!own?.exists) throw new HttpsError('permission-denied', adminsOnly)
      transaction.delete(roleOf(db, user_id))
      return role?.exists ?? false
    })

  return {
    /** Everybody with an account, as Auth knows them; what was shut in Auth alone has no role from here on. */
    listAccounts: callable(calls.listAccounts, async (_, { caller }) => {
      await requireAdmin({ db, auth }, caller)
      await closeShutAccounts(db, auth, now)
      const users = await allUsers(auth)
      const known = await Promise.all(users.map(({ email }) => (email ? devices.list(email) : [])))
      return { accounts: users.map((user, index) => accountOf(user, known[index]?.length ?? 0)) }
    }),

    /** Shuts an account: role, sessions and known devices are gone. */
    disableAccount: callable(calls.disableAccount, async ({ user_id }, { caller }) => {
      const by = await demandOther(caller, user_id)
      await takeRole(user_id, by)
      const { email } = await existing(auth.updateUser(user_id, { disabled: true }))
      const since = await endSessionsOf(db, auth, user_id)
      if (email) await devices.forget(email, Math.max(since, now()))
      await recordAccountChange(db, { by, of: user_id, action: 'account_disabled', at: now() })
      return { done: true }
    }),

    /** Opens an account again; it has no role until somebody gives it one. */
    enableAccount: callable(calls.enableAccount, async ({ user_id }, { caller }) => {
      const by = await demandOther(caller, user_id)
      await existing(auth.updateUser(user_id, { disabled: false }))
      await recordAccountChange(db, { by, of: user_id, action: 'account_enabled', at: now() })
      return { done: true }
    }),

    /**
     * Removes role, profile and account. A deletion that failed half-way is completed by the next one. The account goes
     * last, so that whoever notices its absence finds nothing left to log.
     */
    deleteAccount: callable(calls.deleteAccount, async ({ user_id }, { caller }) => {
      const by = await demandOther(caller, user_id)
      const hadRole = await takeRole(user_id, by)
      await db.collection(collections.profiles).doc(user_id).delete()
      const account = await unlessMissing(auth.getUser(user_id))
      const isDeleted = await unlessMissing(auth.deleteUser(user_id).then(() => true))
      if (hadRole || isDeleted) await recordAccountChange(db, { by, of: user_id, action: 'account_deleted', at: now() })
      if (account?.email) await devices.forget(account.email, now())
      await forgetPasskeys(db, user_id)
      return { done: true }
    }),
  }
}

const accountOf = ({ uid, email = '', disabled, metadata }: UserRecord, devices: number): Account => ({
  id: uid,
  email,
  last_sign_in: Date.parse(metadata.lastSignInTime ?? '') || 0,
  devices,
  disabled,
})

const isMissing = (error: unknown) => codeOf(error) === 'auth/user-not-found'

const unlessMissing = <Answer>(asked: Promise<Answer>) =>
  asked.catch((error: unknown) => {
    if (isMissing(error)) return undefined
    throw error
  })

const existing = <Answer>(asked: Promise<Answer>) =>
  asked.catch((error: unknown) => {
    throw isMissing(error) ? new HttpsError('not-found', 'not found') : error
  })
