import { defaultSettings } from '@studio/domain/defaultSettings'
import { paymentMethods } from '@studio/domain/plans'
import { publicTexts } from '../../web/src/i18n/locales/es/public'
import { chatWith } from './chatWith'
import { expect, test } from './studio'

const { payment, pricing } = publicTexts

const salesActions = [
  { place: 'header', name: /^Hablemos/, opens: chatWith('general') },
  { place: '#hero-title ~ *', name: /^Empezar por chat/, opens: chatWith('general') },
  { place: '#pilot', name: /^Quiero mi muestra/, opens: chatWith('pilot') },
  ...([pricing.basic, pricing.intermediate, pricing.advanced] as const).map(({ title, duration }) => ({
    place: '#pricing table',
    name: new RegExp(`^Cotizar ${title}`),
    opens: chatWith('plan', { plan: title, duration }),
  })),
  { place: '#pricing', name: /^Cotizar proyecto personalizado/, opens: chatWith('custom') },
  { place: '#faqs', name: /^Empezar por chat/, opens: chatWith('general') },
  { place: '#contact', name: /^Empezar por chat/, opens: chatWith('general') },
  { place: 'footer', name: /^Empezar por chat/, opens: chatWith('general') },
  { place: 'aside', name: /^Abrir chat/, opens: chatWith('general') },
]

test('Every sales action is a link that opens the chat in a new tab, with the text that belongs to it', async ({
  page,
}) => {
  await page.goto('/')
  for (const { place, name, opens } of salesActions) {
    const link = page.locator(place).getByRole('link', { name })
    await expect(link, `${place} ${name}`).toHaveAttribute('href', opens)
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', /noopener/)
  }
})

test('A click on a sales action opens the chat', async ({ page, context }) => {
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'chat' }))
  await page.goto('/#pricing')
  const chat = page.waitForEvent('popup')
  await page.getByRole('table').getByRole('link', { name: 'Cotizar Avanzado' }).click()
  expect((await chat).url()).toBe(chatWith('plan', { plan: 'Avanzado', duration: '61-180 s' }))
})

test('The plans are one table on wide screens, with the packs behind a line that opens', async ({ page }) => {
  await page.goto('/#pricing')
  const table = page.getByRole('table', { name: 'Comparación de planes' })
  await expect(table.getByRole('columnheader')).toHaveCount(4)
  await expect(table.getByRole('columnheader', { name: 'Intermedio' })).toContainText('Más popular')
  await expect(table.getByText('Más popular')).toHaveCount(1)
  await expect(table.getByRole('rowheader')).toHaveCount(11)
  for (const price of ['15', '22', '30']) await expect(table.getByRole('cell', { name: price }).first()).toBeVisible()
  await expect(page.getByRole('tablist', { name: 'Planes' })).toBeHidden()

  const packs = page.locator('#pricing details').filter({ visible: true })
  await expect(packs.locator('summary')).toContainText('Ver packs con descuento')
  await expect(packs.locator('summary')).toContainText('Ahorra hasta 20%')
  await expect(packs.getByRole('listitem').first()).toBeHidden()
  await packs.locator('summary').press('Enter')
  await expect(packs.getByRole('listitem').filter({ visible: true })).toHaveCount(9)
})

test('Each way to pay says in four steps how it goes and leads into the chat; Escape leads back to its card', async ({
  page,
}) => {
  await page.goto('/#payment')
  for (const method of paymentMethods) {
    const { title, text, steps } = payment[method]
    const card = page.locator('#payment').getByRole('button', { name: title })
    await card.click()
    const dialog = page.getByRole('dialog', { name: title })
    await expect(dialog).toHaveAccessibleDescription(text)
    expect(steps).toHaveLength(4)
    await expect(dialog.getByRole('listitem')).toHaveText([...steps])
    expect(await dialog.getByRole('list').evaluate((list) => list.tagName)).toBe('OL')
    await expect(dialog.getByRole('link', { name: 'Solicitar Información de Pago' })).toHaveAttribute(
      'href',
      chatWith('payment', { method: title }),
    )
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(card).toBeFocused()
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  const sections = ['showreel', 'services', 'portfolio', 'proceso', 'pilot', 'pricing', 'payment', 'testimonials']

  test('every section can be read, the chat can be opened and each way to pay is explained', async ({ page }) => {
    await page.goto('/')
    for (const id of sections) await expect(page.locator(`#${id} h2`), id).toBeVisible()
    await expect(page.locator('#services h3')).toHaveCount(6)
    await expect(page.locator('#proceso h3')).toHaveCount(5)
    await expect(page.getByRole('table', { name: 'Comparación de planes' })).toBeVisible()
    await page.locator('#faqs summary').first().click()
    await expect(page.locator('#faqs details[open] p')).toBeVisible()
    await expect(page.locator('#contact').getByRole('link', { name: defaultSettings.contact_info.email })).toBeVisible()
    await expect(page.locator('#contact form')).toBeHidden()
    for (const { place, name, opens } of salesActions) {
      await expect(page.locator(place).getByRole('link', { name }), `${place} ${name}`).toHaveAttribute('href', opens)
    }
    for (const [at, method] of paymentMethods.entries()) {
      const { title, steps } = payment[method]
      // Playwright looks for no text and no role inside of <noscript>.
      const explained = page.locator('#payment noscript').nth(at)
      await expect(explained.locator('li')).toHaveText([...steps])
      await expect(explained.locator('li').last()).toBeVisible()
      await expect(explained.locator(`a[href="${chatWith('payment', { method: title })}"]`)).toBeVisible()
    }
  })
})
