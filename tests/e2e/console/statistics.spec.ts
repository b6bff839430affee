import { minimumOpenMs } from '@studio/domain/messages/contact'
import { untilHydrated } from '../support/prerenderedPage'
import { expect, test } from '../support/studio'

/* A visit is counted by the real function. Its cases are tested in tests/components/public/visits and tests/functions/visits. */

// Headless browsers name themselves, and bots are not counted.
test.use({
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36',
})

test('A visitor who opens the chat and sends an enquiry is in the owner’s statistics, without a cookie', async ({
  ownerPage: page,
  visitorPage: visitor,
}) => {
  await page.goto('/admin/statistics')
  await expect(page.getByText('Todavía no se ha contado ninguna visita.')).toBeVisible()

  await visitor.addInitScript(() => Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false }))
  await visitor.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'chat' }))
  // The code that counts visits, which sends them later.
  const counting = visitor.waitForResponse((response) => /countVisit/.test(response.url()) && response.ok())
  await visitor.goto('/')
  await untilHydrated(visitor)
  await counting
  const chat = visitor.waitForEvent('popup')
  await visitor.getByRole('banner').locator('[href^="https://wa.me/"]').click()
  await (await chat).close()
  await visitor.getByLabel('Nombre').fill('Ana')
  await visitor.getByLabel('Email').fill('ana@example.com')
  await visitor.getByLabel('Mensaje').fill('Quiero tres reels para mi tienda.')
  await visitor.getByLabel('Acepto la').check()
  // A form that is sent faster counts as a bot's.
  await expect.poll(() => visitor.evaluate(() => performance.now())).toBeGreaterThan(minimumOpenMs)
  await visitor.getByRole('button', { name: 'Enviar y abrir el chat' }).click()

  const rows = (name: string) => page.getByRole('table', { name }).locator('tbody tr')
  await expect(rows('De la visita a la consulta')).toHaveText([
    /^Visitas10$/,
    /^Abrieron el chat1 \(100\s?%\)0$/,
    /^Enviaron una consulta1 \(100\s?%\)0$/,
  ])
  await expect(rows('Clics en el chat por lugar')).toHaveText(['Encabezado10'])
  for (const section of ['Inicio de la página', 'Contacto'])
    await expect(rows('Secciones alcanzadas').filter({ hasText: section })).toHaveText(`${section}10`)
  await expect(rows('Idiomas')).toHaveText(['español10'])
  await expect(rows('Dispositivos')).toHaveText(['Computadora10'])
  expect(await visitor.context().cookies()).toEqual([])
})
