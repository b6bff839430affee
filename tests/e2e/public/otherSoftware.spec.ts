import type { Page } from 'playwright/test'
import { publicTexts } from '../../../web/src/i18n/locales/es/public'
import { setGroup } from '../../support/siteSettings'
import { messagesFrom } from '../../support/store'
import { translatePage } from '../../support/translator'
import { untilHydrated } from '../support/prerenderedPage'
import { expect, hold, test, toast } from '../support/studio'

/* Other software that changes the page: translators, extensions, password managers, blockers. */

test.use({ expectedErrors: /the prerendered page was changed|ERR_BLOCKED_BY_CLIENT|AskVisitor/ })

async function fill(page: Page, email: string) {
  await page.getByLabel('Nombre').fill('Ana Muñoz')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Mensaje').fill('Necesito diez reels para una marca de café.')
  await page.getByLabel('Acepto la').check()
}

async function expectStoredOnce(page: Page, email: string) {
  await page.getByRole('button', { name: publicTexts.contact.form.submit }).click()
  await expect(toast(page, publicTexts.contact.form.success)).toBeVisible()
  await expect(page.getByText(publicTexts.contact.sent.title)).toBeVisible()
  await expect(page.locator('#portfolio article').first()).toBeAttached()
  expect(await messagesFrom(email)).toHaveLength(1)
}

test('On a page that is translated after loading and again later, an enquiry is stored once, a moved slider stays and the page keeps working', async ({
  page,
}) => {
  const email = 'translated@example.com'
  await page.addInitScript(translatePage)
  const release = await hold(page, /\/assets\/page.*\.js/)
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByRole('slider', { name: publicTexts.pricing.ruler.question }).fill('61')
  release()
  await untilHydrated(page)
  await expect(page.getByRole('link', { name: /^Cotizar mi video de 61 segundos/ })).toBeAttached()
  await page.evaluate(translatePage, {})
  await fill(page, email)
  await expectStoredOnce(page, email)
})

test('Extensions and password managers that change the page before its scripts load cause no error and no loss', async ({
  page,
}) => {
  const email = 'extended@example.com'
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const icon = () => Object.assign(document.createElement('div'), { className: 'manager-icon', textContent: '•' })
      document.documentElement.lang = 'en'
      document.documentElement.classList.add('extension')
      document.body.setAttribute('data-new-gr-c-s-check-loaded', '1')
      document.body.prepend(icon())
      document.body.append(icon())
      for (const field of document.querySelectorAll<HTMLElement>('input, textarea')) {
        field.setAttribute('data-lpignore', 'false')
        field.style.backgroundImage = 'none'
        field.after(icon())
      }
      document.querySelector('form')?.prepend(icon())
      const name = document.querySelector<HTMLInputElement>('[name=name]')
      if (name) name.value = 'Ana Muñoz'
    })
  })
  await page.goto('/')
  await untilHydrated(page)
  await expect(page.locator('[name=name]')).toHaveValue('Ana Muñoz')
  await fill(page, email)
  await expectStoredOnce(page, email)
})

test('A blocker that blocks the analytics code does not affect the page', async ({ page }) => {
  await setGroup('analytics', { google_analytics_id: 'G-ABCD1234', tracking_enabled: true })
  const refused: string[] = []
  await page.route(/assets\/(Analytics|AskVisitor)-.*\.js/, (route) => {
    refused.push(route.request().url())
    return route.abort('blockedbyclient')
  })
  await page.goto('/')
  await expect
    .poll(async () => {
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
      return refused.length
    })
    .toBeGreaterThan(0)
  await untilHydrated(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText(publicTexts.errorScreen.title)).toHaveCount(0)
})
