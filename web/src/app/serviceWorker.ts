import type { i18n } from 'i18next'
import { hasStoredSession } from '../device/storedSession'
import type { WorkerMessage } from '../device/workerMessage'
import { storedLanguage } from '../i18n/language'
import { keepChoiceForOffline } from '../i18n/offlineChoice'
import { pageIdle } from '../lib/pageIdle'
import { isConsolePath } from './consolePath'

/** Registers the service worker once the page is idle, for offline use and new versions. */
export function registerWorker(words: Promise<i18n>) {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return
  void pageIdle()
    .then(() => keep(words))
    .catch((error: unknown) => console.warn('the service worker could not be registered', error))
}

async function keep(words: Promise<i18n>) {
  const isFirstVisit = !navigator.serviceWorker.controller
  const registration = await navigator.serviceWorker.register('/sw.js')
  if (!isFirstVisit) {
    if (registration.waiting) void offer(registration.waiting, words)
    registration.addEventListener('updatefound', () => {
      const { installing } = registration
      installing?.addEventListener('statechange', () => {
        if (installing.state === 'installed') void offer(installing, words)
      })
    })
  }
  await keepThisPage(isFirstVisit)
}

/**
 * Offers a new version. For a visitor it takes over when this page closes. An admin is asked first; accepting reloads
 * this page and the console's tabs. A visitor's other tabs are not reloaded: someone may be writing there.
 */
async function offer(worker: ServiceWorker, words: Promise<i18n>) {
  const take = () => worker.postMessage({ type: 'SKIP_WAITING' } satisfies WorkerMessage)
  // Another tab may have signed in meanwhile.
  if (!hasStoredSession()) return addEventListener('pagehide', () => hasStoredSession() || take())
  let isTakenHere = false
  const reload = () => (isTakenHere || isConsolePath(location.pathname)) && location.reload()
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true })
  const { offerVersion } = await import('./newVersion')
  await offerVersion(await words, () => {
    isTakenHere = true
    take()
  })
}

/** Tells the worker which files this page loaded before the worker existed. */
async function keepThisPage(isFirstVisit: boolean) {
  const { active } = await navigator.serviceWorker.ready
  const stored = storedLanguage()
  if (stored) await keepChoiceForOffline(stored)
  if (!isFirstVisit) return
  const loaded = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin }) => origin === location.origin)
    .map(({ pathname }) => pathname)
  active?.postMessage({
    type: 'KEEP',
    page: location.pathname,
    assets: loaded.filter((path) => path.startsWith('/assets/')),
    pictures: loaded.filter((path) => /\.(webp|png|svg|jpe?g|avif)$/.test(path)),
  } satisfies WorkerMessage)
}
