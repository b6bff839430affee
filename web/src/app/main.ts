import { isEraseDue } from '../device/eraseDue'
import { markDocument } from '../i18n/language'
import { loadPublicTexts } from '../i18n/publicTexts'
import { pageLoaded } from '../lib/pageIdle'
import { persistently } from '../lib/persistently'
import { loadPage } from '../public/load/loadPage'
import { findPlace } from '../public/load/place'
import { isConsolePath } from './consolePath'
import { fetchAhead } from './fetchAhead'
import { registerWorker } from './serviceWorker'
import { guardScripts } from './underPolicy'

guardScripts()
// If a sign-out was interrupted, the next page completes it, for any visitor.
if (isEraseDue())
  import('../firebase/session/erase')
    .then(({ eraseIfDue }) => eraseIfDue())
    .catch((error: unknown) => console.warn('erasure incomplete; the next page will finish it', error))
const found = findPlace()
// In development the 404 page is not prerendered.
const place = found.page || isConsolePath(location.pathname) ? found : { ...found, page: 'lost' as const }
markDocument(place.language)
registerWorker(start())

/** Makes the page interactive. A prerendered page works without scripts, so its visible parts load first. */
async function start() {
  const { page, language, isPrerendered } = place
  if (!page) {
    fetchAhead(language)
    return (await persistently(() => import('./start'))).start(place)
  }
  if (isPrerendered) await pageLoaded()
  const [, , { hydratePage }, Page, texts] = await persistently(() =>
    Promise.all([
      // Import the libraries by themselves, and first: each then runs in its own task, and the browser can respond to
      // input in between.
      import('react-dom/client'),
      import('styled-components'),
      import('../public/load/hydrate'),
      loadPage(page),
      loadPublicTexts(language),
    ]),
  )
  return hydratePage(place, { Page, texts })
}
