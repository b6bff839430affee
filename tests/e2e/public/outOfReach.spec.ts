import { publicTexts } from '../../../web/src/i18n/locales/es/public'
import { expect, hold, offlineErrors, test, toast, untilKept } from '../support/studio'

/* The page when something that it needs does not come. */

test.describe('offline', () => {
  test.use({ serviceWorkers: 'allow', expectedErrors: offlineErrors })

  test('after one visit the page opens with the projects it has seen, plays, and leads to what is kept', async ({
    page,
    context,
  }) => {
    await page.goto('/#portfolio')
    await expect(page.locator('#portfolio article').first()).toBeVisible()
    const title = await page.locator('#portfolio h3').first().innerText()
    const play = page.getByRole('button', { name: /^Reproducir/ }).first()
    await expect(play).toBeVisible()
    await untilKept(page)
    const isPlayerKept = () =>
      page.evaluate(async () => {
        const kept = await (await caches.open('assets')).keys()
        return kept.some(({ url }) => url.includes('/PlayerDialog-'))
      })
    await expect.poll(isPlayerKept).toBe(true)
    await context.setOffline(true)
    await page.reload()
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
    await play.click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByLabel('Idioma').selectOption('fr')
    await expect(page).toHaveURL(/\/fr\/$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    // Addresses that were never opened.
    for (const address of ['/de/', '/privacy']) {
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    }
  })
})

test.describe('when code cannot be fetched', () => {
  test.use({ expectedErrors: /PlayerDialog|Trust/ })

  test('a dialog says so, a part stays as it was prerendered, and so does the page', async ({ page }) => {
    await page.route(/assets\/(PlayerDialog|Trust)-.*\.js/, (route) => route.abort())
    await page.goto('/#portfolio')
    await page
      .getByRole('button', { name: /^Reproducir/ })
      .first()
      .click()
    await expect(toast(page, publicTexts.common.offline)).toBeVisible()
    await expect(page.locator('#portfolio article').first()).toBeVisible()

    const noticed = page.waitForEvent(
      'console',
      (message) => message.type() === 'error' && /Trust/.test(message.location().url + message.text()),
    )
    await page.goto('/?again#contact')
    await noticed
    await expect(page.locator('#faqs h2')).toBeVisible()
    await expect(page.locator('#pricing h2')).toBeVisible()
  })
})

test('Nothing waits for the styles of the lower part, and what is pressed before they come counts once they have', async ({
  page,
}) => {
  const release = await hold(page, /assets\/later-.*\.css/)
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  await page.getByRole('button', { name: 'Cambiar a tema claro' }).click()
  release()
  await expect(page.getByRole('button', { name: 'Cambiar a tema oscuro' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await page.locator('#pricing h2').scrollIntoViewIfNeeded()
  await expect(page.locator('#pricing')).not.toHaveCSS('padding-block-start', '0px')
  const rules = await page.evaluate(() => {
    const count = (isMeant: (sheet: CSSStyleSheet) => boolean) =>
      [...document.styleSheets].filter(isMeant).reduce((sum, { cssRules }) => sum + cssRules.length, 0)
    return {
      prerendered: count(({ href }) => href?.includes('/later-') ?? false),
      written: count(({ ownerNode }) => ownerNode instanceof HTMLStyleElement && 'styled' in ownerNode.dataset),
    }
  })
  // What the prerendered page does not have: a part that is still loading, a project that only the server knows.
  expect(rules.written).toBeLessThan(rules.prerendered / 10)
})

test('If the styles of the lower part do not come, the page writes them itself at the first interaction of a visitor', async ({
  browser,
}) => {
  const page = await browser.newPage()
  let isRefused = false
  await page.route('**/assets/later-*.css', (route) => {
    isRefused = true
    return route.abort()
  })
  await page.goto('/')
  const prices = page.locator('#pricing h2')
  await page.mouse.move(200, 200)
  await expect(prices).toBeVisible()
  await prices.scrollIntoViewIfNeeded()
  await expect(page.locator('#pricing')).not.toHaveCSS('padding-block-start', '0px')
  expect(isRefused).toBe(true)
  await page.close()
})

test.describe('when the server cannot be reached', () => {
  test.use({ serviceWorkers: 'allow', expectedErrors: /ERR_|Firestore/ })

  test('a device that has nothing says so, and shows no samples', async ({ page, context }) => {
    await page.route('**/google.firestore.v1.Firestore/**', (route) => route.abort())
    await page.goto('/#portfolio')
    await untilKept(page)
    await context.setOffline(true)
    await page.reload()
    await expect(page.getByText('Sin conexión: los proyectos aparecerán cuando vuelva la red.')).toBeVisible()
    await expect(page.getByText('Muestra', { exact: true })).toHaveCount(0)
  })
})
