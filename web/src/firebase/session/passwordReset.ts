import { type LanguageCode, languageOf } from '@studio/domain/languages'
import { confirmPasswordReset, sendPasswordResetEmail, verifyPasswordResetCode } from 'firebase/auth'
import { openAuth } from './auth'

/** Makes Auth send a link for a new password, in the reader's language; rejects with Auth's error. */
export async function askForReset(email: string, language: LanguageCode) {
  const { auth } = await openAuth()
  auth.languageCode = languageOf(language).locale
  await sendPasswordResetEmail(auth, email)
}

/** Returns the e-mail address that a link's code is for, without using the code up; rejects with Auth's error. */
export async function emailOfCode(code: string): Promise<string> {
  const { auth } = await openAuth()
  return await verifyPasswordResetCode(auth, code)
}

/** Sets the password with a link's code, which is then used up, and ends all sessions; rejects with Auth's error. */
export async function resetPassword(code: string, password: string) {
  const { auth } = await openAuth()
  await confirmPasswordReset(auth, code, password)
}
