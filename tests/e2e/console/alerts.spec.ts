import { collections } from '@studio/domain/collections'
import type { Page } from 'playwright/test'
import { store } from '../../support/store'
import { expect, test, toast, unique } from '../support/studio'
import { lookAt, phoneInSpanish } from '../support/views'

/*
 * That somebody has written reaches the owner. What it shows and says is in tests/components/unread; the mail, which a
 * trigger writes, in tests/functions/enquiryMail: journeys run without triggers.
 */

test.use({ serviceWorkers: 'allow' })

/** The number on the rail, which a phone folds away. */
const unread = (page: Page) => page.locator('#console-menu [data-unread]')
/** How soon the owner has to know, in ms. */
const within = { timeout: 10_000 }

/**
 * Notifications that the worker has been asked for and that nobody has closed. The browser of the journeys has no place
 * to show any: the page keeps them, and everything up to there is the product's.
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

for (const view of phoneInSpanish)
  test(`What a visitor sends is on the rail and in the title within ten seconds, and announced once (${view.language}, ${view.width} px)`, async ({
    ownerPage: page,
    visitorPage: visitor,
  }) => {
    const { t } = await lookAt(page, view)
    const other = await page.context().newPage()
    await lookAt(other, view)
    const tabs = [page, other]
    for (const tab of tabs) {
      await keepNotifications(tab)
      await tab.goto('/admin/projects')
      await expect(unread(tab)).toHaveText('4')
      await tab.evaluate(() => navigator.serviceWorker.ready)
    }
    await visitor.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'chat' }))
    await visitor.goto('/#contact')
    const email = `${unique('ana').replace(' ', '.')}@example.com`
    await visitor.getByLabel('Nombre').fill('Ana Núñez')
    await visitor.getByLabel('Email').fill(email)
    await visitor.getByLabel('Mensaje').fill('Necesito diez reels <b>para</b> una marca de café.')
    await visitor.getByLabel('Acepto la').check()
    // Faster than a person it would be taken for a robot's.
    await visitor.waitForTimeout(3500)
    await visitor.getByRole('button', { name: 'Enviar y abrir el chat' }).click()
    await expect(toast(visitor, '¡Mensaje enviado!')).toBeVisible()

    for (const tab of tabs) {
      await expect(unread(tab)).toHaveText('5', within)
      await expect(tab).toHaveTitle(new RegExp(`^\\(5\\) ${t('admin.projects.title')}`))
    }
    const [message] = (await store.collection(collections.messages).where('email', '==', email).get()).docs
    const shown = async () => (await Promise.all(tabs.map(notifications))).flat()
    await expect.poll(shown).toEqual([
      {
        title: t('admin.alerts.from', { name: 'Ana Núñez' }),
        body: 'Necesito diez reels <b>para</b> una marca de café.',
        tag: `enquiry-${message?.id}`,
      },
    ])
    await page.goto('/admin')
    const newest = page
      .getByRole('region', { name: t('admin.dashboard.messages.title') })
      .getByRole('listitem')
      .first()
    await expect(newest).toContainText('Ana Núñez')
    await expect(newest.getByRole('link')).toHaveAttribute('href', `/admin/messages?open=${message?.id}`)
    // A press leads to it in a console that is open already, without loading it anew.
    for (const tab of tabs) await tab.evaluate(() => Object.assign(window, { isSame: true }))
    const [worker] = page.context().serviceWorkers()
    await worker?.evaluate((path) => {
      const notification = { close() {}, data: { path } }
      dispatchEvent(Object.assign(new Event('notificationclick'), { notification, waitUntil() {} }))
    }, `/admin/messages?open=${message?.id}`)
    const there = () => tabs.find((tab) => tab.url().includes(`/admin/messages?open=${message?.id}`))
    await expect.poll(there).toBeDefined()
    expect(await there()?.evaluate(() => 'isSame' in window)).toBe(true)
  })
