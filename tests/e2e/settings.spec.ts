import { restoreSettings, setGroup as set } from '../support/siteSettings'
import { playGoogleAnalytics, tagRequests } from './google'
import { violations, watchPolicy } from './policy'
import { expect, test } from './studio'

/** What is set here shows on everybody's page, so these tests run alone, after all others (playwright.config.ts). */
test.describe.configure({ mode: 'serial' })
test.afterAll(restoreSettings)

test('The studio’s name, phone, e-mail, social links and title show at once what the owner has set', async ({
  page,
}) => {
  await page.goto('/')
  await set('site_info', { name: 'Corte Fino' })
  await set('contact_info', { email: 'ana@corte.example', whatsapp: '+57 311 222 3333' })
  await set('social_media', { instagram: '', youtube: 'https://www.youtube.com/@cortefino' })
  await set('seo_defaults', { meta_title: 'Corte Fino | Video' })
  await expect(page.getByRole('link', { name: 'Corte Fino' }).first()).toBeVisible()
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'ana@corte.example' })).toHaveAttribute(
    'href',
    'mailto:ana@corte.example',
  )
  await expect(page.getByRole('link', { name: 'Empezar por chat' }).first()).toHaveAttribute(
    'href',
    /wa\.me\/573112223333/,
  )
  await expect(page.getByRole('contentinfo').getByRole('link', { name: /YouTube/ })).toBeVisible()
  await expect(page.getByRole('contentinfo').getByRole('link', { name: /Instagram/ })).toHaveCount(0)
  await expect(page).toHaveTitle('Corte Fino | Video')
})

test('Under maintenance visitors read the message, and an admin sees the site with a notice', async ({
  page,
  ownerPage,
}) => {
  await page.goto('/')
  await ownerPage.goto('/')
  await set('maintenance', { enabled: true, message: 'Estamos rodando. Volvemos el lunes.' })
  await expect(page.getByText('Estamos rodando. Volvemos el lunes.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Volvemos pronto')
  await expect(page.getByRole('link', { name: 'Empezar por chat' })).toHaveCount(0)
  const notice = ownerPage.getByText('solo los administradores lo ven')
  await expect(notice).toBeVisible()
  for (const width of [360, 1440]) {
    await ownerPage.setViewportSize({ width, height: 740 })
    const top = () => notice.evaluate((one) => one.getBoundingClientRect().top)
    const header = ownerPage.getByRole('banner')
    await expect.poll(top).toBeGreaterThanOrEqual(await header.evaluate((one) => one.getBoundingClientRect().bottom))
    await expect(notice).toBeInViewport({ ratio: 1 })
  }
  await expect(ownerPage.getByRole('link', { name: 'Empezar por chat' }).first()).toBeVisible()
  await set('maintenance', {})
  await expect(page.getByRole('link', { name: 'Empezar por chat' }).first()).toBeVisible()
})

test('Under maintenance an admin who does nothing but look sees the whole site', async ({ ownerPage }) => {
  await set('maintenance', { enabled: true, message: 'Estamos rodando. Volvemos el lunes.' })
  await ownerPage.setViewportSize({ width: 1440, height: 740 })
  await ownerPage.goto('/')
  await expect(ownerPage.getByText('solo los administradores lo ven')).toBeVisible()
  await expect(ownerPage.getByRole('heading', { level: 1 })).toBeInViewport()
  await expect(ownerPage.locator('#services').getByRole('heading', { level: 3 })).toHaveCount(6)
  await set('maintenance', {})
})

test('Under maintenance also a visitor who does nothing but look reads the message', async ({ browser }) => {
  await set('maintenance', { enabled: true, message: 'Estamos rodando. Volvemos el lunes.' })
  const page = await browser.newPage({ locale: 'es-CO' })
  await page.goto('/')
  await expect(page.getByText('Estamos rodando. Volvemos el lunes.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Empezar por chat' })).toHaveCount(0)
  await set('maintenance', {})
  await page.reload()
  await expect(page.getByRole('link', { name: 'Empezar por chat' }).first()).toBeVisible()
  await page.close()
})

test('Nothing is measured unless the owner wants it, the id is right, and the visitor agrees', async ({
  page,
  context,
}) => {
  const asked: string[] = []
  await context.route(/googletagmanager|google-analytics/, (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/javascript', body: '' })
  })
  const notice = page.getByRole('region', { name: 'Aviso de analítica' })

  await set('analytics', { google_analytics_id: 'G-ABCD1234', tracking_enabled: false })
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Empezar por chat' }).first()).toBeVisible()
  await set('analytics', { google_analytics_id: '<script>', tracking_enabled: true })
  await expect(notice).toHaveCount(0)

  await set('analytics', { google_analytics_id: 'G-ABCD1234', tracking_enabled: true })
  await expect(notice).toBeVisible()
  expect(asked).toEqual([])
  await notice.getByRole('button', { name: 'No, gracias' }).click()
  await expect(notice).toHaveCount(0)
  await page.reload()
  await page.waitForTimeout(1500)
  expect(asked).toEqual([])

  await page.evaluate(() => localStorage.removeItem('studio.analytics'))
  await page.reload()
  await notice.getByRole('button', { name: 'Aceptar' }).click()
  await expect.poll(() => asked).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-ABCD1234'])

  await page.goto('/privacy')
  await page.getByRole('button', { name: 'Cambiar mi decisión sobre analítica' }).click()
  await expect(notice).toBeVisible()
})

test('Google Analytics, once the owner wants it and the visitor agrees, does all its work under the policy', async ({
  page,
  context,
}) => {
  await watchPolicy(page)
  const asked = await playGoogleAnalytics(context)
  await set('analytics', { google_analytics_id: 'G-ABCD1234', tracking_enabled: true })
  await page.goto('/')
  await page.getByRole('region', { name: 'Aviso de analítica' }).getByRole('button', { name: 'Aceptar' }).click()
  await expect
    .poll(() => [...asked].sort())
    .toEqual([...tagRequests, 'www.googletagmanager.com/gtag/js?id=G-ABCD1234'].sort())
  expect(await page.evaluate(() => document.cookie)).toContain('_ga=')
  expect(violations(page)).toEqual([])
})
