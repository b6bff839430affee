import { isLanguage, type LanguageCode, languageOf, pickLanguage } from '@studio/domain/languages'
import { localStore } from '../lib/browserStorage'
import { keepChoiceForOffline } from './offlineChoice'

const storageKey = 'studio.language'

/**
 * Returns the language of an address: French for `/fr/` and `/fr/privacy`; undefined for `/`, `/privacy` and addresses
 * without a page.
 */
export function languageOfPath(path: string): LanguageCode | undefined {
  const [, code] = /^\/([a-z]{2})(?:\/(?:privacy)?)?$/.exec(path) ?? []
  return isLanguage(code) ? code : undefined
}

/** Returns whether an address is the privacy policy's. */
export const isPrivacyPath = (path: string) =>
  path === '/privacy' || (path.endsWith('/privacy') && languageOfPath(path) !== undefined)

/** Returns the page's address in a language. */
export const pathOfLanguage = (code: LanguageCode) => (code === 'es' ? '/' : `/${code}/`)

/** Returns the privacy policy's address in a language. */
export const privacyPathOf = (code: LanguageCode) => `${pathOfLanguage(code)}privacy`

/**
 * Returns the interface language: the address's, else the stored choice, else that of a mail's link, else the
 * browser's. Invalid values are ignored.
 */
export const detectLanguage = (): LanguageCode =>
  languageOfPath(location.pathname) ??
  pickLanguage([localStore.read(storageKey), languageOfLink(), ...navigator.languages])

/** Returns the language in a mail's link, chosen by the person who requested the mail. */
const languageOfLink = () =>
  location.pathname.startsWith('/auth/') ? new URLSearchParams(location.search).get('lang') : null

/** Returns the language that was chosen on this device; undefined if none was. */
export function storedLanguage(): LanguageCode | undefined {
  const stored = localStore.read(storageKey)
  return isLanguage(stored) ? stored : undefined
}

/**
 * Stores the choice on the device, for the service worker, and in the cookie by which Hosting selects the page at `/`.
 */
export async function storeLanguage(code: LanguageCode) {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari and Firefox
  document.cookie = `firebase-language-override=${code}; path=/; max-age=31536000; samesite=lax`
  localStore.write(storageKey, code)
  try {
    await keepChoiceForOffline(code)
  } catch {
    // If the choice could not be stored, `/` opens in the browser's language offline.
  }
}

/** Sets the document's `lang` and `dir`. */
export function markDocument(code: LanguageCode) {
  const root = document.documentElement
  // Writing the same value again would make the browser recompute all styles.
  if (root.lang !== code) Object.assign(root, { lang: code, dir: languageOf(code).dir })
}
