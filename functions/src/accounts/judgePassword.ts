import { calls } from '@studio/domain/calls'
import { passwordRefusal } from '@studio/domain/people/passwordAdvice'
import { callable } from '../requests/callable.ts'
import { isCommonPassword } from './commonPasswords.ts'

/**
 * Says what speaks against a password before Auth sets it by a mailed code, which asks none of our functions. Anybody may
 * ask: it reads nothing but a list, stores nothing, and says nothing of any account.
 */
export const judgePasswordHandler = callable(calls.judgePassword, async ({ password, email }) => ({
  unfit: passwordRefusal(password, [email], isCommonPassword) ?? '',
}))
