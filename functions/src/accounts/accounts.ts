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
 * Returns the handlers for managing other people's accounts. Changes require a sign-in within the last minutes. The
 * transaction that removes someone's role also checks the caller's role: if two admins remove each other's at once, one
 * admin remains.
 *
 * @throws HttpsError like `requireAdmin` or `requireRecentAdmin`; `own-account`; `not-found` if there is no such
 * account.
 */
export function accountsHandlers(db: Firestore, auth: Auth, now: () => number) {
  const devices = knownDevices(db)

  async function demandOther(caller: Caller | undefined, user_id: string) {
    const { uid } = await requireRecentAdmin({ db, auth, now }, caller)
    if (uid === user_id) throw refusal('own-account')
    return uid
  }

  /**
   * Deletes a role: from then on rules and functions refuse its holder, whatever token they have. Returns whether there
   * was one.
   */
  const takeRole = (user_id: string, by: string) =>
    db.runTransaction(async (transaction) => {
      const [own, role] = await transaction.getAll(roleOf(db, by), roleOf(db, user_id))
      if (!own?.exists) throw new HttpsError('permission-denied', adminsOnly)
      transaction.delete(roleOf(db, user_id))
      return role?.exists ?? false
    })

  return {
    /**
     * Returns all accounts in Auth. First removes the roles of accounts that were disabled or deleted directly in Auth.
     */
    listAccounts: callable(calls.listAccounts, async (_, { caller }) => {
      await requireAdmin({ db, auth, now }, caller)
      await closeShutAccounts(db, auth, now)
      const users = await allUsers(auth)
      const known = await Promise.all(users.map(({ email }) => (email ? devices.list(email) : [])))
      return { accounts: users.map((user, index) => accountOf(user, known[index]?.length ?? 0)) }
    }),

    /** Disables an account, removes its role, revokes its sessions and forgets its known devices. */
    disableAccount: callable(calls.disableAccount, async ({ user_id }, { caller }) => {
      const by = await demandOther(caller, user_id)
      await takeRole(user_id, by)
      const { email } = await existing(auth.updateUser(user_id, { disabled: true }))
      const since = await endSessionsOf(db, auth, user_id)
      if (email) await devices.forget(email, Math.max(since, now()))
      await recordAccountChange(db, { by, of: user_id, action: 'account_disabled', at: now() })
      return { done: true }
    }),

    /** Enables an account again. It has no role until an admin grants one. */
    enableAccount: callable(calls.enableAccount, async ({ user_id }, { caller }) => {
      const by = await demandOther(caller, user_id)
      await existing(auth.updateUser(user_id, { disabled: false }))
      await recordAccountChange(db, { by, of: user_id, action: 'account_enabled', at: now() })
      return { done: true }
    }),

    /**
     * Deletes role, profile and account, in this order: the account goes last, so that `closeShutAccounts` has nothing
     * left to log once it is missing. If a deletion fails half-way, the next one completes it.
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
