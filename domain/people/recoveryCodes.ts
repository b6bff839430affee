import * as v from 'valibot'
import { messageKey } from '../content/fields/validationTexts.ts'
import { cleanLine, narrow } from '../values/cleanText.ts'
import { SignInForm } from './user.ts'

/** The number of codes created at once, and the letters of each: 140 random bits. */
export const recoveryCodeCount = 10
const letters = 28

/** Digits and letters that cannot be taken for each other (Crockford's): 32 of them, five bits each. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Formats random bytes, one per letter, as a code that can be read aloud: `7K2M-9QXA-…`. */
export function recoveryCodeFrom(bytes: Uint8Array): string {
  const code = [...bytes.subarray(0, letters)].map((byte) => alphabet[byte % alphabet.length]).join('')
  return code.match(/.{4}/g)?.join('-') ?? code
}

/** Number of random bytes that `recoveryCodeFrom` needs. */
export const recoveryCodeBytes = letters

/** Normalizes a typed code: case, spaces, hyphens and look-alike letters do not matter. */
export const normalizeRecoveryCode = (typed: string) =>
  typed
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')

/** The form for signing in with a code. */
export const RecoveryForm = v.object({
  email: SignInForm.entries.email,
  code: v.pipe(
    v.string(),
    v.transform((code) => narrow(cleanLine(code))),
    v.nonEmpty(messageKey('fieldsMissing')),
    v.maxLength(100, messageKey('tooLong')),
  ),
})
export type RecoveryForm = v.InferOutput<typeof RecoveryForm>
