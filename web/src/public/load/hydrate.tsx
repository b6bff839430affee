import type { i18n } from 'i18next'
import { type ComponentType, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createI18n, loadTexts } from '../../i18n/i18n'
import type { PublicTexts } from '../../i18n/locales/es/public'
import { layTexts } from '../../i18n/ownTexts'
import { GlobalStyle } from '../../theme/GlobalStyle'
import { beginWith, contentInPage } from '../data/content'
import { PublicApp } from './PublicApp'
import type { Place } from './place'

/** The page's code and texts, fetched at the same time as this module. */
interface Loaded {
  Page: ComponentType
  texts: PublicTexts
}

/**
 * Called if React rerendered a part from scratch, because an extension or a translator had changed the prerendered
 * page.
 */
const sayChanged = (error: unknown) => console.warn('the prerendered page was changed before it was hydrated', error)

/**
 * Makes a public page interactive. In development, where none is prerendered, it renders the page. Returns the page's
 * i18n.
 */
export async function hydratePage(
  { root, page, isPrerendered, language }: Place,
  { Page, texts }: Loaded,
): Promise<i18n> {
  const i18n = createI18n(language, texts)
  if (page === 'privacy') await loadTexts(i18n, language, 'privacy')
  const content = contentInPage()
  layTexts(i18n, content?.texts ?? {})
  beginWith(content)
  // Deferred, because a press hydrates its target at once, which React cannot do during its own work.
  const replay = () => void setTimeout(() => window.replayEarlyInput?.())
  const app = <PublicApp i18n={i18n} page={page} Page={Page} globalStyle={<GlobalStyle />} onReady={replay} />
  // A transition lets the browser respond in between.
  if (isPrerendered) startTransition(() => void hydrateRoot(root, app, { onRecoverableError: sayChanged }))
  else createRoot(root).render(app)
  return i18n
}
