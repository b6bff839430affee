import { collections } from '@studio/domain/collections'
import { roleId, UserRole } from '@studio/domain/people/user'
import type { Firestore } from 'firebase-admin/firestore'
import { HttpsError } from 'firebase-functions/https'
import * as v from 'valibot'
import type { Caller } from './callable.ts'

/** Shown to whoever tries. */
export const adminsOnly = 'Solo un administrador puede hacer esto'

/**
 * Passes when the stored role says, at this moment, that the caller is an admin.
 *
 * @throws HttpsError `permission-denied` otherwise, without a signed-in caller too.
 */
export async function requireAdmin(db: Pick<Firestore, 'collection'>, caller: Caller | undefined): Promise<void> {
  const role = caller && (await db.collection(collections.roles).doc(roleId(caller.uid)).get()).data()
  const expected = v.strictObject({ ...UserRole.entries, user_id: v.literal(caller?.uid ?? '') })
  if (!v.is(expected, role)) throw new HttpsError('permission-denied', adminsOnly)
}
