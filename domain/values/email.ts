import * as v from 'valibot'
import { messageKey, type ValidationKey } from '../content/fields/validationTexts.ts'
import { cleanLine, narrow } from './cleanText.ts'

const letters = String.raw`\p{L}\p{M}`
const part = String.raw`[${letters}\p{N}_!#$%&'*+/=?^{|}~${'`'}-]+`
const label = String.raw`[${letters}\p{N}]+(-+[${letters}\p{N}]+)*`

/**
 * Letters and digits of any script and the signs that RFC 5322 allows without quotes, in parts between dots; then a host
 * with a dot in it, of any script or in its ASCII form. Japanese carriers gave out addresses with several dots in a row
 * or a dot before the @. firestore.rules repeats the pattern.
 */
const emailPattern = new RegExp(String.raw`^${part}(\.+${part})*\.*@(${label}\.)+([${letters}]{2,}|xn--${label})$`, 'u')

/** Returns whether a text is an e-mail address. */
export const isEmail = (text: string) => emailPattern.test(text)

/** Maximum length of a text that is repaired, in characters. */
const longest = 512

/**
 * The e-mail address in what somebody typed or pasted: `Ana <ana@example.com>`, `mailto:ana@example.com`, full-width
 * letters, blanks around the @, punctuation around it all. Returns the cleaned text if it holds none.
 */
export function emailFrom(text: string): string {
  const line = narrow(cleanLine(text)).replace(/[\u200C\u200D]/g, '')
  if (line.length > longest) return line
  const [, inside = line] = /^[^<>]*<([^<>]+)>[^<>]*$/.exec(line) ?? []
  const bare = inside
    .replace(/^[\s"'(<[]*mailto:([^?]*).*$/i, '$1')
    .replace(/[。｡]/g, '.')
    .replace(/\s*@\s*/g, '@')
    .replace(/^[\s"'“”‘’«»([,;:]+|[\s"'“”‘’«»)\],;:.]+$/g, '')
  const at = bare.indexOf('@')
  return at < 0 ? bare : bare.slice(0, at) + bare.slice(at).toLowerCase()
}

/** The validation key that names what is wrong with an address. */
function problemOf(text: string): ValidationKey {
  if (text === '') return 'emailFormat'
  if (!text.includes('@')) return 'emailAt'
  if (/@.+@/.test(text)) return 'emailOne'
  if (text.includes(' ')) return 'emailSpace'
  return /^@|@[^.]*$/.test(text) ? 'emailWhole' : 'emailFormat'
}

/** The e-mail address of a person (specification, section 5), mended where that is safe. */
export const email = v.pipe(
  v.string(messageKey('emailFormat')),
  v.transform(emailFrom),
  v.maxLength(255, messageKey('emailLong')),
  v.check(isEmail, ({ input }) => problemOf(input)),
)

/** An e-mail address of at most `max` characters, or ''. */
export const optionalEmail = (max: number) =>
  v.pipe(
    v.string(messageKey('emailFormat')),
    v.transform(emailFrom),
    v.maxLength(max, messageKey('tooLong')),
    v.check(
      (text) => text === '' || isEmail(text),
      ({ input }) => problemOf(input),
    ),
  )
