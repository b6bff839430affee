import * as v from 'valibot'
import { type LanguageCode, languageOf } from '../../languages.ts'
import { cleanLine, cleanText, isVisible } from '../../values/cleanText.ts'
import { linkIn } from '../../values/link.ts'
import { isOwnPicture } from '../media/ownPictures.ts'
import { messageKey, type ValidationKey } from './validationTexts.ts'

/** Maximum lengths of stored texts, in characters. firestore.rules repeats them; tests/rules compares the two. */
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
  story: 400,
  credits: 500,
  documentId: 128,
  settingShort: 200,
  settingLong: 1000,
  revision: 64,
} as const

/**
 * A host name that does not begin with a dot, optionally a port from 1 to 65535, then the rest. IP addresses in
 * brackets are refused. firestore.rules repeats the pattern.
 */
const allowedStart =
  /^https?:\/\/[^./?#@:[\]^|%][^/?#@:[\]^|%]*(:([1-9]\d{0,3}|[1-5]\d{4}|6[0-4]\d{3}|65[0-4]\d\d|655[0-2]\d|6553[0-5]))?([/?#]|$)/i

/** Returns whether an address is safe to store and to show: https or http, no credentials, at most 2,048 characters. */
export function isSafeUrl(text: string): boolean {
  if (text.length > limits.url || /[\s<>"\\]/.test(text) || !allowedStart.test(text) || !URL.canParse(text))
    return false
  const { username, password } = new URL(text)
  return !username && !password
}

/**
 * Returns whether an address is safe for something that our pages load: https, because browsers block anything else.
 * Plain http is allowed only for localhost, where the emulators serve the sample pictures; a real project's rules
 * refuse it.
 */
export const isSafeSource = (text: string): boolean =>
  isSafeUrl(text) && /^(https:|http:\/\/(127\.0\.0\.1|localhost)([:/?#]|$))/i.test(text)

/** Returns whether an address is a safe source that browsers play without a player: an mp4 or webm file. */
export const isFilmSource = (text: string): boolean =>
  isSafeSource(text) && /\.(mp4|webm)$/i.test(new URL(text).pathname)

/** Returns whether an address is an uploaded picture or a safe source elsewhere. */
export const isPictureSource = (text: string): boolean => isOwnPicture(text) || isSafeSource(text)

/** The schema of an address that passes a check, or ''. `find` extracts it from pasted text. */
export const addressSchema = (isSound: (text: string) => boolean, message: ValidationKey, find = linkIn) =>
  v.pipe(
    v.string(messageKey(message)),
    v.transform(find),
    v.check((text) => text === '' || isSound(text), message),
  )

/** The schema of a text of at most `max` characters, possibly ''; `message` reports a value that is not a text. */
export const optionalText = (max: number, message?: string) =>
  v.pipe(v.string(message), v.transform(cleanText), v.maxLength(max, messageKey('tooLong')))

/** The schema of a required name with visible characters, of at most `max` characters. */
export const requiredName = (max: number, missing: ValidationKey, tooLong = messageKey('tooLong')) =>
  v.pipe(v.string(missing), v.transform(cleanLine), v.check(isVisible, missing), v.maxLength(max, tooLong))

/**
 * Returns whether a language must have the required texts. Languages that were added later need none, because they are
 * filled in gradually.
 */
export const isRequiredIn = (code: LanguageCode) => (languageOf(code).since ?? 1) === 1

/** Reading is lenient: a stored document that lacks a text is still shown, with '' in its place. */
export const storedText = v.fallback(v.string(), '')
