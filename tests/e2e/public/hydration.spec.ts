import { publicTexts } from '../../../web/src/i18n/locales/es/public'
import { untilHydrated } from '../support/prerenderedPage'
import { expect, hold, offlineErrors, test, toast } from '../support/studio'

/* The page before and while its scripts load. */

const scripts = /\/assets\/.*\.js/

test('Before any script loads the studio’s work is visible, and theme, menu, questions and ways to pay respond; a sent form and a requested film are not lost', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 740 })
  const release = await hold(page, scripts)
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.locator('#portfolio h3')).toHaveCount(6)
  await page.getByRole('button', { name: 'Abrir menú' }).click()
  await page.getByRole('button', { name: 'Cambiar a tema claro' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  const link = page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Precios' })
  await link.click()
  await expect(link).toBeHidden()
  await expect(page.locator('#pricing')).toBeInViewport()
  await page.locator('#faqs summary').first().click()
  await expect(page.locator('#faqs details[open] p')).toBeVisible()
  await page.locator('#payment button').first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.getByRole('slider', { name: '¿Cuánto dura tu video?' }).fill('61')
  await page.getByLabel('Nombre').fill('Ana')
  await page.getByRole('button', { name: 'Enviar y abrir el chat' }).click()
  release()
  await untilHydrated(page)
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await expect(page.getByText('Por favor completa todos los campos requeridos')).toBeVisible()
  await expect(page.getByLabel('Nombre')).toHaveValue('Ana')
  await expect(page.getByRole('link', { name: 'Cotizar mi video de 61 segundos' })).toBeAttached()

  await page.unrouteAll()
  const again = await hold(page, scripts)
  await page.goto('/?again', { waitUntil: 'commit' })
  await page
    .locator('#portfolio')
    .getByRole('button', { name: /^Reproducir/ })
    .first()
    .click()
  again()
  await expect(page.getByRole('dialog', { name: /^Café Aurora/ })).toBeVisible()
})

test('A visit requests nothing from Firestore, and renders nothing again if the content is that of the page', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.addInitScript(() => {
    const counted = window as unknown as { changed: number }
    counted.changed = 0
    addEventListener('DOMContentLoaded', () => {
      const grid = document.querySelector('#portfolio ul')
      if (grid) new MutationObserver((all) => (counted.changed += all.length)).observe(grid, { childList: true })
    })
  })
  const content = page.waitForResponse(/\/api\/content\/es$/)
  await page.goto('/')
  expect((await content).ok()).toBe(true)
  await untilHydrated(page)
  await page.mouse.wheel(0, 3000)
  expect(await page.evaluate(() => (window as unknown as { changed: number }).changed)).toBe(0)
  const own = new URL(page.url()).origin
  expect(asked.filter((url) => !url.startsWith(own) && !url.startsWith('data:'))).toEqual([])
  // The film itself comes from another site, but its dialog needs nothing of the console.
  await page
    .locator('#portfolio')
    .getByRole('button', { name: /^Reproducir/ })
    .first()
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(asked.filter((url) => /firebase|firestore/i.test(url))).toEqual([])
})

test('A first visit loads the studio’s fonts, and in Spanish none of another script', async ({ page }) => {
  const fonts: string[] = []
  page.on('request', (request) => request.resourceType() === 'font' && fonts.push(new URL(request.url()).pathname))
  await page.goto('/')
  const used = await page.evaluate(() =>
    ['h1', 'body'].map((part) =>
      getComputedStyle(document.querySelector(part) ?? document.body)
        .fontFamily.split(',')[0]
        ?.replaceAll('"', ''),
    ),
  )
  await expect
    .poll(() =>
      page.evaluate(() =>
        [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family.replaceAll('"', '')),
      ),
    )
    .toEqual(expect.arrayContaining(used))
  expect(fonts.filter((path) => path.includes('cyrillic'))).toEqual([])
})

test.describe('If something fails to load', () => {
  test.use({
    expectedErrors: new RegExp(`api/content|content could not be fetched|PlayerDialog|${offlineErrors.source}`),
  })

  test('the page works: without the function it shows the prerendered work, without a film’s code an error, without its own code working links and menus', async ({
    page,
  }) => {
    for (const path of ['/', '/de/']) {
      await page.route('**/api/content/*', (route) => (path === '/' ? route.fulfill({ status: 503 }) : route.abort()))
      await page.goto(path)
      await untilHydrated(page)
      await expect(page.locator('#portfolio article')).toHaveCount(6)
      await expect(page.locator('#testimonials figure').first()).toBeVisible()
      await page.unrouteAll()
    }

    await page.route(/assets\/PlayerDialog-.*\.js/, (route) => route.abort())
    await page.goto('/#portfolio')
    await page
      .locator('#portfolio')
      .getByRole('button', { name: /^Reproducir/ })
      .first()
      .click()
    await expect(toast(page, publicTexts.common.offline)).toBeVisible()
    await expect(page.locator('#portfolio article').first()).toBeVisible()

    await page.route(/assets\/page-.*\.js/, (route) => route.abort())
    await page.goto('/?again')
    await expect(page.locator('#portfolio article').first()).toBeVisible()
    await page.getByRole('button', { name: 'Cambiar a tema claro' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
    await page.locator('#payment button').first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
  })
})
