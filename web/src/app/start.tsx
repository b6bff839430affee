import type { i18n } from 'i18next'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createI18n, loadPublicTexts, loadTexts, markDocument } from '../i18n/i18n'
import { adoptPrerenderedStyles } from '../public/hydration/prerenderedStyles'
import { loadPage } from '../public/loadPage'
import type { Place } from '../public/place'

/** Makes the page interactive, and gives the words that it speaks. */
export async function start(place: Place): Promise<i18n> {
  markDocument(place.language)
  return place.page ? startPublicPage(place) : startConsole(place)
}

/** A prerendered page keeps its language. */
async function startPublicPage({ root, page = 'home', isPrerendered, language }: Place) {
  const [{ LandingApp }, Page, texts] = await Promise.all([
    import('../public/LandingApp'),
    loadPage(page),
    loadPublicTexts(language),
    isPrerendered && adoptPrerenderedStyles(),
  ])
  const i18n = createI18n(language, texts)
  if (page === 'privacy') await loadTexts(i18n, language, 'privacy')
  const app = <LandingApp i18n={i18n} Page={Page} />
  if (isPrerendered) hydrateRoot(root, app)
  else createRoot(root).render(app)
  return i18n
}

/** Sign-in, console and the 404 page. */
async function startConsole({ root, language }: Place) {
  const [{ App }, texts] = await Promise.all([import('./App'), loadPublicTexts(language)])
  const i18n = createI18n(language, texts)
  createRoot(root).render(<App i18n={i18n} />)
  return i18n
}
