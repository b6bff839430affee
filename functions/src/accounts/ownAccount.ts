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

  /** Ends all sessions and lets go of devices, of those that are named or of all; gives the moment, in ms since 1970. */
  async function endAll({ uid, email = '' }: UserRecord, ids?: readonly string[]) {
    const since = Math.max(await endSessionsOf(db, auth, uid), now())
    await devices.forget(email, since, ids)
    return since
  }

  /**
   * Does what ends all sessions; gives the token by which the one that asks goes on. It is no new proof of who is here.
   * One is signed before too, for nobody: where the right to sign lacks, nothing has happened yet.
   */
  async function goOnAfter(caller: Caller, end: () => Promise<number>) {
    await newSessionToken(caller.uid, { madeAt: 0, provedAt: 0 })
    const madeAt = await end()
    return await newSessionToken(caller.uid, { madeAt, provedAt: provedAt(caller.token) })
  }

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
      const { uid, account, caller: admin } = await recentAdmin(caller)
      const { email = '' } = account
      const name = String((await profileOf(uid).get()).get('full_name') ?? '')
      const unfit = passwordRefusal(password, [name, email], isCommonPassword)
      if (unfit) throw invalid(unfit)
      const token = await goOnAfter(admin, async () => {
        await auth.updateUser(uid, { password })
        return endAll(account)
      })
      await record(uid, 'password_changed')
      return { token }
    }),

    /** The devices that are known to the own account, the one that signed in last first. */
    ownDevices: callable(calls.ownDevices, async (_, { caller }) => {
      const { token } = await requireAdmin({ db, auth }, caller)
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
     * Forgets one device and ends all other sessions: Auth ends them only all at once.
     *
     * @throws HttpsError `not-found` for a device that the account does not know.
     */
    endDevice: callable(calls.endDevice, async ({ id }, { caller }) => {
      const { uid, account, caller: admin } = await recentAdmin(caller)
      if (!(await devices.isKnown(account.email ?? '', id))) throw new HttpsError('not-found', 'not-found')
      const token = await goOnAfter(admin, () => endAll(account, [id]))
      await record(uid, 'device_ended')
      return { token }
    }),

    /** Ends every session of the own account, this one too, and forgets its devices. */
    endSessions: callable(calls.endSessions, async (_, { caller }) => {
      const { uid, account } = await recentAdmin(caller)
      await endAll(account)
      await record(uid, 'sessions_ended')
      return { done: true }
    }),
  }
}
