import type { Page } from 'playwright/test'
import { expectNoFaults, still } from './faults'
import { expect, offlineErrors, setOffline, test } from './studio'

const card = (page: Page, name: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name, exact: true }) })
const figure = (page: Page) => card(page, 'Mensajes nuevos').getByRole('status')

test('The dashboard says welcome, and the buttons of its cards lead where they say', async ({ ownerPage: page }) => {
  for (const [name, button, address] of [
    ['Usuarios', 'Ver usuarios', /\/admin\/users$/],
    ['Configuración', 'Ver configuración', /\/admin\/settings$/],
    ['Proyectos', 'Ver proyectos', /\/admin\/projects$/],
    ['Mensajes nuevos', 'Ver mensajes nuevos', /\/admin\/messages\?status=new$/],
    ['Idiomas', 'Ver traducciones', /\/admin\/translations$/],
  ] as const) {
    await page.goto('/admin')
    await expect(page.getByText('Te damos la bienvenida a la consola')).toBeVisible()
    await card(page, name).getByRole('link', { name: button }).click()
    await expect(page).toHaveURL(address)
  }
})

test('It says how complete each language is', async ({ ownerPage: page }) => {
  await page.goto('/admin')
  await expect(card(page, 'Idiomas').getByRole('listitem')).toHaveCount(10)
  await expect(card(page, 'Idiomas').getByRole('listitem').first()).toHaveText(/Español\s*100\s*%/)
})

test('It has no fault that axe knows, in Spanish and in Arabic, and can be used by keyboard', async ({
  browser,
  ownerPage: page,
  ownerState,
}) => {
  await still(page)
  await page.goto('/admin')
  await expect(figure(page)).toHaveText(/^\d/)
  const figures = card(page, 'Mensajes por semana').getByText('Ver las cifras')
  await figures.focus()
  await page.keyboard.press('Enter')
  await expect(card(page, 'Mensajes por semana').getByRole('row')).toHaveCount(13)
  await expectNoFaults(page)
  const context = await browser.newContext({
    storageState: ownerState,
    locale: 'ar',
    viewport: { width: 360, height: 740 },
  })
  const arabic = await context.newPage()
  await still(arabic)
  await arabic.goto('/admin')
  await expect(arabic.getByRole('img', { name: /^الرسائل أسبوعيًا/ })).toBeVisible()
  await expect(arabic.locator('html')).toHaveAttribute('dir', 'rtl')
  expect(await arabic.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await expectNoFaults(arabic)
  await context.close()
})

test.describe('without the server', () => {
  test.use({ expectedErrors: new RegExp(`${offlineErrors.source}|RPC_ERROR|ERR_ABORTED|ERR_FAILED`) })

  test('nothing is said to be nothing that could not be counted', async ({ ownerPage: page }) => {
    await page.route(/:runAggregationQuery/, (route) => route.abort())
    await page.goto('/admin')
    await expect(card(page, 'Mensajes por semana').getByText('todavía no hay un recuento')).toBeVisible({
      timeout: 60_000,
    })
    await expect(figure(page)).toContainText('–')
  })

  test('the last count stays, and says from when it is', async ({ ownerPage: page }) => {
    await page.goto('/admin')
    await expect(figure(page)).toHaveText(/^\d+$/)
    await setOffline(page, true)
    await expect(figure(page)).toHaveText(/^\d+Recuento del .+/)
    await expect(card(page, 'Mensajes por semana').getByRole('img')).toBeVisible()
    await setOffline(page, false)
    await expect(figure(page)).toHaveText(/^\d+$/, { timeout: 60_000 })
  })
})
