import { messageKey, type ValidationKey } from '../content/fields/validationTexts.ts'
import { folded } from '../content/lists/search.ts'
import { passwordLimits } from '../limits.ts'
import { visibleLength } from '../values/cleanText.ts'

/** `guessable` says more than any length; `short` is allowed but weak; `long` is the best that can be said honestly. */
type PasswordAdvice = 'guessable' | 'short' | 'long'

const wellKnown = ['password', 'contrasena', 'qwerty', 'asdfgh', 'admin', 'montaje', 'letmein']

/**
 * Advice about a password that the rules accept, undefined for one that they do not. `about` are texts that others
 * know of its owner: name and e-mail. It can say that a password is bad, never that it is safe.
 */
export function passwordAdvice(password: string, about: readonly string[]): PasswordAdvice | undefined {
  if (password.length < passwordLimits.min) return undefined
  const plain = folded(password)
  const known = wordsOf(about)
  if ([...wellKnown, ...known].some((word) => plain.includes(word) && plain.length - word.length < 8))
    return 'guessable'
  if (new Set(plain).size < 5 || isSeries(plain)) return 'guessable'
  return password.length < passwordLimits.advised ? 'short' : 'long'
}

/**
 * Why a password is not taken for an account, as a key of validationTexts; undefined when it is. `about` as for the
 * advice; `isCommon` says of a text in small letters whether it is one of those that guessers try first.
 */
export function passwordRefusal(
  password: string,
  about: readonly string[],
  isCommon: (plain: string) => boolean,
): ValidationKey | undefined {
  const plain = folded(password)
  if (visibleLength(password) === 0) return messageKey('passwordBlank')
  if (new Set(plain).size <= 1 || [plain, password.toLowerCase(), plain.trim()].some(isCommon))
    return messageKey('passwordCommon')
  const rest = wordsOf(about).reduce((left, word) => left.replaceAll(word, ''), plain)
  // A name with a year or an exclamation mark behind it is still that name.
  const isAboutOwner = rest !== plain && rest.replace(/[^\p{L}\p{N}]/gu, '').length <= 4
  return isAboutOwner || about.some((text) => folded(text.trim()) === plain) ? messageKey('passwordAbout') : undefined
}

/** The words of more than three letters in texts about somebody, the longest first. */
const wordsOf = (about: readonly string[]) =>
  about
    .flatMap((text) => folded(text).split(/[^\p{L}\p{N}]+/u))
    .filter(({ length }) => length > 3)
    .sort((one, other) => other.length - one.length)

/** Whether most of it only counts up, down or on the spot: 123456, fedcba, aaaa1111. */
function isSeries(text: string) {
  const steps = [...text].slice(1).map((character, index) => character.charCodeAt(0) - text.charCodeAt(index))
  return steps.filter((step) => Math.abs(step) <= 1).length > steps.length * 0.6
}
