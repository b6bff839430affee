import { isLanguage, type LanguageCode } from '@studio/domain/languages'
import { detectLanguage, isPrivacyPath, languageOfPath } from '../../i18n/language'

/** The prerendered pages; each exists once per language. `lost` is the 404 page. */
export type PublicPage = 'home' | 'privacy' | 'lost'

/** The page in which the scripts run. */
export interface Place {
  root: HTMLElement
  /** Undefined for sign-in and the console, and in development for addresses without a page. */
  page: PublicPage | undefined
  isPrerendered: boolean
  language: LanguageCode
}

/** Finds out which page this is. A prerendered page carries its name; in development the address decides. */
export function findPlace(): Place {
  const root = document.getElementById('root')
  if (!root) throw new Error('the page has no #root')
  const prerendered = root.dataset.page as PublicPage | undefined
  const { lang } = document.documentElement
  return {
    root,
    page: prerendered ?? pageAt(location.pathname),
    isPrerendered: prerendered !== undefined,
    language: prerendered && isLanguage(lang) ? lang : detectLanguage(),
  }
}

/** Returns the public page at an address; undefined if there is none. */
export function pageAt(path: string): PublicPage | undefined {
  if (isPrivacyPath(path)) return 'privacy'
  return path === '/' || languageOfPath(path) ? 'home' : undefined
}
