import { vi } from 'vitest'

interface Shown {
  title: string
  options: NotificationOptions
}

/** Fakes a browser with notifications and a service worker, as far as the console uses them. */
export function fakeBrowser(given: { permission?: NotificationPermission; answer?: NotificationPermission } = {}) {
  const worker = new EventTarget()
  const state = {
    permission: given.permission ?? 'granted',
    /** True while this browser has an address at its push service. */
    isSubscribed: (given.permission ?? 'granted') === 'granted',
    /** The owner's answer to the browser's prompt. */
    answer: given.answer ?? 'granted',
    asked: 0,
    isBroken: false,
    shown: [] as Shown[],
    badge: () => badge,
    /** Simulates the service worker's message about a clicked notification. */
    press: (path: string) => worker.dispatchEvent(new MessageEvent('message', { data: { type: 'OPEN', path } })),
  }
  let badge: number | 'dot' | undefined
  const subscription = {
    endpoint: 'https://push.example/device',
    options: { applicationServerKey: null },
    toJSON: () => ({ endpoint: 'https://push.example/device', keys: { p256dh: 'p', auth: 'a' } }),
    unsubscribe: async () => {
      state.isSubscribed = false
      return true
    },
  }
  const registration = {
    pushManager: {
      getSubscription: async () => (state.isSubscribed ? subscription : null),
      subscribe: async () => {
        state.isSubscribed = true
        return subscription
      },
    },
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

/** Gives the page its own browser back: files share a page. */
export function restoreBrowser() {
  vi.unstubAllGlobals()
  for (const name of ['serviceWorker', 'setAppBadge', 'clearAppBadge']) Reflect.deleteProperty(navigator, name)
}
