import * as v from 'valibot'
import { type LanguageCode, languageOf } from '../../languages.ts'
import { isOwnPicture } from '../media/ownPictures.ts'
import { messageKey, type ValidationKey } from './validationTexts.ts'

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
  imageAlt: 200,
  documentId: 128,
  settingShort: 200,
  settingLong: 1000,
  revision: 64,
} as const

/**
 * A host's name, maybe a port of 1 to 65535, then the rest; firestore.rules repeats it. No IP address in brackets.
 */
const allowedStart =
  /^https?:\/\/[^/?#@:[\]^|%]+(:([1-9]\d{0,3}|[1-5]\d{4}|6[0-4]\d{3}|65[0-4]\d\d|655[0-2]\d|6553[0-5]))?([/?#]|$)/i

/** An address that is safe to store and to show: https or http, no credentials, at most 2,048 characters. */
export function isSafeUrl(text: string): boolean {
  if (text.length > limits.url || /[\s<>"\\]/.test(text) || !allowedStart.test(text) || !URL.canParse(text))
    return false
  const { username, password } = new URL(text)
  return !username && !password
}

/**
 * A safe address of something that a page of ours loads: https, because browsers load nothing else into it. Plain http
 * is for this machine only, from where the emulators serve the sample pictures; the rules of a real project refuse it.
 */
export const isSafeSource = (text: string): boolean =>
  isSafeUrl(text) && /^(https:|http:\/\/(127\.0\.0\.1|localhost)([:/?#]|$))/i.test(text)

/** A safe source that a browser plays by itself: an mp4 or webm file. */
export const isFilmSource = (text: string): boolean =>
  isSafeSource(text) && /\.(mp4|webm)$/i.test(new URL(text).pathname)

/** A picture of the studio's own, or a safe source elsewhere. */
export const isPictureSource = (text: string): boolean => isOwnPicture(text) || isSafeSource(text)

/** An address that passes a check, or ''. */
export const addressThat = (isSound: (text: string) => boolean, message: ValidationKey) =>
  v.pipe(
    v.string(messageKey(message)),
    v.trim(),
    v.check((text) => text === '' || isSound(text), message),
  )

/** A text of at most `max` characters, which may be ''; `message` says that there is none at all. */
export const optionalText = (max: number, message?: string) =>
  v.pipe(v.string(message), v.trim(), v.maxLength(max, messageKey('tooLong')))

/** A name that must be there and can be seen, of at most `max` characters. */
export const requiredName = (max: number, missing: ValidationKey, tooLong = messageKey('tooLong')) =>
  v.pipe(
    v.string(missing),
    withoutMarks,
    v.trim(),
    v.check((name) => visibleLength(name) > 0, missing),
    v.maxLength(max, tooLong),
    withoutTricks,
  )

/** Whether required texts must be there in a language: one that came later is filled bit by bit. */
export const isRequiredIn = (code: LanguageCode) => (languageOf(code).since ?? 1) === 1

/** Control characters but tab and line ends, and those that reverse the order of what is read after them. */
const deceptive = /(?![\t\n\r])\p{Cc}|[\u202D\u202E]/u

/** Refuses characters that nobody types and that make a text show as something else. */
export const withoutTricks = v.check((text: string) => !deceptive.test(text), messageKey('charactersForbidden'))

/** Marks of direction, seams and widths that copying brings along; nobody sees them and nothing is lost with them. */
const invisibleMarks = /[\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202C\u2060\u2066-\u2069\uFEFF]/gu

/** Takes the invisible marks out of a name, an e-mail or an address, where they can only do harm. */
export const withoutMarks = v.transform((text: string) => text.replace(invisibleMarks, ''))

/** In a text in sentences the marks that Arabic is typed with stay; those that copying wraps around pieces go. */
export const withoutWrapping = v.transform((text: string) => text.replace(/[\u202A-\u202C\u2066-\u2069]/gu, ''))

/** How many characters of a text anybody could see, with the space between them. */
export const visibleLength = (text: string) =>
  text.replace(/[\p{Default_Ignorable_Code_Point}\u2800]/gu, '').trim().length

/** Reading is lenient: a stored document that lacks a text still shows, with '' in its place. */
export const storedText = v.fallback(v.string(), '')

const letters = String.raw`\p{L}\p{M}`
const part = String.raw`[${letters}\p{N}_!#$%&'*+/=?^{|}~${'`'}-]+`
const label = String.raw`[${letters}\p{N}]+(-+[${letters}\p{N}]+)*`

/**
 * Letters and digits of any script and the signs that RFC 5322 allows without quotes, in parts between dots; then a host
 * with a dot in it, of any script or in its ASCII form. firestore.rules repeats it.
 */
const emailPattern = new RegExp(String.raw`^${part}(\.${part})*@(${label}\.)+([${letters}]{2,}|xn--${label})$`, 'u')

/** The one definition of what an e-mail address looks like. */
export const isEmail = (text: string) => emailPattern.test(text)

/** A visitor's or an admin's e-mail address (specification, section 5). */
export const email = v.pipe(
  v.string(messageKey('emailFormat')),
  withoutMarks,
  v.trim(),
  v.maxLength(255, messageKey('emailLong')),
  v.check(isEmail, messageKey('emailFormat')),
)
