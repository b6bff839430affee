import { collections } from '@studio/domain/collections'
import { minimumOpenMs } from '@studio/domain/messages/contact'
import type { Page } from 'playwright/test'
import { chatWith } from '../../support/chatWith'
import { messagesFrom, store } from '../../support/store'
import { untilHydrated } from '../support/prerenderedPage'
import { expect, test, toast, unique } from '../support/studio'
import { phoneInSpanish, setView, type View } from '../support/views'

/*
 * A visitor's enquiry is stored and reaches the owner. tests/components/messages/unread tests the notification's texts.
 * A trigger writes the mail, and these tests run without triggers: tests/functions/notices tests it.
 */

test.use({ serviceWorkers: 'allow' })

/** The number in the navigation, which is folded away on phones. */
const unread = (page: Page) => page.locator('#console-menu [data-unread]')
/** Time limit for notifying the owner, in ms. */
const within = { timeout: 10_000 }

/**
 * Records the open notifications that the worker was asked to show. The browser of these tests cannot show any, so the
 * page records them; all code before that is the product's.
 */
async function keepNotifications(page: Page) {
  await page.addInitScript(() => {
    const kept: { title: string; body?: string; tag?: string }[] = []
    Object.assign(window, { kept })
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' })
    ServiceWorkerRegistration.prototype.showNotification = async (title, { body, tag } = {}) => {
      kept.push({ title, ...(body && { body }), ...(tag && { tag }) })
    }
  })
}
const notifications = (page: Page) =>
  page.evaluate(() => (window as unknown as { kept: { title: string; body?: string; tag?: string }[] }).kept)

const text = 'Necesito diez reels <b>para</b> una marca de café.'

/** Fills in an enquiry, like a person, and sends it; the chat opens with its text. */
async function write(page: Page, email: string) {
  await page.getByLabel('Nombre').fill("Ana O'Neill-Muñoz")
  await page.getByLabel('Email').fill(`  ${email} `)
  await page.getByLabel('Mensaje').fill(text)
  await page.getByLabel('Tipo de video').selectOption('Reel / Short')
  await page.getByLabel('Presupuesto').selectOption({ index: 2 })
  await page.getByLabel('Enlace de referencia').fill('https://example.com/a')
  await page.getByLabel('Acepto la').check()
  // A form that is sent faster counts as a bot's.
  await expect.poll(() => page.evaluate(() => performance.now())).toBeGreaterThan(minimumOpenMs)
  const chat = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Enviar y abrir el chat' }).click()
  await expect(toast(page, '¡Mensaje enviado!')).toBeVisible()
  expect((await chat).url()).toContain('https://wa.me/')
  expect(decodeURIComponent((await chat).url())).toContain(text)
  await expect(page.getByLabel('Mensaje')).toHaveValue('')
  await expect(page.getByRole('group', { name: '¡Gracias! Así seguimos' })).toBeFocused()
}

test('A visitor’s enquiry is stored, counted in the navigation and the title within ten seconds, and announced once (es, 360 px; ar, 1440 px)', async ({
  ownerPage: page,
  visitorPage: visitor,
}) => {
  await visitor.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'chat' }))
  await visitor.goto('/#pricing')
  const asked = visitor.waitForEvent('popup')
  await visitor.getByRole('table').getByRole('link', { name: 'Empezar con Avanzado' }).click()
  expect((await asked).url()).toBe(chatWith('plan', { plan: 'Avanzado', duration: '61–180\u00a0s' }))

  await untilHydrated(visitor)
  await visitor.getByRole('slider', { name: '¿Cuánto dura tu video?' }).fill('61')
  await expect(visitor.getByRole('link', { name: 'Cotizar mi video de 61 segundos' })).toHaveAttribute(
    'href',
    chatWith('seconds', { plan: 'Avanzado', duration: '61 segundos' }),
  )

  // Two tabs of one browser, each with another language and width.
  const other = await page.context().newPage()
  const tabs = await Promise.all(
    [page, other].map(async (tab, at) => ({ tab, ...(await setView(tab, phoneInSpanish[at] as View)) })),
  )
  for (const { tab } of tabs) {
    await keepNotifications(tab)
    await tab.goto('/admin/projects')
    await expect(unread(tab)).toHaveText(/^[4٤]$/)
    await tab.evaluate(() => navigator.serviceWorker.ready)
  }
  const email = `${unique('ana').replace(' ', '.')}@example.com`
  await write(visitor, email)
  expect(await messagesFrom(email)).toMatchObject([
    {
      ...{ name: "Ana O'Neill-Muñoz", subject: 'reel', message: text, status: 'new', suspected: false },
      ...{ reference_link: 'https://example.com/a', budget: 'medio' },
    },
  ])

  for (const { tab, t } of tabs) {
    await expect(unread(tab)).toHaveText(/^[5٥]$/, within)
    await expect(tab).toHaveTitle(new RegExp(`^\\([5٥]\\) ${t('admin.projects.title')}`))
  }
  const [message] = (await store.collection(collections.messages).where('email', '==', email).get()).docs
  const shown = async () => (await Promise.all(tabs.map(({ tab }) => notifications(tab)))).flat()
  await expect.poll(shown).toHaveLength(1)
  // Either tab may have shown the notification, in its language.
  expect(tabs.map(({ t }) => t('admin.alerts.from', { name: "Ana O'Neill-Muñoz" }))).toContain(
    (await shown())[0]?.title,
  )
  expect(await shown()).toMatchObject([{ body: text, tag: `enquiry-${message?.id}` }])

  for (const { tab, t } of tabs) {
    await tab.goto('/admin')
    const news = tab.getByRole('region', { name: t('admin.dashboard.messages.title') })
    const newest = news.getByRole('listitem').first()
    await expect(newest).toContainText("Ana O'Neill-Muñoz")
    await expect(newest.getByRole('link')).toHaveAttribute('href', `/admin/messages?open=${message?.id}`)
  }

  // A click on it opens the enquiry in a console that is already open, without reloading it.
  for (const tab of page.context().pages()) await tab.evaluate(() => Object.assign(window, { isSame: true }))
  const [worker] = page.context().serviceWorkers()
  await worker?.evaluate((path) => {
    const notification = { close() {}, data: { path } }
    dispatchEvent(Object.assign(new Event('notificationclick'), { notification, waitUntil() {} }))
  }, `/admin/messages?open=${message?.id}`)
  const there = () =>
    page
      .context()
      .pages()
      .find((tab) => tab.url().includes(`/admin/messages?open=${message?.id}`))
  await expect.poll(there).toBeDefined()
  expect(await there()?.evaluate(() => 'isSame' in window)).toBe(true)
})
