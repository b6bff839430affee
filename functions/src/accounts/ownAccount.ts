import type { AccountAction } from '@studio/domain/audit/auditEntry'
import { calls } from '@studio/domain/calls'
import { collections } from '@studio/domain/collections'
import { passwordRefusal } from '@studio/domain/people/passwordAdvice'
import type { Auth, UserRecord } from 'firebase-admin/auth'
import type { Firestore } from 'firebase-admin/firestore'
import { HttpsError } from 'firebase-functions/https'
import { recordAccountChange } from '../audit/auditLog.ts'
import { type Caller, callable } from '../requests/callable.ts'
import { claimSeconds, type KnownDevice, knownDevices } from '../signIn/knownDevices.ts'
import { isCommonPassword } from './commonPasswords.ts'
import { endSessionsOf } from './liveAccount.ts'
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

  /** Ends all sessions and lets go of devices: of those that are named, or of all. */
  async function endAll({ uid, email = '' }: UserRecord, ids?: readonly string[]) {
    const since = await endSessionsOf(db, auth, uid)
    await devices.forget(email, Math.max(since, now()), ids)
  }

  /** The token by which the session that asks goes on when all are ended. Asked for first: the right to sign may lack. */
  const tokenToGoOn = ({ uid }: UserRecord) => auth.createCustomToken(uid)

  /** Whether a device may still say which one it is: until then nobody need be told of it. */
  const mayBeClaimed = ({ unclaimed, signed_in_at }: KnownDevice) =>
    unclaimed && now() < (signed_in_at + claimSeconds) * 1000

  return {
    /** Stores the own name. */
    changeName: callable(calls.changeName, async ({ full_name }, { caller }) => {
      const { uid } = await requireAdmin({ db, auth }, caller)
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
      const token = await tokenToGoOn(account)
      await auth.updateUser(uid, { password })
      await endAll(account)
      await record(uid, 'password_changed')
      return { token }
    }),

    /** The devices that are known to the own account, the one that signed in last first. */
    ownDevices: callable(calls.ownDevices, async (_, { caller }) => {
      const { token } = await requireAdmin({ db, auth }, caller)
      const known = (await devices.list(token.email ?? '')).filter((device) => !mayBeClaimed(device))
      return { devices: known.map(({ id, name, first_at, last_at }) => ({ id, name, first_at, last_at })) }
    }),

    /** Forgets one device and ends all other sessions: Auth ends them only all at once. */
    endDevice: callable(calls.endDevice, async ({ id }, { caller }) => {
      const account = await recentAdmin(caller)
      const token = await tokenToGoOn(account)
      await endAll(account, [id])
      await record(account.uid, 'device_ended')
      return { token }
    }),

    /** Ends every session of the own account, this one too, and forgets its devices. */
    endSessions: callable(calls.endSessions, async (_, { caller }) => {
      const account = await recentAdmin(caller)
      await endAll(account)
      await record(account.uid, 'sessions_ended')
      return { done: true }
    }),
  }
}
