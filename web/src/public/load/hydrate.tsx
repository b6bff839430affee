import type { i18n } from 'i18next'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createI18n, loadPublicTexts, loadTexts } from '../../i18n/i18n'
import { GlobalStyle } from '../../theme/GlobalStyle'
import { beginWith, contentInPage } from './content'
import { loadPage } from './loadPage'
import { PublicApp } from './PublicApp'
import type { Place, PublicPage } from './place'

/** Makes a public page interactive, and gives the words that it speaks. In development it is not there yet. */
export async function hydratePage({ root, isPrerendered, language }: Place, page: PublicPage): Promise<i18n> {
  const [Page, texts] = await Promise.all([loadPage(page), loadPublicTexts(language)])
  const i18n = createI18n(language, texts)
  if (page === 'privacy') await loadTexts(i18n, language, 'privacy')
  beginWith(contentInPage())
  const replay = () => window.replayEarlyInput?.()
  const app = <PublicApp i18n={i18n} Page={Page} globalStyle={<GlobalStyle />} onReady={replay} />
  // A transition: React lets the browser answer in between.
  if (isPrerendered) startTransition(() => void hydrateRoot(root, app))
  else createRoot(root).render(app)
  return i18n
}
