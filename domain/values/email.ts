import * as v from 'valibot'
import { messageKey, type ValidationKey } from '../content/fields/validationTexts.ts'
import { cleanLine, narrow } from './cleanText.ts'

const letters = String.raw`\p{L}\p{M}`
const signs = String.raw`${letters}\p{N}_!#$%&'*+/=?^{|}~${'`'}-`
const label = String.raw`[${letters}\p{N}]+(-+[${letters}\p{N}]+)*`

/**
 * The pattern of an e-mail address. Before the @: letters and digits of any script and RFC 5322's unquoted signs, with
 * dots behind the first. After it: a host with a dot, in any script or in ASCII form. Japanese carriers gave out addresses
 * with several dots in a row or a dot before the @. firestore.rules repeats the pattern.
 */
const emailPattern = new RegExp(String.raw`^[${signs}][.${signs}]*@(${label}\.)+([${letters}]{2,}|xn--${label})$`, 'u')

/** Returns whether a text is an e-mail address. */
export const isEmail = (text: string) => emailPattern.test(text)

/** Maximum length of a text that is repaired, in characters. */
const longest = 512

/** `mailto:ana@example.com?subject=Hola`, maybe in quotes or brackets. */
const mailLink = /^[\s"'(<[]*mailto:(?:\/\/)?([^?]*).*$/i

/** A link encodes some characters of its address: `ana%2Breels@example.com`. */
function decoded(address: string): string {
  try {
    return decodeURIComponent(address)
  } catch {
    return address
  }
}

/**
 * Returns the e-mail address in a typed or pasted text such as `Ana <ana@example.com>`, `mailto:ana@example.com` or
 * `E-mail: ana@example.com (trabajo)`. Full-width letters and spaces around the @ are repaired, punctuation around the
 * address is dropped. Returns the cleaned text if it holds no address.
 */
export function emailFrom(text: string): string {
  const line = narrow(cleanLine(text)).replace(/[\u200C\u200D]/g, '')
  if (line.length > longest) return line
  const [, inside = line] = /^[^<>]*<([^<>]+)>[^<>]*$/.exec(line) ?? []
  const bare = inside
    .replace(mailLink, (_, address: string) => decoded(address))
    .replace(/[。｡]/g, '.')
    .replace(/\s*@\s*/g, '@')
    .replace(/^[\p{L}\p{M} .-]{2,30}:\s*(?=[^\s@]+@)/u, '')
    .replace(/(@[^\s@?]+)(?:\?[^@]*|\s+\([^()@]*\))$/, '$1')
    .replace(/^[\s"'“”‘’«»‹›([,;:¡¿…]+|[\s"'“”‘’«»‹›)\],;:.!?/>…]+$/g, '')
  const at = bare.indexOf('@')
  return at < 0 ? bare : bare.slice(0, at) + bare.slice(at).toLowerCase()
}

/** Returns the validation key of an address's error. */
function problemOf(text: string): ValidationKey {
  if (text === '') return 'emailFormat'
  if (!text.includes('@')) return 'emailAt'
  if (/@.+@/.test(text)) return 'emailOne'
  if (text.includes(' ')) return 'emailSpace'
  return /^@|@[^.]*$/.test(text) ? 'emailWhole' : 'emailFormat'
}

/** The e-mail address of a person (specification, section 5), repaired if that is safe. */
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
