import { isLanguage, type LanguageCode } from '@studio/domain/languages'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createI18n, loadPublicTexts, loadTexts, markDocument } from '../i18n/i18n'
import { detectLanguage, languageOfPath } from '../i18n/language'
import type { PublicPage } from './LandingApp'
import { registerWorker } from './serviceWorker'
import { adoptToastStyles, guardScripts } from './underPolicy'

/** A page that was drawn while building says which it is. In development none is, and the address says it. */
function publicPage(root: HTMLElement): PublicPage | undefined {
  if (root.dataset.page) return root.dataset.page as PublicPage
  const { pathname } = location
  if (pathname === '/privacy') return 'privacy'
  return pathname === '/' || languageOfPath(pathname) ? 'home' : undefined
}

/** Makes a public page interactive. A drawn one keeps the language in which it was drawn. */
async function startPublicPage(root: HTMLElement, page: PublicPage, isDrawn: boolean, language: LanguageCode) {
  const [{ LandingApp }, texts] = await Promise.all([import('./LandingApp'), loadPublicTexts(language)])
  const i18n = createI18n(language, texts)
  if (page === 'privacy') await loadTexts(i18n, language, 'privacy')
  const app = <LandingApp i18n={i18n} page={page} />
  if (isDrawn) hydrateRoot(root, app)
  else createRoot(root).render(app)
  return i18n
}

/** Starts sign-in, console and the 404 page. */
async function startConsole(root: HTMLElement, language: LanguageCode) {
  const [{ App }, texts] = await Promise.all([import('./App'), loadPublicTexts(language)])
  const i18n = createI18n(language, texts)
  createRoot(root).render(<App i18n={i18n} />)
  return i18n
}

guardScripts()
adoptToastStyles()
const root = document.getElementById('root')
if (!root) throw new Error('the page has no #root')
const page = publicPage(root)
const isDrawn = root.dataset.page !== undefined
const { lang } = document.documentElement
const language = isDrawn && isLanguage(lang) ? lang : detectLanguage()
markDocument(language)
registerWorker(await (page ? startPublicPage(root, page, isDrawn, language) : startConsole(root, language)))
