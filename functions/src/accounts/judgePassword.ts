import { calls } from '@studio/domain/calls'
import { passwordRefusal } from '@studio/domain/people/passwordAdvice'
import { callable } from '../requests/callable.ts'
import { isCommonPassword } from './commonPasswords.ts'

/**
 * Returns why a password is too weak, or an empty text. The page calls it before a password reset with a mailed code,
 * because Auth then runs none of our functions. Anyone may call it: it only reads a list, and reveals nothing about
 * accounts.
 */
export const judgePasswordHandler = callable(calls.judgePassword, async ({ password, email }) => ({
  unfit: passwordRefusal(password, [email], isCommonPassword) ?? '',
}))
