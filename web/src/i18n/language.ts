import { isLanguage, type LanguageCode, languageOf, pickLanguage } from '@studio/domain/languages'
import { localStore } from '../lib/browserStorage'
import { keepChoiceForOffline } from './offlineChoice'

const storageKey = 'studio.language'

/** The language an address is written in: `/fr/` is French; `/`, and what would be below, has none of its own. */
export function languageOfPath(path: string): LanguageCode | undefined {
  const [, first, rest] = path.split('/')
  return isLanguage(first) && first !== 'es' && !rest ? first : undefined
}

/** The page's address in a language. */
export const pathOfLanguage = (code: LanguageCode) => (code === 'es' ? '/' : `/${code}/`)

/**
 * The interface language: that of the address, else the stored choice, else that of a mail's link, else the browser's;
 * hostile values fall away.
 */
export const detectLanguage = (): LanguageCode =>
  languageOfPath(location.pathname) ??
  pickLanguage([localStore.read(storageKey), languageOfLink(), ...navigator.languages])

/** The language that the link of a mail asks for: that of whoever asked for the mail. */
const languageOfLink = () =>
  location.pathname.startsWith('/auth/') ? new URLSearchParams(location.search).get('lang') : null

/** The language that was chosen on this device, if one was. */
export function storedLanguage(): LanguageCode | undefined {
  const stored = localStore.read(storageKey)
  return isLanguage(stored) ? stored : undefined
}

/** Keeps the choice on the device, for the service worker, and in the cookie by which Hosting picks the page at `/`. */
export async function storeLanguage(code: LanguageCode) {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari and Firefox
  document.cookie = `firebase-language-override=${code}; path=/; max-age=31536000; samesite=lax`
  localStore.write(storageKey, code)
  try {
    await keepChoiceForOffline(code)
  } catch {
    // Offline, `/` then opens in the language of the browser.
  }
}

/** `lang` and `dir` of the document follow the language. */
export function markDocument(code: LanguageCode) {
  const root = document.documentElement
  // To write what is there already makes the browser find the styles of all elements anew.
  if (root.lang !== code) Object.assign(root, { lang: code, dir: languageOf(code).dir })
}
