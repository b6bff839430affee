import { defaultSettings } from '@studio/domain/settings/settings'
import { chooseLanguage, expect, test } from '../support/studio'

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
    const lost = await request.get('/any/other/path', { headers: { 'accept-language': 'de-DE' } })
    const html = await lost.text()
    expect(html).toContain('<html lang="de"')
    expect(html).toMatch(/wa\.me.*mailto:.*href="\/ja\/"/s)
    for (const missing of ['/assets/none.js', '/samples/none.webp'])
      expect((await request.get(missing)).headers()['cache-control'], missing).toBe('no-cache')

    expect((await page.goto('/de/other'))?.status()).toBe(404)
    await expect(page.getByText('404', { exact: true })).toBeVisible()
    await expect(page.getByRole('link', { name: 'العربية' })).toHaveAttribute('href', '/ar/')

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

test('Addresses that people type, share or guess lead to the page, its policy and the site’s own files', async ({
  request,
}) => {
  for (const [path, language] of [
    ['/es', 'es'],
    ['/es/', 'es'],
    ['/DE', 'de'],
    ['/pt-br/', 'pt'],
    ['/zh-CN/?from=mail', 'zh'],
    ['/fr', 'fr'],
    ['/ar/privacy', 'ar'],
    ['/es/privacy', 'es'],
    ['/JA/Privacy/', 'ja'],
  ] as const) {
    const response = await request.get(path)
    expect(response.status(), path).toBe(200)
    expect(await response.text(), path).toContain(`<html lang="${language}"`)
  }
  for (const path of ['/privacy/', '/favicon.ico', '/apple-touch-icon.png', '/apple-touch-icon-precomposed.png'])
    expect((await request.get(path)).status(), path).toBe(200)
  expect(await (await request.get('/.well-known/security.txt')).text()).toMatch(/^Contact: mailto:.*\nExpires: 20/)
})

test.describe('Sign-in without script', () => {
  test.use({ javaScriptEnabled: false, locale: 'de-DE' })

  test('says in the reader’s language what is missing, on the dark ground, and leads back to the site', async ({
    page,
  }) => {
    await page.goto('/auth')
    await expect(page).toHaveTitle('Anmelden · Studio-Konsole')
    await expect(page.getByText('JavaScript')).toBeVisible()
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(20, 17, 15)')
    await expect(page.getByRole('link', { name: 'Deutsch' })).toHaveAttribute('href', '/de/')
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
