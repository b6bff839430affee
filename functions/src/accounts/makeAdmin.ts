import { randomUUID } from 'node:crypto'
import { collections } from '@studio/domain/collections'
import { normalizeIdentifier } from '@studio/domain/people/rateLimit'
import { adminRole, type CreateAdminForm, roleId, type UserRole } from '@studio/domain/people/user'
import type { Auth } from 'firebase-admin/auth'
import { FieldValue, type Firestore } from 'firebase-admin/firestore'
import { HttpsError } from 'firebase-functions/https'
import { codeOf, logFailure } from '../lib/log.ts'
import { invalid } from '../requests/refusal.ts'

/** Shown to the admin unchanged. */
export const emailTaken = 'Ya existe un usuario con este email'

/**
 * Creates an admin: account, profile and role, which records who granted it. Returns the account's id. If a step fails,
 * all of it is undone.
 *
 * @throws HttpsError `already-exists` if the address has an account, `invalid-argument` with a key of validationTexts
 * if Auth refuses the address or the password.
 */
export async function makeAdmin(
  db: Firestore,
  auth: Auth,
  by: string,
  { email, full_name, password }: CreateAdminForm,
): Promise<string> {
  // With an id chosen here, a creation can be undone even if Auth's response was lost.
  const user_id = randomUUID()
  const address = normalizeIdentifier(email)
  const profile = db.collection(collections.profiles).doc(user_id)
  const role = db.collection(collections.roles).doc(roleId(user_id))
  try {
    await auth.createUser({ uid: user_id, email: address, password })
    await db
      .batch()
      .create(profile, { user_id, full_name, created_at: FieldValue.serverTimestamp() })
      .create(role, { user_id, role: adminRole, updated_by: by } satisfies UserRole)
      .commit()
    return user_id
  } catch (error) {
    await undo(user_id, [auth.deleteUser(user_id), profile.delete(), role.delete()])
    throw refusalOf(error)
  }
}

async function undo(user_id: string, steps: Promise<unknown>[]) {
  for (const step of await Promise.allSettled(steps)) {
    if (step.status === 'fulfilled' || codeOf(step.reason) === 'auth/user-not-found') continue
    logFailure('incomplete user left behind', step.reason, { user_id })
  }
}

function refusalOf(error: unknown): unknown {
  switch (codeOf(error)) {
    case 'auth/email-already-exists':
      return new HttpsError('already-exists', emailTaken)
    case 'auth/invalid-email':
      return invalid('emailFormat')
    case 'auth/invalid-password':
      return invalid('passwordShort')
    default:
      return error
  }
}
