import * as v from 'valibot'
import { type LanguageCode, languageOf } from '../languages.ts'
import { requiredTextIn, type requiredTexts, says, type ValidationKey } from './validationTexts.ts'

/** Longest texts that are stored, in characters. firestore.rules repeats them; tests/rules compares the two. */
export const limits = {
  url: 2048,
  title: 120,
  description: 1000,
  category: 60,
  clientName: 100,
  role: 120,
  company: 120,
  content: 1000,
  settingShort: 200,
  settingLong: 1000,
  revision: 64,
} as const

/**
 * A host's name, maybe a port, then the rest; firestore.rules repeats it. Plain http is for loopback addresses only: the
 * emulators' sample pictures are served from there.
 */
const allowedStart = /^(https:\/\/[^/?#@:[\]^|%]+|http:\/\/(127\.0\.0\.1|localhost))(:[1-5]?\d{1,4})?([/?#]|$)/i

/** An address that is safe to store and to show: https, no credentials, at most 2,048 characters. */
export function isSafeUrl(text: string): boolean {
  if (text.length > limits.url || /[\s<>"\\]/.test(text) || !allowedStart.test(text) || !URL.canParse(text))
    return false
  const { username, password } = new URL(text)
  return !username && !password
}

/** A required safe address. */
export const safeUrl = (message: ValidationKey) =>
  v.pipe(v.string(says(message)), v.trim(), v.check(isSafeUrl, message))

/** A safe address or ''. */
export const optionalUrl = (message: ValidationKey) =>
  v.pipe(
    v.string(message),
    v.trim(),
    v.check((text) => text === '' || isSafeUrl(text), message),
  )

/** A text of at most `max` characters, which may be ''. */
export const optionalText = (max: number) => v.pipe(v.string(), v.trim(), v.maxLength(max, says('tooLong')))

/** A text that must be there, of at most `max` characters. */
export const requiredLine = (max: number, message: ValidationKey) =>
  v.pipe(v.string(message), v.trim(), v.nonEmpty(message), v.maxLength(max, says('tooLong')))

/** Whether required texts must be there in a language: one that came later is filled bit by bit. */
export const isRequiredIn = (code: LanguageCode) => (languageOf(code).since ?? 1) === 1

/** A text that must be there, with the message of its language's tab. */
export function requiredText(field: keyof typeof requiredTexts, code: LanguageCode, max: number) {
  const message = requiredTextIn(field, code)
  return v.pipe(v.string(message), v.trim(), v.nonEmpty(message), v.maxLength(max, says('tooLong')))
}

/** A calendar day `YYYY-MM-DD`, or ''. */
export const optionalDay = v.pipe(
  v.string(),
  v.check((day) => day === '' || isDay(day), says('dateFormat')),
)

const isDay = (text: string) => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}

/** Control characters but tab and line ends, and those that reverse the order of what is read after them. */
const deceptive = /(?![\t\n\r])\p{Cc}|[\u202A-\u202E\u2066-\u2069]/u

/** Refuses characters that nobody types and that make a text show as something else. */
export const withoutTricks = v.check((text: string) => !deceptive.test(text), says('charactersForbidden'))

/** Reading is lenient: a stored document that lacks a text still shows, with '' in its place. */
export const storedText = v.fallback(v.string(), '')

/** A visitor's or an admin's e-mail address (specification, section 5). */
export const email = v.pipe(
  v.string(says('emailFormat')),
  v.trim(),
  v.maxLength(255, says('emailLong')),
  v.email(says('emailFormat')),
)
