import type { i18n } from 'i18next'
import { hasStoredSession } from '../device/storedSession'
import { storedLanguage } from '../i18n/language'
import { keepChoiceForOffline } from '../i18n/offlineChoice'
import { pageIdle } from '../lib/pageIdle'
import type { WorkerMessage } from './sw'

/** Makes the page work offline once it has loaded, and sees to new versions. */
export function registerWorker(words: Promise<i18n>) {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return
  void pageIdle()
    .then(() => keep(words))
    .catch((error: unknown) => console.warn('the page will not open offline', error))
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
 * A new version is there. A visitor gets it with the next page: it is made ready when this one goes. Whoever works in
 * the console is asked.
 */
async function offer(worker: ServiceWorker, words: Promise<i18n>) {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
  const take = () => worker.postMessage({ type: 'SKIP_WAITING' } satisfies WorkerMessage)
  if (!hasStoredSession()) return addEventListener('pagehide', take)
  const { offerVersion } = await import('./newVersion')
  await offerVersion(await words, take)
}

/** What this page loaded before there was a worker is handed to it. */
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
