import { messageKey, type ValidationKey } from '../content/fields/validationTexts.ts'
import { folded } from '../content/lists/search.ts'
import { passwordLimits } from '../limits.ts'
import { visibleLength } from '../values/cleanText.ts'

/** `guessable`: bad, however long it is. `short`: allowed but weak. `long`: the best that can be said honestly. */
type PasswordAdvice = 'guessable' | 'short' | 'long'

const wellKnown = ['password', 'contrasena', 'qwerty', 'asdfgh', 'admin', 'montaje', 'letmein']

/**
 * Returns advice about a password that the rules accept, undefined for any other. `about` holds texts that others know
 * about its owner: name and e-mail. The advice can call a password bad, but never safe.
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
 * Returns why a password is refused for an account, as a key of validationTexts; undefined if it is accepted. `about`
 * lists words about the account. `isCommon` returns whether a lower-case text is one of the most common passwords.
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
  // A name followed by a year or an exclamation mark is still that name.
  const isAboutOwner = rest !== plain && rest.replace(/[^\p{L}\p{N}]/gu, '').length <= 4
  return isAboutOwner || about.some((text) => folded(text.trim()) === plain) ? messageKey('passwordAbout') : undefined
}

/** Returns the words of more than three letters in texts about somebody, longest first. */
const wordsOf = (about: readonly string[]) =>
  about
    .flatMap((text) => folded(text).split(/[^\p{L}\p{N}]+/u))
    .filter(({ length }) => length > 3)
    .sort((one, other) => other.length - one.length)

/** Returns whether most characters follow or repeat their neighbour: 123456, fedcba, aaaa1111. */
function isSeries(text: string) {
  const steps = [...text].slice(1).map((character, index) => character.charCodeAt(0) - text.charCodeAt(index))
  return steps.filter((step) => Math.abs(step) <= 1).length > steps.length * 0.6
}
