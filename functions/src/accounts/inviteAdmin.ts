import { randomBytes } from 'node:crypto'
import { calls } from '@studio/domain/calls'
import { inviteMs } from '@studio/domain/people/account'
import type { Auth } from 'firebase-admin/auth'
import type { Firestore } from 'firebase-admin/firestore'
import { recordAccountChange } from '../audit/auditLog.ts'
import { callable } from '../requests/callable.ts'
import { makeAdmin } from './makeAdmin.ts'
import { requireRecentAdmin } from './requireAdmin.ts'

/**
 * Creates an admin with a random password and returns the code with which that person chooses one. Only for admins who
 * have just signed in.
 *
 * @throws HttpsError like `requireRecentAdmin` and `makeAdmin`.
 */
export const inviteAdminHandler = (db: Firestore, auth: Auth, now: () => number) =>
  callable(calls.inviteAdmin, async (form, { caller }) => {
    const { uid: by } = await requireRecentAdmin({ db, auth, now }, caller)
    const password = randomBytes(48).toString('base64url')
    const made = await makeAdmin(db, auth, by, { ...form, password }, async (user_id, address) => {
      const expires_at = now() + inviteMs
      // The page builds its own link from the code, because Auth's link would open a page hosted by Google.
      const link = new URL(await auth.generatePasswordResetLink(address))
      return { user_id, code: link.searchParams.get('oobCode') ?? '', expires_at }
    })
    await recordAccountChange(db, { by, of: made.user_id, action: 'admin_invited', at: now() })
    return made
  })
