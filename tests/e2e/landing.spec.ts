import { validationTexts } from '@studio/domain/validationTexts'
import { expect, hold, offlineErrors, test } from './studio'

test.describe('a logo that does not load', () => {
  // The service worker would have kept the logo.
  test.use({ expectedErrors: /logos\/paypal\.svg/, serviceWorkers: 'block' })

  test('is replaced, and the console is told', async ({ page }) => {
    await page.route('**/logos/paypal.svg', (route) => route.abort())
    const logged = page.waitForEvent('console', (message) => message.text().includes('the logo of paypal did not load'))
    await page.goto('/#payment')
    const logo = page.locator('#payment').getByRole('button', { name: 'PayPal' }).locator('img')
    await logo.scrollIntoViewIfNeeded()
    await logged
    await expect(logo).toHaveAttribute('src', '/logos/placeholder.svg')
    await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  })
})

test('One question at a time stands open', async ({ page }) => {
  await page.goto('/#faqs')
  const questions = page.locator('#faqs details')
  await expect(questions).toHaveCount(8)
  for (const at of [0, 3]) {
    await questions.nth(at).locator('summary').click()
    await expect(questions.nth(at).locator('p')).toBeVisible()
    await expect(page.locator('#faqs details[open]')).toHaveCount(1)
  }
  await questions.nth(3).locator('summary').press('Enter')
  await expect(page.locator('#faqs details[open]')).toHaveCount(0)
})

test('The showreel says that it is to come, and tells more on hover, on focus and no more after Escape', async ({
  page,
}) => {
  await page.goto('/#showreel')
  await expect(page.locator('#showreel').getByText('Próximamente')).toBeVisible()
  const button = page.getByRole('button', { name: 'Especificaciones del showreel' })
  const tip = page.getByRole('tooltip').filter({ hasText: 'Showreel de 45-60 s' })
  await expect(button).toHaveAccessibleDescription('Showreel de 45-60 s, hasta 20 MB.')
  await expect(tip).toBeHidden()
  // While the page above is still growing, the button may leave the pointer.
  await expect(async () => {
    await page.mouse.move(0, 0)
    await button.hover()
    await expect(tip).toBeVisible({ timeout: 1000 })
  }).toPass()
  // What is drawn shows its tip before there is code that could shut it.
  await expect(async () => {
    await page.keyboard.press('Escape')
    await expect(tip).toBeHidden({ timeout: 500 })
  }).toPass()
  await page.mouse.move(0, 0)
  await button.hover()
  await expect(tip).toBeVisible()
  await page.mouse.move(0, 0)
  await expect(tip).toBeHidden()
  await button.focus()
  await expect(tip).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(tip).toBeHidden()
})

test.describe('a part of the page whose code is lost on the way', () => {
  test.use({ serviceWorkers: 'block', expectedErrors: offlineErrors })

  test('wakes once the network is back, and a press made meanwhile counts', async ({ page, context }) => {
    await page.route('**/assets/Trust-*', (route) => route.abort('internetdisconnected'))
    const lost = page.waitForEvent('requestfailed', (request) => request.url().includes('/assets/Trust-'))
    await page.goto('/#contact')
    await lost
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Enviar y abrir el chat' }).click()
    await page.unrouteAll()
    await context.setOffline(false)
    await expect(page.getByText(validationTexts.nameShort).first()).toBeVisible()
  })
})

test.describe('a visitor whose browser is French', () => {
  test.use({ locale: 'fr-FR' })

  for (const path of ['/', '/privacy']) {
    test(`opens ${path} in French`, async ({ page }) => {
      const response = await page.goto(path)
      expect(await response?.text()).toContain('<html lang="fr"')
      await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
    })
  }
})

// Fails until landing/zone.tsx keeps its zones from being drawn again with every answer of the store.
test('On a slow line what was drawn while building stays until its code is there', async ({ page }) => {
  const release = await hold(page, /\/assets\/(Craft|Portfolio|Offer|Trust)-.*\.js/)
  await page.goto('/')
  const drawn = await page.locator('main section').count()
  expect(drawn).toBeGreaterThanOrEqual(11)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.waitForTimeout(1000)
  expect(await page.locator('main section').count()).toBe(drawn)
  release()
  await expect(page.locator('#portfolio article').first()).toBeVisible()
})
