import type { AccountAction } from '@studio/domain/audit/auditEntry'
import { calls } from '@studio/domain/calls'
import { collections } from '@studio/domain/collections'
import { passwordRefusal } from '@studio/domain/people/passwordAdvice'
import type { Auth, UserRecord } from 'firebase-admin/auth'
import type { Firestore } from 'firebase-admin/firestore'
import { HttpsError } from 'firebase-functions/https'
import { recordAccountChange } from './auditLog.ts'
import { type Caller, callable } from './callable.ts'
import { isCommonPassword } from './commonPasswords.ts'
import { knownDevices } from './knownDevices.ts'
import { requireAdmin, requireRecentAdmin } from './requireAdmin.ts'

/**
 * What an admin does with the own account. Whatever ends sessions asks for a sign-in of the last minutes, which is the
 * proof of the current password too: Auth shows no password to compare with.
 *
 * @throws HttpsError, each of them, as `requireAdmin` or `requireRecentAdmin` does.
 */
export function ownAccountHandlers(db: Firestore, auth: Auth, now: () => number) {
  const devices = knownDevices(db)
  const profileOf = (uid: string) => db.collection(collections.profiles).doc(uid)
  const recentAdmin = (caller: Caller | undefined) => requireRecentAdmin({ db, auth, now }, caller)

  const record = (uid: string, action: AccountAction) =>
    recordAccountChange(db, { by: uid, of: uid, action, at: now() })

  /** Ends all sessions, those that `change` is about among them; gives the token by which the one that asks goes on. */
  async function endOthers({ uid }: UserRecord, change: () => Promise<unknown>) {
    // First, because without the right to sign it nothing may have happened yet.
    const token = await auth.createCustomToken(uid)
    await change()
    await auth.revokeRefreshTokens(uid)
    return token
  }

  return {
    /** Stores the own name. */
    changeName: callable(calls.changeName, async ({ full_name }, { caller }) => {
      const { uid } = await requireAdmin(db, caller)
      await profileOf(uid).update({ full_name })
      await record(uid, 'name_changed')
      return { done: true }
    }),

    /**
     * Sets the own password, ends all other sessions and forgets all devices.
     *
     * @throws HttpsError `invalid-argument` with a key of validationTexts for a password that guessers try first.
     */
    changePassword: callable(calls.changePassword, async ({ password }, { caller }) => {
      const account = await recentAdmin(caller)
      const { uid, email = '' } = account
      const name = String((await profileOf(uid).get()).get('full_name') ?? '')
      const unfit = passwordRefusal(password, [name, email], isCommonPassword)
      if (unfit) throw new HttpsError('invalid-argument', unfit)
      const token = await endOthers(account, () => auth.updateUser(uid, { password }))
      await devices.forget(email, now())
      await record(uid, 'password_changed')
      return { token }
    }),

    /** The devices that are known to the own account, the one that signed in last first. */
    ownDevices: callable(calls.ownDevices, async (_, { caller }) => {
      const { token } = await requireAdmin(db, caller)
      const known = await devices.list(token.email ?? '')
      return { devices: known.map(({ id, name, first_at, last_at }) => ({ id, name, first_at, last_at })) }
    }),

    /** Forgets one device and ends all other sessions: Auth ends them only all at once. */
    endDevice: callable(calls.endDevice, async ({ id }, { caller }) => {
      const account = await recentAdmin(caller)
      const token = await endOthers(account, () => devices.forget(account.email ?? '', now(), [id]))
      await record(account.uid, 'device_ended')
      return { token }
    }),

    /** Ends every session of the own account, this one too, and forgets its devices. */
    endSessions: callable(calls.endSessions, async (_, { caller }) => {
      const { uid, email = '' } = await recentAdmin(caller)
      await auth.revokeRefreshTokens(uid)
      await devices.forget(email, now())
      await record(uid, 'sessions_ended')
      return { done: true }
    }),
  }
}
