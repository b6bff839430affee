import { vi } from 'vitest'

interface Shown {
  title: string
  options: NotificationOptions
}

/** A browser that can be asked for notifications and has a service worker, as far as the console sees of both. */
export function fakeBrowser(given: { permission?: NotificationPermission; answer?: NotificationPermission } = {}) {
  const worker = new EventTarget()
  const state = {
    permission: given.permission ?? 'granted',
    /** What the owner answers when the browser asks. */
    answer: given.answer ?? 'granted',
    asked: 0,
    isBroken: false,
    shown: [] as Shown[],
    badge: () => badge,
    /** The service worker tells of a pressed notification. */
    press: (path: string) => worker.dispatchEvent(new MessageEvent('message', { data: { type: 'OPEN', path } })),
  }
  let badge: number | 'dot' | undefined
  const registration = {
    showNotification: async (title: string, options: NotificationOptions) => {
      if (state.isBroken) throw new TypeError('no notifications here')
      state.shown.push({ title, options })
    },
    getNotifications: async () => [],
  }
  const notification = {
    get permission() {
      return state.permission
    },
    requestPermission: async () => {
      state.asked += 1
      state.permission = state.answer
      return state.permission
    },
  }
  vi.stubGlobal('Notification', notification)
  const define = (name: string, value: unknown) => Object.defineProperty(navigator, name, { configurable: true, value })
  define('serviceWorker', Object.assign(worker, { getRegistration: async () => registration }))
  const show = async (count?: number) => {
    badge = count ?? 'dot'
  }
  define('setAppBadge', show)
  define('clearAppBadge', () => show(0))
  return state
}
