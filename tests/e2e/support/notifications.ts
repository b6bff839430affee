import type { PushNotice } from '@studio/domain/messages/notices/pushDevice'
import { expect, type Page } from 'playwright/test'
import { siteUrl } from '../../support/site.ts'

/** A notification as the device shows it. */
interface Shown {
  title: string
  body: string
  tag: string
  lang: string
  silent: boolean
  actions: string[]
}

/** The service worker's global scope, with what the device was asked to do. */
type Scope = typeof globalThis & {
  registration: ServiceWorkerRegistration
  clients: { openWindow: (address: string) => Promise<null> }
  device: { badge: number; opened: string[] }
}

/**
 * Returns functions that deliver push messages to a page's service worker, as a push service does, and press its
 * notifications. Headless builds of Chromium have no place for notifications: for these the worker gets a stand-in that
 * holds one per tag. A full browser shows real ones. Only a person's press may open a window, so addresses are recorded.
 */
export async function pushTo(page: Page) {
  const context = page.context()
  const origin = siteUrl()
  await context.grantPermissions(['notifications'], { origin })
  await page.evaluate(() => navigator.serviceWorker.ready)
  const cdp = await context.newCDPSession(page)
  const registered = Promise.withResolvers<string>()
  cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
    if (first) registered.resolve(first.registrationId)
  })
  await cdp.send('ServiceWorker.enable')
  const registrationId = await registered.promise
  const [worker] = context.serviceWorkers()
  if (!worker) throw new Error('there is no service worker')
  await worker.evaluate(() => {
    const scope = globalThis as Scope
    const device = { badge: -1, opened: [] as string[] }
    const setAppBadge = async (count = 0) => {
      device.badge = count
    }
    const openWindow = async (address: string) => {
      device.opened.push(address)
      return null
    }
    Object.assign(scope, { device })
    Object.assign(scope.clients, { openWindow })
    Object.defineProperty(navigator, 'setAppBadge', { value: setAppBadge })
    if (Notification.permission === 'granted') return
    const shown = new Map<string, object>()
    Object.assign(ServiceWorkerRegistration.prototype, {
      showNotification: async (title: string, options: NotificationOptions) => {
        const tag = options.tag ?? ''
        shown.set(tag, { title, ...options, close: () => shown.delete(tag) })
      },
      getNotifications: async () => [...shown.values()],
    })
  })

  const notifications = () =>
    worker.evaluate(async (): Promise<Shown[]> => {
      const shown = await (globalThis as Scope).registration.getNotifications()
      return shown.map((one) => {
        const { title, body, tag, lang, silent, actions } = one as Notification & { actions: { title: string }[] }
        return { title, body, tag, lang, silent: Boolean(silent), actions: actions.map(({ title: text }) => text) }
      })
    })

  return {
    notifications,

    /** Delivers a push message, and waits until its notification is shown. */
    deliver: async (notice: PushNotice) => {
      await cdp.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(notice) })
      await expect.poll(async () => (await notifications()).map(({ tag }) => tag)).toContain(notice.tag)
    },

    /** Presses a notification or one of its buttons. */
    press: (tag: string, action = '') =>
      worker.evaluate(
        async ([wanted, button]) => {
          const shown = await (globalThis as Scope).registration.getNotifications()
          const notification = shown.find((one) => one.tag === wanted)
          const pressed = { notification, action: button, waitUntil() {} }
          dispatchEvent(Object.assign(new Event('notificationclick'), pressed))
        },
        [tag, action] as const,
      ),

    badge: () => worker.evaluate(() => (globalThis as Scope).device.badge),
    opened: () => worker.evaluate(() => (globalThis as Scope).device.opened),
  }
}
