import './beforeFrame'
import type { i18n } from 'i18next'
import { type ComponentType, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createI18n, loadTexts } from '../../i18n/i18n'
import type { PublicTexts } from '../../i18n/locales/es/public'
import { GlobalStyle } from '../../theme/GlobalStyle'
import { beginWith, contentInPage } from '../content/content'
import { PublicApp } from './PublicApp'
import type { Place } from './place'

/** What a page is made of beside this module, fetched at the same time. */
interface Loaded {
  Page: ComponentType
  texts: PublicTexts
}

/** React has rendered a part from scratch: an extension or a translator had changed the prerendered page before. */
const sayChanged = (error: unknown) => console.warn('the prerendered page was changed before it was hydrated', error)

/** Makes a public page interactive, and gives the words that it speaks. In development it is not there yet. */
export async function hydratePage(
  { root, page, isPrerendered, language }: Place,
  { Page, texts }: Loaded,
): Promise<i18n> {
  const i18n = createI18n(language, texts)
  if (page === 'privacy') await loadTexts(i18n, language, 'privacy')
  beginWith(contentInPage())
  // Not within React's own work: a press hydrates at once what it is for, which React cannot do meanwhile.
  const replay = () => void setTimeout(() => window.replayEarlyInput?.())
  const app = <PublicApp i18n={i18n} page={page} Page={Page} globalStyle={<GlobalStyle />} onReady={replay} />
  // A transition: React lets the browser answer in between.
  if (isPrerendered) startTransition(() => void hydrateRoot(root, app, { onRecoverableError: sayChanged }))
  else createRoot(root).render(app)
  return i18n
}
