import { collections } from '@studio/domain/collections'
import { recentSignInMs, recentSignInNeeded } from '@studio/domain/people/recentSignIn'
import { roleId, UserRole } from '@studio/domain/people/user'
import type { Auth } from 'firebase-admin/auth'
import type { Firestore } from 'firebase-admin/firestore'
import { HttpsError } from 'firebase-functions/https'
import * as v from 'valibot'
import type { Caller } from './callable.ts'
import { codeOf } from './log.ts'

/** Shown to whoever tries. */
export const adminsOnly = 'Solo un administrador puede hacer esto'

/**
 * Passes when the stored role says, at this moment, that the caller is an admin; gives the caller.
 *
 * @throws HttpsError `permission-denied` otherwise, without a signed-in caller too.
 */
export async function requireAdmin(db: Pick<Firestore, 'collection'>, caller: Caller | undefined): Promise<Caller> {
  const role = caller && (await db.collection(collections.roles).doc(roleId(caller.uid)).get()).data()
  const expected = v.strictObject({ ...UserRole.entries, user_id: v.literal(caller?.uid ?? '') })
  if (!caller || !v.is(expected, role)) throw new HttpsError('permission-denied', adminsOnly)
  return caller
}

/** What stands behind the question whether somebody may do what is dangerous. */
export interface Accounts {
  db: Pick<Firestore, 'collection'>
  auth: Pick<Auth, 'getUser'>
  now: () => number
}

/**
 * Passes when the caller has signed in within the last minutes, and Auth says at this moment that the session has not
 * been ended: account there and not disabled, password the same, not signed out everywhere. Gives the account.
 *
 * @throws HttpsError `unauthenticated` without a live session; `failed-precondition` with `recentSignInNeeded` for an
 * older sign-in.
 */
export async function requireRecentSignIn({ auth, now }: Omit<Accounts, 'db'>, caller: Caller | undefined) {
  const account = caller && (await accountOf(auth, caller.uid))
  const signedInAt = (caller?.token.auth_time ?? 0) * 1000
  const isLive = account && !account.disabled && signedInAt >= Date.parse(account.tokensValidAfterTime ?? '')
  if (!caller || !isLive) throw new HttpsError('unauthenticated', 'unauthenticated')
  if (now() - signedInAt > recentSignInMs) throw new HttpsError('failed-precondition', recentSignInNeeded)
  return account
}

/**
 * Passes when the caller is an admin at this moment and has signed in within the last minutes (`requireRecentSignIn`):
 * for everything that changes accounts.
 *
 * @throws HttpsError as `requireAdmin` and `requireRecentSignIn` do.
 */
export async function requireRecentAdmin({ db, ...rest }: Accounts, caller: Caller | undefined) {
  await requireAdmin(db, caller)
  return await requireRecentSignIn(rest, caller)
}

const accountOf = (auth: Accounts['auth'], uid: string) =>
  auth.getUser(uid).catch((error: unknown) => {
    if (codeOf(error) === 'auth/user-not-found') return undefined
    throw error
  })
