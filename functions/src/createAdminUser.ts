import { randomUUID } from 'node:crypto'
import { calls } from '@studio/domain/calls'
import { collections } from '@studio/domain/collections'
import { says } from '@studio/domain/content/validationTexts'
import { passwordRefusal } from '@studio/domain/people/passwordAdvice'
import { normalizeIdentifier } from '@studio/domain/people/rateLimit'
import { adminRole, roleId, type UserRole } from '@studio/domain/people/user'
import type { Auth } from 'firebase-admin/auth'
import { FieldValue, type Firestore } from 'firebase-admin/firestore'
import { HttpsError } from 'firebase-functions/https'
import { recordAccountChange } from './auditLog.ts'
import { callable } from './callable.ts'
import { isCommonPassword } from './commonPasswords.ts'
import { codeOf, logFailure } from './log.ts'
import { requireRecentAdmin } from './requireAdmin.ts'

/** Shown to the admin as it is. */
export const emailTaken = 'Ya existe un usuario con este email'

/**
 * Creates another admin: account, profile and role, all of them or none. Only for admins who have just signed in.
 *
 * @throws HttpsError `permission-denied` for anybody else, as `requireRecentAdmin` does, `already-exists` when the address has an account,
 * `invalid-argument` with a key of validationTexts when the
 * password is one that guessers try first, or Auth refuses address or password.
 */
export const createAdminUserHandler = (db: Firestore, auth: Auth, now: () => number) =>
  callable(calls.createAdminUser, async ({ email, full_name, password }, { caller }) => {
    const { uid: by } = await requireRecentAdmin({ db, auth, now }, caller)
    const unfit = passwordRefusal(password, [full_name, email], isCommonPassword)
    if (unfit) throw new HttpsError('invalid-argument', unfit)
    // The id is chosen here so that a creation whose answer got lost can be undone too.
    const user_id = randomUUID()
    const profile = db.collection(collections.profiles).doc(user_id)
    const role = db.collection(collections.roles).doc(roleId(user_id))
    try {
      await auth.createUser({ uid: user_id, email: normalizeIdentifier(email), password })
      await db
        .batch()
        .create(profile, { user_id, full_name, created_at: FieldValue.serverTimestamp() })
        .create(role, { user_id, role: adminRole, updated_by: by } satisfies UserRole)
        .commit()
    } catch (error) {
      await undo(user_id, [auth.deleteUser(user_id), profile.delete(), role.delete()])
      throw refusalOf(error)
    }
    await recordAccountChange(db, { by, of: user_id, action: 'admin_created', at: now() })
    return { user_id }
  })

async function undo(user_id: string, steps: Promise<unknown>[]) {
  for (const step of await Promise.allSettled(steps)) {
    if (step.status === 'fulfilled' || codeOf(step.reason) === 'auth/user-not-found') continue
    logFailure('half-made user left behind', step.reason, { user_id })
  }
}

function refusalOf(error: unknown): unknown {
  switch (codeOf(error)) {
    case 'auth/email-already-exists':
      return new HttpsError('already-exists', emailTaken)
    case 'auth/invalid-email':
      return new HttpsError('invalid-argument', says('emailFormat'))
    case 'auth/invalid-password':
      return new HttpsError('invalid-argument', says('passwordShort'))
    default:
      return error
  }
}
