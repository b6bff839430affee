import { serverActor } from '@studio/domain/audit/auditEntry'
import { collections } from '@studio/domain/collections'
import type { Auth, UserRecord } from 'firebase-admin/auth'
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore'
import { recordAccountChange } from '../audit/auditLog.ts'
import { isLostRace, logFact } from '../lib/log.ts'
import { forgetPasskeys } from '../passkeys/store.ts'
import { knownDevices } from '../signIn/knownDevices.ts'
import { allUsers, followInAuth, madeAt } from './liveAccount.ts'

type Accounts = Pick<Auth, 'getUsers' | 'listUsers'>

/** The stored role and profile of one account, if they exist. */
interface Kept {
  role?: DocumentSnapshot
  profile?: DocumentSnapshot
}

/** Maximum number of accounts that Auth looks up in one request. */
const atOnce = 100

/**
 * Brings roles, profiles, passkeys and known devices in line with Auth. It runs every minute, because nothing notifies
 * us of changes in the Firebase console: accounts disabled or deleted, sessions revoked.
 */
export async function closeShutAccounts(db: Firestore, auth: Accounts, now: () => number) {
  const kept = [...(await keptByAccount(db))]
  let isAnyGone = false
  for (let from = 0; from < kept.length; from += atOnce) {
    const part = kept.slice(from, from + atOnce)
    const { users } = await auth.getUsers(part.map(([uid]) => ({ uid })))
    const known = new Map(users.map((user) => [user.uid, user]))
    const outcomes = await Promise.all(part.map(([uid, own]) => followOne(db, { uid, own, user: known.get(uid), now })))
    isAnyGone ||= outcomes.includes('gone')
  }
  if (isAnyGone) {
    const emails = (await allUsers(auth)).flatMap(({ email }) => email ?? [])
    await knownDevices(db).forgetAllBut(emails, now())
  }
}

/** Applies Auth's state of one account. Returns whether the account that the documents belong to is gone. */
async function followOne(
  db: Firestore,
  { uid, own, user, now }: { uid: string; own: Kept; user: UserRecord | undefined; now: () => number },
): Promise<'gone' | 'there'> {
  // A stolen session token can recreate a deleted account. Documents older than the account are not its own.
  const since = user ? madeAt(user) : Number.POSITIVE_INFINITY
  const isLeft = (one?: DocumentSnapshot) => one?.createTime !== undefined && one.createTime.toMillis() < since
  const { role, profile } = own
  if (!isLeft(role) && !isLeft(profile)) {
    if (role) await followInAuth(role, user)
    return 'there'
  }
  // The role goes first, because it grants all access. The last document lets the next run resume after a failure. If
  // two runs overlap, only the one that deletes it adds a log entry.
  const last = isLeft(profile) ? profile : role
  if (role && role !== last && isLeft(role)) await role.ref.delete()
  await forgetPasskeys(db, uid)
  if (last && (await isDeletedByUs(last))) {
    await recordAccountChange(db, { by: serverActor, of: uid, action: 'account_deleted', at: now() })
    logFact('documents of a deleted account removed', {})
  }
  return 'gone'
}

const isDeletedByUs = ({ ref, updateTime }: DocumentSnapshot) =>
  ref.delete(updateTime ? { lastUpdateTime: updateTime } : {}).then(
    () => true,
    (error: unknown) => {
      if (isLostRace(error)) return false
      throw error
    },
  )

async function keptByAccount(db: Firestore): Promise<Map<string, Kept>> {
  const [roles, profiles] = await Promise.all([
    db.collection(collections.roles).get(),
    db.collection(collections.profiles).select().get(),
  ])
  const kept = new Map<string, Kept>(profiles.docs.map((profile) => [profile.id, { profile }]))
  for (const role of roles.docs) {
    const uid: unknown = role.get('user_id')
    if (isAccountId(uid)) kept.set(uid, { ...kept.get(uid), role })
  }
  return kept
}

/** Auth rejects the whole request if one id cannot be an account's. */
const isAccountId = (value: unknown): value is string =>
  typeof value === 'string' && value.length > 0 && value.length <= 128
