import { recentSignInMs } from '@studio/domain/people/recentSignIn'
import { provedAt, sessionFrom } from '@studio/domain/people/sessionToken'
import { UserRole } from '@studio/domain/people/user'
import type { Auth, UserRecord } from 'firebase-admin/auth'
import type { Firestore } from 'firebase-admin/firestore'
import { HttpsError } from 'firebase-functions/https'
import * as v from 'valibot'
import type { Caller } from '../requests/callable.ts'
import { refusal } from '../requests/refusal.ts'
import { accountOf, followInAuth, roleOf, sessionsValidSince } from './liveAccount.ts'

/** Shown to whoever tries. */
export const adminsOnly = 'Solo un administrador puede hacer esto'

/** What stands behind the question whether somebody may do what is dangerous. */
export interface Accounts {
  db: Pick<Firestore, 'collection'>
  auth: Pick<Auth, 'getUser'>
  now: () => number
}

/**
 * Passes when the stored role says, at this moment, that the caller is an admin, and Auth that the account is there, not
 * disabled, and the session not ended; gives the caller. An account that was shut elsewhere loses the role by it.
 *
 * @throws HttpsError `permission-denied` without the role, without a signed-in caller too; `unauthenticated` without a
 * live session.
 */
export async function requireAdmin(asked: Omit<Accounts, 'now'>, caller: Caller | undefined): Promise<Caller> {
  return (await liveAdmin(asked, caller)).caller
}

async function liveAdmin({ db, auth }: Omit<Accounts, 'now'>, caller: Caller | undefined) {
  const role = caller && (await roleOf(db, caller.uid).get())
  const expected = v.strictObject({ ...UserRole.entries, user_id: v.literal(caller?.uid ?? '') })
  if (!caller || !role || !v.is(expected, role.data())) throw new HttpsError('permission-denied', adminsOnly)
  const account = await accountOf(auth, caller.uid)
  await followInAuth(role, account)
  return { caller, account: demandLive(account, caller) }
}

/**
 * Passes when the caller is an admin at this moment and has signed in within the last minutes: for everything that
 * changes accounts. Gives who that is, and the account.
 *
 * @throws HttpsError as `requireAdmin` does; `recent-sign-in-needed` for an older sign-in.
 */
export async function requireRecentAdmin({ now, ...asked }: Accounts, caller: Caller | undefined) {
  const admin = await liveAdmin(asked, caller)
  if (now() - provedAt(admin.caller.token) > recentSignInMs) throw refusal('recent-sign-in-needed')
  return { uid: admin.caller.uid, ...admin }
}

function demandLive(account: UserRecord | undefined, caller: Caller): UserRecord {
  if (account && !account.disabled && sessionFrom(caller.token) >= sessionsValidSince(account)) return account
  throw new HttpsError('unauthenticated', 'unauthenticated')
}
