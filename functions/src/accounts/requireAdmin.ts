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

/** Shown to anyone without the role. */
export const adminsOnly = 'Solo un administrador puede hacer esto'

/** The services that decide whether somebody is an admin at this moment. */
export interface Accounts {
  db: Pick<Firestore, 'collection'>
  auth: Pick<Auth, 'getUser'>
  now: () => number
}

/**
 * Resolves with the caller if their stored role and Auth confirm, at this moment, that they are an admin with a live
 * session. Removes the role if the account was disabled or deleted directly in Auth.
 *
 * @throws HttpsError `permission-denied` without the role or without a caller; `unauthenticated` without a live
 * session.
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
 * Resolves if the caller is an admin now and has signed in within the last minutes. All changes of accounts require
 * this. Returns the caller's id, account and token.
 *
 * @throws HttpsError like `requireAdmin`; `recent-sign-in-needed` after an older sign-in.
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
