import { countedMessages, replaceInbox } from '../../support/messages'
import { expect, test } from '../support/studio'

test.describe('If a page’s code does not load', () => {
  test.use({ expectedErrors: /assets\/|dynamically imported|a part of the page could not be rendered/ })

  test('an error appears in its place, the rest keeps working, and a retry loads it', async ({ ownerPage: page }) => {
    const settings = /assets\/SettingsPage-.*\.js/
    await page.goto('/admin')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.route(settings, (route) => route.abort())
    const link = (name: string) => page.locator('#console-menu').getByRole('link', { name })
    await link('Configuración').click()
    await expect(page.getByText('Algo salió mal')).toBeVisible()
    await link('Proyectos').click()
    await expect(page.getByRole('heading', { level: 1, name: 'Proyectos' })).toBeVisible()
    await link('Configuración').click()
    await expect(page.getByText('Algo salió mal')).toBeVisible()
    await page.unroute(settings)
    await page.getByRole('button', { name: 'Reintentar' }).click()
    await expect(page.getByLabel('Nombre del sitio')).toBeVisible()
  })
})

test('Holding down J through 130 messages works in a browser that allows 100 changes of the address in 30 seconds', async ({
  ownerPage: page,
}) => {
  await replaceInbox(countedMessages(130, { status: 'read' }))
  await page.addInitScript(() => {
    const times: number[] = []
    for (const name of ['pushState', 'replaceState'] as const) {
      const own = History.prototype[name]
      History.prototype[name] = function (...step) {
        while (times[0] !== undefined && times[0] < performance.now() - 30_000) times.shift()
        if (times.length >= 100)
          throw new DOMException(`Attempt to use history.${name}() more than 100 times per 30 seconds`, 'SecurityError')
        times.push(performance.now())
        own.apply(this, step)
      }
    }
  })
  await page.goto('/admin/messages')
  await page.getByRole('link', { name: 'Ver el mensaje de Persona 130', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Persona 130')
  // A held key may come too fast for a message or two.
  await expect(async () => {
    for (let step = 0; step < 20; step += 1) await page.keyboard.press('j')
    await expect(dialog).toContainText('130 de 130', { timeout: 1000 })
  }).toPass()
  await expect(page).toHaveURL(/open=/)
})
