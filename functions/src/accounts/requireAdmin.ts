import { recentSignInMs } from '@studio/domain/people/recentSignIn'
import { isUseDue, outdatedSessions, sessionEnd, sessionName } from '@studio/domain/people/sessionLimits'
import { provedAt, sessionFrom } from '@studio/domain/people/sessionToken'
import { UserRole } from '@studio/domain/people/user'
import type { Auth, UserRecord } from 'firebase-admin/auth'
import { type DocumentSnapshot, FieldValue, type Firestore } from 'firebase-admin/firestore'
import { HttpsError } from 'firebase-functions/https'
import * as v from 'valibot'
import { storeIfUnchanged } from '../lib/storeIfUnchanged.ts'
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
 * Resolves with the caller if their stored role and Auth confirm that they are an admin with a live session. A session
 * that was revoked, was signed out or has expired is not live. Stores the session's use once a day. Removes the role if
 * the account was disabled or deleted directly in Auth.
 *
 * @throws HttpsError `permission-denied` without the role or without a caller; `unauthenticated` without a live
 * session.
 */
export async function requireAdmin(asked: Accounts, caller: Caller | undefined): Promise<Caller> {
  return (await liveAdmin(asked, caller)).caller
}

/** Like `requireAdmin`, but also returns the account and the role. */
export async function liveAdmin({ db, auth, now }: Accounts, caller: Caller | undefined) {
  const role = caller && (await roleOf(db, caller.uid).get())
  const expected = v.strictObject({ ...UserRole.entries, user_id: v.literal(caller?.uid ?? '') })
  const state = v.safeParse(expected, role?.data())
  if (!caller || !role || !state.success) throw new HttpsError('permission-denied', adminsOnly)
  const account = await accountOf(auth, caller.uid)
  await followInAuth(role, account)
  const live = demandLive(account, caller)
  if (now() >= sessionEnd(caller.token, state.output)) throw sessionOver()
  if (isUseDue(caller.token, state.output, now())) await noteUse(role, caller, state.output, now())
  return { caller, account: live, role }
}

/**
 * Stores the use of a session and deletes the entries of expired ones. Writes nothing if the role has changed since it
 * was read, so that it never undoes a sign-out.
 */
async function noteUse(role: DocumentSnapshot, { token }: Caller, state: UserRole, now: number) {
  const outdated = outdatedSessions(state, now).map((from) => [`sessions.${from}`, FieldValue.delete()])
  const used = { [`sessions.${sessionName(token)}`]: Math.floor(now / 1000) }
  await storeIfUnchanged(role, { ...Object.fromEntries(outdated), ...used })
}

/**
 * Resolves if the caller is an admin now and has signed in within the last minutes. All changes of accounts require
 * this. Returns the caller's id, account and token.
 *
 * @throws HttpsError like `requireAdmin`; `recent-sign-in-needed` after an older sign-in.
 */
export async function requireRecentAdmin(asked: Accounts, caller: Caller | undefined) {
  const admin = await liveAdmin(asked, caller)
  if (asked.now() - provedAt(admin.caller.token) > recentSignInMs) throw refusal('recent-sign-in-needed')
  return { uid: admin.caller.uid, ...admin }
}

function demandLive(account: UserRecord | undefined, caller: Caller): UserRecord {
  if (account && !account.disabled && sessionFrom(caller.token) >= sessionsValidSince(account)) return account
  throw sessionOver()
}

const sessionOver = () => new HttpsError('unauthenticated', 'unauthenticated')
