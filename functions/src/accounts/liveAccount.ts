import { serverActor } from '@studio/domain/audit/auditEntry'
import { collections } from '@studio/domain/collections'
import { roleId } from '@studio/domain/people/user'
import type { Auth, UserRecord } from 'firebase-admin/auth'
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore'
import { recordAccountChange } from '../audit/auditLog.ts'
import { codeOf, logFact } from '../lib/log.ts'
import { storeIfUnchanged } from '../lib/storeIfUnchanged.ts'
import { knownDevices } from '../signIn/knownDevices.ts'

type Account = Pick<UserRecord, 'uid' | 'email' | 'disabled' | 'tokensValidAfterTime' | 'metadata'>

/** Returns when an account's sessions were last revoked, in ms since 1970; 0 if unknown. */
export const sessionsValidSince = ({ tokensValidAfterTime = '' }: Pick<Account, 'tokensValidAfterTime'>) =>
  Date.parse(tokensValidAfterTime) || 0

/** Returns the reference of the document that makes an account an admin's. */
export const roleOf = (db: Pick<Firestore, 'collection'>, uid: string) =>
  db.collection(collections.roles).doc(roleId(uid))

/** Returns an account as Auth knows it now; undefined if there is none. */
export const accountOf = (auth: Pick<Auth, 'getUser'>, uid: string): Promise<UserRecord | undefined> =>
  auth.getUser(uid).catch((error: unknown) => {
    if (codeOf(error) === 'auth/user-not-found') return undefined
    throw error
  })

/**
 * Brings a role in line with its account in Auth, because the rules can read only the role. Deletes it if the account
 * is gone or disabled; otherwise stores the second (`valid_since`) before which sessions are invalid. Returns whether
 * the role changed.
 */
async function followAccount(role: DocumentSnapshot, account: Account | undefined): Promise<boolean> {
  if (!role.exists) return false
  if (!account || account.disabled) {
    await role.ref.delete()
    logFact('role removed: account disabled or deleted', {})
    return true
  }
  const since = sessionsValidSince(account)
  if (since <= madeAt(account)) return false
  const valid_since = since / 1000
  if (valid_since <= (Number(role.get('valid_since')) || 0)) return false
  // If the role was written in between, somebody else has already updated or removed it.
  return await storeIfUnchanged(role, { valid_since })
}

/**
 * Brings a role in line with its account. If sessions were revoked directly in Auth, such as by a password reset by
 * mail, also forgets devices and adds the log entry at once.
 */
export async function followInAuth(role: DocumentSnapshot, account: Account | undefined) {
  const isNews = await followAccount(role, account)
  if (isNews && account && !account.disabled) await followSessions(role.ref.firestore, account)
}

/** Revokes every session of an account, in Auth and in its role. Returns the time of it, in ms since 1970. */
export async function endSessionsOf(db: Firestore, auth: Auth, uid: string): Promise<number> {
  await auth.revokeRefreshTokens(uid)
  const account = await auth.getUser(uid)
  await followAccount(await roleOf(db, uid).get(), account)
  return sessionsValidSince(account)
}

/**
 * Applies a revocation of sessions that happened directly in Auth, such as a password reset by mail: forgets earlier
 * devices, updates the role and adds one log entry. Returns whether the gate must refuse the password.
 */
export async function followSessions(db: Firestore, account: Account): Promise<{ isRefused: boolean }> {
  const { uid, email } = account
  if (email === undefined) return { isRefused: false }
  const since = sessionsValidSince(account)
  const made = madeAt(account) + slackMs
  const { isNews, isRefused } = await knownDevices(db).forgetBefore(email, since, made)
  if (isNews && since > made) {
    await followAccount(await roleOf(db, uid).get(), account)
    await recordAccountChange(db, { by: serverActor, of: uid, action: 'password_reset', at: since })
  }
  return { isRefused }
}

/** Tolerance in ms: an account's first password may be dated in the second after the account's creation. */
const slackMs = 1000

/** Returns when an account was created, in ms since 1970. Auth records it to the second. */
export const madeAt = ({ metadata }: Pick<Account, 'metadata'>) => Date.parse(metadata.creationTime) || 0

/** Maximum number of accounts that Auth lists in one response. */
const atOnce = 1000

export async function allUsers(auth: Pick<Auth, 'listUsers'>): Promise<UserRecord[]> {
  const all: UserRecord[] = []
  let next: string | undefined
  do {
    const { users, pageToken } = await auth.listUsers(atOnce, next)
    all.push(...users)
    next = pageToken
  } while (next)
  return all
}
