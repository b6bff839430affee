import * as v from 'valibot'
import { type LanguageCode, languageOf } from '../../languages.ts'
import { cleanLine, cleanText, visibleLength } from '../../values/cleanText.ts'
import { linkIn } from '../../values/link.ts'
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
 * A host's name that does not begin with a dot, maybe a port of 1 to 65535, then the rest; firestore.rules repeats it. No
 * IP address in brackets.
 */
const allowedStart =
  /^https?:\/\/[^./?#@:[\]^|%][^/?#@:[\]^|%]*(:([1-9]\d{0,3}|[1-5]\d{4}|6[0-4]\d{3}|65[0-4]\d\d|655[0-2]\d|6553[0-5]))?([/?#]|$)/i

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

/** An address that passes a check, or ''. `find` takes it out of what was pasted. */
export const addressThat = (isSound: (text: string) => boolean, message: ValidationKey, find = linkIn) =>
  v.pipe(
    v.string(messageKey(message)),
    v.transform(find),
    v.check((text) => text === '' || isSound(text), message),
  )

/** A text of at most `max` characters, which may be ''; `message` says that there is none at all. */
export const optionalText = (max: number, message?: string) =>
  v.pipe(v.string(message), v.transform(cleanText), v.maxLength(max, messageKey('tooLong')))

/** A name that must be there and can be seen, of at most `max` characters. */
export const requiredName = (max: number, missing: ValidationKey, tooLong = messageKey('tooLong')) =>
  v.pipe(
    v.string(missing),
    v.transform(cleanLine),
    v.check((name) => visibleLength(name) > 0, missing),
    v.maxLength(max, tooLong),
  )

/** Whether required texts must be there in a language: one that came later is filled bit by bit. */
export const isRequiredIn = (code: LanguageCode) => (languageOf(code).since ?? 1) === 1

/** Reading is lenient: a stored document that lacks a text still shows, with '' in its place. */
export const storedText = v.fallback(v.string(), '')
