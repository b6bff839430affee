import { isLanguage, type LanguageCode } from '@studio/domain/languages'
import { detectLanguage, languageOfPath } from '../../i18n/language'

/** The pages that are prerendered, one for each language. */
export type PublicPage = 'home' | 'privacy'

/** Where the scripts find themselves: which page it is, in which language, and whether it stands there already. */
export interface Place {
  root: HTMLElement
  /** undefined: sign-in, console and the 404 page. */
  page: PublicPage | undefined
  isPrerendered: boolean
  language: LanguageCode
}

/** A page that was prerendered says which it is. In development none is, and the address says it. */
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

/** The public page at an address; below a language's own there is none. */
export function pageAt(path: string): PublicPage | undefined {
  if (path === '/privacy') return 'privacy'
  return path === '/' || languageOfPath(path) ? 'home' : undefined
}
