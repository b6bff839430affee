import { randomBytes } from 'node:crypto'
import { calls } from '@studio/domain/calls'
import type { Auth } from 'firebase-admin/auth'
import type { Firestore } from 'firebase-admin/firestore'
import { recordAccountChange } from '../audit/auditLog.ts'
import { callable } from '../requests/callable.ts'
import { makeAdmin } from './makeAdmin.ts'
import { requireRecentAdmin } from './requireAdmin.ts'

/**
 * Creates an admin with a random password that nobody knows. The console then has Auth mail that person a link to set
 * their own. No response of ours contains a link. Only for admins who have just signed in.
 *
 * @throws HttpsError like `requireRecentAdmin` and `makeAdmin`.
 */
export const inviteAdminHandler = (db: Firestore, auth: Auth, now: () => number) =>
  callable(calls.inviteAdmin, async (form, { caller }) => {
    const { uid: by } = await requireRecentAdmin({ db, auth, now }, caller)
    const password = randomBytes(48).toString('base64url')
    const user_id = await makeAdmin(db, auth, by, { ...form, password })
    await recordAccountChange(db, { by, of: user_id, action: 'admin_invited', at: now() })
    return { user_id }
  })
