import { isLanguage, type LanguageCode } from '@studio/domain/languages'
import { detectLanguage, languageOfPath } from '../../i18n/language'

/** The prerendered pages; each exists once per language. */
export type PublicPage = 'home' | 'privacy'

/** The page in which the scripts run. */
export interface Place {
  root: HTMLElement
  /** Undefined for sign-in, console and the 404 page. */
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

/** Returns the public page at an address. A language's path has no other page below it. */
export function pageAt(path: string): PublicPage | undefined {
  if (path === '/privacy') return 'privacy'
  return path === '/' || languageOfPath(path) ? 'home' : undefined
}
