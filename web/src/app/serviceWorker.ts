import { registerSW } from 'virtual:pwa-register'
import type { i18n } from 'i18next'
import { storedLanguage } from '../i18n/language'
import { keepChoiceForOffline } from '../i18n/offlineChoice'
import type { WorkerMessage } from './sw'

/** Makes the page work offline once it has loaded, and offers a new version when there is one. */
export function registerWorker(i18n: i18n) {
  const register = () => {
    const update = registerSW({
      immediate: true,
      onNeedRefresh: () => void offer(i18n, () => void update(true)),
      onRegisterError: (error: unknown) => console.warn('the page will not open offline', error),
    })
    void keepThisPage()
  }
  if (document.readyState === 'complete') register()
  else addEventListener('load', register, { once: true })
}

async function offer(i18n: i18n, take: () => void) {
  const [{ offerVersion }, registration] = await Promise.all([
    import('./newVersion'),
    navigator.serviceWorker.getRegistration(),
  ])
  const takeLater = () => registration?.waiting?.postMessage({ type: 'SKIP_WAITING' } satisfies WorkerMessage)
  await offerVersion(i18n, take, takeLater)
}

/** What this page loaded before there was a worker is handed to it. */
async function keepThisPage() {
  if (!('serviceWorker' in navigator)) return
  const isFirstVisit = !navigator.serviceWorker.controller
  const { active } = await navigator.serviceWorker.ready
  const stored = storedLanguage()
  if (stored) await keepChoiceForOffline(stored)
  if (!isFirstVisit) return
  const loaded = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin }) => origin === location.origin)
    .map(({ pathname }) => pathname)
  const message: WorkerMessage = {
    type: 'KEEP',
    page: location.pathname,
    assets: loaded.filter((path) => path.startsWith('/assets/')),
    pictures: loaded.filter((path) => /\.(webp|png|svg|jpe?g|avif)$/.test(path)),
  }
  active?.postMessage(message)
}
