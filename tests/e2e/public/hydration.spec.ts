import { collections } from '@studio/domain/collections'
import { restoreSettings, setGroup } from '../../support/siteSettings'
import { isHydrated, untilHydrated } from '../support/prerenderedPage'
import { expect, hold, offlineErrors, test } from '../support/studio'

test('A prerendered page that says what the settings say is not hydrated until the first interaction of a visitor', async ({
  browser,
  watched,
}) => {
  await restoreSettings()
  // Not the page of the other tests: that one moves its pointer by itself.
  const context = await browser.newContext()
  const page = await context.newPage()
  // A headless shell tells every page of a pointer in its corner.
  await page.addInitScript(() => {
    const ignoreCorner = (event: PointerEvent) =>
      event.clientX + event.clientY === 0 && event.stopImmediatePropagation()
    addEventListener('pointermove', ignoreCorner, true)
  })
  page.on('pageerror', (error) => watched.push(error.message))
  page.on('console', (message) => message.type() === 'error' && watched.push(message.text()))
  const settings = page.waitForResponse((response) => response.url().includes(`/documents/${collections.settings}?`))
  await page.goto('/')
  await (await settings).finished()
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  const header = page.locator('header')
  expect(await isHydrated(header)).toBe(false)
  await expect(page.locator('#portfolio article')).toHaveCount(0)
  await page.mouse.move(200, 200)
  await expect.poll(() => isHydrated(header)).toBe(true)
  await untilHydrated(page)
  await context.close()
})

test('What a visitor does before the page is interactive is not lost', async ({ page }) => {
  const release = await hold(page, /\/assets\/(main|index)-.*\.js/)
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Cambiar a tema claro' }).click()
  await page.getByLabel('Nombre').fill('Ana')
  await page.getByRole('button', { name: 'Enviar y abrir el chat' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  release()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await expect(page.getByText('Por favor completa todos los campos requeridos')).toBeVisible()
  await expect(page.getByLabel('Nombre')).toHaveValue('Ana')
})

test('On a slow line what was prerendered stays until its code is there, also when the settings come', async ({
  page,
}) => {
  await setGroup('site_info', { name: 'Otro nombre' })
  // The fewest sections that the page has had since it stood there.
  await page.addInitScript(() => {
    const counted = window as unknown as { fewest: number }
    addEventListener('DOMContentLoaded', () => {
      const count = () => document.querySelectorAll('main section').length
      counted.fewest = count()
      new MutationObserver(() => (counted.fewest = Math.min(counted.fewest, count()))).observe(document.body, {
        childList: true,
        subtree: true,
      })
    })
  })
  const release = await hold(page, /\/assets\/(Craft|Portfolio|Offer|Trust)-.*\.js/)
  await page.goto('/')
  const prerendered = await page.locator('main section').count()
  expect(prerendered).toBeGreaterThanOrEqual(11)
  await expect(page.locator('header').getByText('Otro nombre')).toBeVisible()
  release()
  await untilHydrated(page)
  expect(await page.evaluate(() => (window as unknown as { fewest: number }).fewest)).toBe(prerendered)
})

test.describe('A part of the page whose code is lost on the way', () => {
  test.use({ expectedErrors: offlineErrors })

  test('hydrates once the network is back, and a press made meanwhile counts', async ({ page, context }) => {
    await page.route('**/assets/Trust-*', (route) => route.abort('internetdisconnected'))
    const lost = page.waitForEvent('requestfailed', (request) => request.url().includes('/assets/Trust-'))
    await page.goto('/#contact')
    await lost
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Enviar y abrir el chat' }).click()
    await page.unrouteAll()
    await context.setOffline(false)
    await expect(page.getByText('El nombre debe tener al menos 2 caracteres').first()).toBeVisible()
  })
})
