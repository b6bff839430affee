import { pushNotice } from '@studio/domain/messages/notices/pushNotice'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { chatIn, showPush } from '../../../web/src/app/pushMessages'

/* The service worker's part: a push message becomes a notification. */

const enquiry = {
  id: 'abc',
  name: 'Ana Núñez',
  message: 'Mi número es +57 300 123 4567.',
  language: 'fr',
  created_at: 1000,
} as const
const night = { from: '22:00', to: '07:00' }

interface Shown extends NotificationOptions {
  title: string
  actions?: { action: string; title: string }[]
}

/** Delivers a push message. Returns what the browser was asked to show. */
async function deliver(json: () => unknown): Promise<Shown> {
  const shown: Shown[] = []
  const showNotification = async (title: string, options?: NotificationOptions) =>
    void shown.push({ title, ...options })
  await showPush({ showNotification } as unknown as ServiceWorkerRegistration, { json } as PushMessageData)
  expect(shown).toHaveLength(1)
  return shown[0] as Shown
}
const notice = (quiet: typeof night | null = null, given: { message?: string } = {}) =>
  pushNotice({ ...enquiry, ...given }, { language: 'ar', quiet }, 3)

let badge: number | undefined
beforeEach(() => {
  badge = undefined
  const setAppBadge = async (count: number) => {
    badge = count
  }
  Object.defineProperty(navigator, 'setAppBadge', { configurable: true, value: setAppBadge })
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => vi.useRealTimers())

test('A push message becomes one notification per enquiry, with both actions, the language and the number of new enquiries', async () => {
  const shown = await deliver(() => notice())
  expect(shown).toMatchObject({
    title: 'رسالة من Ana Núñez',
    tag: 'enquiry-abc',
    lang: 'ar',
    dir: 'rtl',
    silent: false,
  })
  expect(shown.actions).toEqual([
    { action: 'open', title: 'فتح' },
    { action: 'chat', title: 'محادثة' },
  ])
  expect(badge).toBe(3)
  expect(chatIn(shown.data)).toBe('https://wa.me/573001234567?text=')
})

test('Without a number there is no action for a chat', async () => {
  const shown = await deliver(() => notice(null, { message: 'Quiero un reel.' }))
  expect(shown.actions?.map(({ action }) => action)).toEqual(['open'])
  expect(chatIn(shown.data)).toBeUndefined()
})

test.each([
  [23, true],
  [3, true],
  [12, false],
])('At %i o’clock the quiet hours make it silent: %s', async (hour, silent) => {
  vi.setSystemTime(new Date(2026, 10, 27, hour))
  expect(await deliver(() => notice(night))).toMatchObject({ silent })
})

test.each<[string, () => unknown]>([
  ['from another version', () => ({ title: 5 })],
  [
    'that is no JSON',
    () => {
      throw new SyntaxError('no JSON')
    },
  ],
])('A message %s still shows something, which leads to the inbox', async (_, json) => {
  expect(await deliver(json)).toMatchObject({ title: location.host, data: { path: '/admin/messages' } })
})

test('A notification never opens a foreign address as a chat', () =>
  expect(chatIn({ path: '/admin', chat: 'https://evil.example/wa.me/' })).toBeUndefined())
