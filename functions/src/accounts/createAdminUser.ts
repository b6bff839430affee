import { calls } from '@studio/domain/calls'
import { passwordRefusal } from '@studio/domain/people/passwordAdvice'
import type { Auth } from 'firebase-admin/auth'
import type { Firestore } from 'firebase-admin/firestore'
import { recordAccountChange } from '../audit/auditLog.ts'
import { callable } from '../requests/callable.ts'
import { invalid } from '../requests/refusal.ts'
import { isCommonPassword } from './commonPasswords.ts'
import { makeAdmin } from './makeAdmin.ts'
import { requireRecentAdmin } from './requireAdmin.ts'

/**
 * Creates another admin with a password. Only for admins who have just signed in.
 *
 * @throws HttpsError like `requireRecentAdmin` and `makeAdmin`; `invalid-argument` with a key of validationTexts if the
 * password is easy to guess.
 */
export const createAdminUserHandler = (db: Firestore, auth: Auth, now: () => number) =>
  callable(calls.createAdminUser, async (form, { caller }) => {
    const { uid: by } = await requireRecentAdmin({ db, auth, now }, caller)
    const unfit = passwordRefusal(form.password, [form.full_name, form.email], isCommonPassword)
    if (unfit) throw invalid(unfit)
    const user_id = await makeAdmin(db, auth, by, form)
    await recordAccountChange(db, { by, of: user_id, action: 'admin_created', at: now() })
    return { user_id }
  })
