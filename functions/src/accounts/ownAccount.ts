import type { AccountAction } from '@studio/domain/audit/auditEntry'
import { calls } from '@studio/domain/calls'
import { collections } from '@studio/domain/collections'
import { passwordRefusal } from '@studio/domain/people/passwordAdvice'
import { provedAt, sessionFrom } from '@studio/domain/people/sessionToken'
import type { Auth, UserRecord } from 'firebase-admin/auth'
import type { Firestore } from 'firebase-admin/firestore'
import { HttpsError } from 'firebase-functions/https'
import { recordAccountChange } from '../audit/auditLog.ts'
import { type Caller, callable } from '../requests/callable.ts'
import { invalid } from '../requests/refusal.ts'
import { claimSeconds, type KnownDevice, knownDevices } from '../signIn/knownDevices.ts'
import { isCommonPassword } from './commonPasswords.ts'
import { endSessionsOf } from './liveAccount.ts'
import { newSessionToken } from './newSessionToken.ts'
import { requireAdmin, requireRecentAdmin } from './requireAdmin.ts'

/**
 * Returns the handlers with which an admin manages their own account. Ending sessions requires a sign-in within the
 * last minutes. It replaces asking for the current password, which Auth lets no function check.
 *
 * @throws HttpsError like `requireAdmin` or `requireRecentAdmin`.
 */
export function ownAccountHandlers(db: Firestore, auth: Auth, now: () => number) {
  const devices = knownDevices(db)
  const profileOf = (uid: string) => db.collection(collections.profiles).doc(uid)
  const recentAdmin = (caller: Caller | undefined) => requireRecentAdmin({ db, auth, now }, caller)

  const record = (uid: string, action: AccountAction) =>
    recordAccountChange(db, { by: uid, of: uid, action, at: now() })

  /** Revokes all sessions and forgets devices: the given ones, or all. Returns the time of it, in ms since 1970. */
  async function endAll({ uid, email = '' }: UserRecord, ids?: readonly string[]) {
    const since = Math.max(await endSessionsOf(db, auth, uid), now())
    await devices.forget(email, since, ids)
    return since
  }

  /**
   * Runs `end`, which revokes all sessions, and returns a token that continues the caller's session. The token keeps
   * the time at which the caller last proved their identity. First signs an unused token: without the permission to
   * sign, the call must fail before anything has changed.
   */
  async function continueSessionAfter(caller: Caller, end: () => Promise<number>) {
    await newSessionToken(caller.uid, { madeAt: 0, provedAt: 0 })
    const madeAt = await end()
    return await newSessionToken(caller.uid, { madeAt, provedAt: provedAt(caller.token) })
  }

  /** Returns whether a device still has time to report which one it is. Until then it is not listed. */
  const mayBeClaimed = ({ unclaimed, signed_in_at }: KnownDevice) =>
    unclaimed && now() < (signed_in_at + claimSeconds) * 1000

  return {
    changeName: callable(calls.changeName, async ({ full_name }, { caller }) => {
      const { uid } = await requireAdmin({ db, auth, now }, caller)
      await profileOf(uid).update({ full_name })
      await record(uid, 'name_changed')
      return { done: true }
    }),

    /**
     * Sets the caller's password, revokes all other sessions and forgets all devices.
     *
     * @throws HttpsError `invalid-argument` with a key of validationTexts if the password is easy to guess.
     */
    changePassword: callable(calls.changePassword, async ({ password }, { caller }) => {
      const { uid, account, caller: admin } = await recentAdmin(caller)
      const { email = '' } = account
      const name = String((await profileOf(uid).get()).get('full_name') ?? '')
      const unfit = passwordRefusal(password, [name, email], isCommonPassword)
      if (unfit) throw invalid(unfit)
      const token = await continueSessionAfter(admin, async () => {
        await auth.updateUser(uid, { password })
        return endAll(account)
      })
      await record(uid, 'password_changed')
      return { token }
    }),

    /** Returns the devices known to the caller's account, most recent sign-in first. */
    ownDevices: callable(calls.ownDevices, async (_, { caller }) => {
      const { token } = await requireAdmin({ db, auth, now }, caller)
      const known = (await devices.list(token.email ?? '')).filter((device) => !mayBeClaimed(device))
      const isHere = ({ signed_in_at }: KnownDevice) => signed_in_at * 1000 === sessionFrom(token)
      return {
        devices: known.map((device) => {
          const { id, name, first_at, last_at } = device
          return { id, name, first_at, last_at, is_here: isHere(device) }
        }),
      }
    }),

    /**
     * Forgets one device and revokes all other sessions, because Auth can revoke only all at once.
     *
     * @throws HttpsError `not-found` if the account does not know the device.
     */
    endDevice: callable(calls.endDevice, async ({ id }, { caller }) => {
      const { uid, account, caller: admin } = await recentAdmin(caller)
      if (!(await devices.isKnown(account.email ?? '', id))) throw new HttpsError('not-found', 'not-found')
      const token = await continueSessionAfter(admin, () => endAll(account, [id]))
      await record(uid, 'device_ended')
      return { token }
    }),

    /** Revokes every session of the caller's account, including this one, and forgets its devices. */
    endSessions: callable(calls.endSessions, async (_, { caller }) => {
      const { uid, account } = await recentAdmin(caller)
      await endAll(account)
      await record(uid, 'sessions_ended')
      return { done: true }
    }),
  }
}
