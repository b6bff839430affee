import { passwordLimits } from '../limits.ts'

/** `guessable` says more than any length; `short` is allowed but weak; `long` is the best that can be said honestly. */
export type PasswordAdvice = 'guessable' | 'short' | 'long'

const longEnough = 12
const wellKnown = ['password', 'contrasena', 'qwerty', 'asdfgh', 'admin', 'montaje', 'letmein']

/**
 * Advice about a password that the rules accept, undefined for one that they do not. `about` are texts that others
 * know of its owner: name and e-mail. It can say that a password is bad, never that it is safe.
 */
export function passwordAdvice(password: string, about: readonly string[]): PasswordAdvice | undefined {
  if (password.length < passwordLimits.min) return undefined
  const plain = password.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  const known = about.flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u)).filter(({ length }) => length > 3)
  if ([...wellKnown, ...known].some((word) => plain.includes(word) && plain.length - word.length < 8))
    return 'guessable'
  if (new Set(plain).size < 5 || isSeries(plain)) return 'guessable'
  return password.length < longEnough ? 'short' : 'long'
}

/** Whether most of it only counts up, down or on the spot: 123456, fedcba, aaaa1111. */
function isSeries(text: string) {
  const steps = [...text].slice(1).map((character, index) => character.charCodeAt(0) - text.charCodeAt(index))
  return steps.filter((step) => Math.abs(step) <= 1).length > steps.length * 0.6
}
