import { defaultSettings } from '@studio/domain/settings/settings'
import { publicTexts } from '../../../web/src/i18n/locales/es/public'
import { chooseLanguage, expect, test } from '../support/studio'

const { notFound } = publicTexts

test('A visitor reads in the browser’s language, sees the projects and testimonials of the studio, and chooses a language and a theme, which are remembered', async ({
  page,
  browser,
}) => {
  const inFrench = await browser.newPage({ locale: 'fr-FR' })
  for (const path of ['/', '/privacy']) {
    const response = await inFrench.goto(path)
    expect(await response?.text(), path).toContain('<html lang="fr"')
    await expect(inFrench.locator('html'), path).toHaveAttribute('lang', 'fr')
  }
  await inFrench.close()

  await page.goto('/#portfolio')
  await expect(page.locator('#portfolio article').first()).toBeVisible()
  expect(await page.locator('#portfolio article').count()).toBeGreaterThanOrEqual(6)
  await page.getByRole('link', { name: 'Testimonios' }).first().click()
  await expect(page.locator('#testimonials figure').first()).toBeVisible()
  expect(await page.locator('#testimonials figure').count()).toBeGreaterThanOrEqual(5)
  await expect(page.getByText('Ejemplo', { exact: true })).toHaveCount(0)

  const html = page.locator('html')
  await expect(html).toHaveAttribute('data-theme', 'dark')
  await page.getByRole('button', { name: 'Cambiar a tema claro' }).click()
  await expect(html).toHaveAttribute('data-theme', 'light')
  await page.reload()
  await expect(html).toHaveAttribute('data-theme', 'light')

  await chooseLanguage(page, 'العربية')
  await expect(page).toHaveURL(/\/ar\/$/)
  await expect(html).toHaveAttribute('dir', 'rtl')
  await expect(html).toHaveAttribute('lang', 'ar')
  await page.goto('/auth')
  await expect(html).toHaveAttribute('lang', 'ar')
  await expect(html).toHaveAttribute('data-theme', 'light')
})

test.describe('An unknown address', () => {
  test.use({ expectedErrors: /404/ })

  test('returns the 404 page with a link home, even below a language and without script, and is logged', async ({
    page,
    request,
  }) => {
    const html = await (await request.get('/any/other/path')).text()
    const told = /<noscript>.*<\/noscript>/s.exec(html)?.[0]
    for (const text of [notFound.title, notFound.text, `<a href="/">${notFound.home}</a>`]) expect(told).toContain(text)

    expect((await page.goto('/de/privacy'))?.status()).toBe(404)
    await expect(page.getByText('404', { exact: true })).toBeVisible()

    const logged = page.waitForEvent('console', (message) => message.text().includes('/any/other/path'))
    expect((await page.goto('/any/other/path'))?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible()
    await logged
    const home = page.getByRole('banner').getByRole('link')
    await expect(home).toHaveText(defaultSettings.site_info.name)
    await expect(home).toHaveAttribute('href', '/')
    await page.getByRole('link', { name: 'Return to Home' }).click()
    await expect(page).toHaveURL(/\/$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})

test.describe('A rendering error', () => {
  test.use({ expectedErrors: /./ })

  test('shows the fallback screen with its message, and is logged', async ({ ownerPage: page }) => {
    const torn = `Promise.resolve({ default: () => { throw new Error('torn film') } })`
    // The file that starts the console gets a component that throws in the console's place.
    await page.route('**/assets/start-*.js', async (route) => {
      const response = await route.fetch()
      const body = (await response.text()).replace(/import\(`\.\/shell-[^)]+\)\.then\([^)]+\)/, torn)
      await route.fulfill({ response, body })
    })
    const logged = page.waitForEvent('console', (message) => message.text().includes('could not be rendered'))
    await page.goto('/admin/import-export')
    await expect(page.getByRole('heading', { name: 'Algo salió mal' })).toBeVisible()
    await expect(page.getByText('torn film')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Recargar página' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Ir al inicio' })).toHaveAttribute('href', '/')
    await logged
  })
})
