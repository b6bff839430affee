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

/** When an account's sessions were last ended, in ms since 1970; 0 when that is not known. */
export const sessionsValidSince = ({ tokensValidAfterTime = '' }: Pick<Account, 'tokensValidAfterTime'>) =>
  Date.parse(tokensValidAfterTime) || 0

/** The document that makes an account an admin's. */
export const roleOf = (db: Pick<Firestore, 'collection'>, uid: string) =>
  db.collection(collections.roles).doc(roleId(uid))

/** An account as Auth knows it at this moment; undefined when there is none. */
export const accountOf = (auth: Pick<Auth, 'getUser'>, uid: string): Promise<UserRecord | undefined> =>
  auth.getUser(uid).catch((error: unknown) => {
    if (codeOf(error) === 'auth/user-not-found') return undefined
    throw error
  })

/**
 * Holds a role to what Auth says of its account, because the rules know the role and not the account: it goes with an
 * account that is gone or disabled, and names the second (`valid_since`) from before which no session is good. Returns
 * whether it had to change the role.
 */
export async function followAccount(role: DocumentSnapshot, account: Account | undefined): Promise<boolean> {
  if (!role.exists) return false
  if (!account || account.disabled) {
    await role.ref.delete()
    logFact('role taken: the account is shut', {})
    return true
  }
  const since = sessionsValidSince(account)
  if (since <= madeAt(account)) return false
  const valid_since = since / 1000
  if (valid_since <= (Number(role.get('valid_since')) || 0)) return false
  // A write that came between is another's who followed, or has taken the role.
  return await storeIfUnchanged(role, { valid_since })
}

/**
 * Holds a role to its account and, if sessions were ended directly in Auth, such as by a password reset by mail, forgets
 * devices and adds the log entry at once.
 */
export async function followInAuth(role: DocumentSnapshot, account: Account | undefined) {
  const isNews = await followAccount(role, account)
  if (isNews && account && !account.disabled) await followSessions(role.ref.firestore, account)
}

/** Ends every session of an account, in Auth and in the rules; gives the moment, in ms since 1970. */
export async function endSessionsOf(db: Firestore, auth: Auth, uid: string): Promise<number> {
  await auth.revokeRefreshTokens(uid)
  const account = await auth.getUser(uid)
  await followAccount(await roleOf(db, uid).get(), account)
  return sessionsValidSince(account)
}

/**
 * Applies what was done to an account's sessions directly in Auth, such as a password reset by mail: forgets earlier
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

/** An account's first password may be of the second after its making. */
const slackMs = 1000

/** When an account was made, in ms since 1970; Auth says it by the second. */
export const madeAt = ({ metadata }: Pick<Account, 'metadata'>) => Date.parse(metadata.creationTime) || 0

/** The largest number of accounts that Auth lists in one answer. */
const atOnce = 1000

/** All accounts that Auth knows. */
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
