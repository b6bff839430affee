import { chatLink } from '@studio/domain/chat'
import { validationTexts } from '@studio/domain/validationTexts'
import type { Page } from 'playwright/test'
import { messagesFrom } from '../support/store'
import { expect, offlineErrors, test, toast, unique } from './studio'

const text = 'Necesito diez reels para el lanzamiento de una marca de café en diciembre.'

async function fillContact(page: Page, email: string) {
  await page.getByLabel('Nombre').fill("Ana O'Neill-Muñoz")
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Mensaje').fill(text)
  await page.getByLabel('Acepto la').check()
}
const send = (page: Page) => page.getByRole('button', { name: 'Enviar y abrir el chat' }).click()
const newEmail = () => `${unique('ana').replace(' ', '.')}@example.com`

test('A visitor sends an enquiry: it is stored, the chat opens, and the form is empty again', async ({
  page,
  context,
}) => {
  const email = newEmail()
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'chat' }))
  await page.goto('/#contact')
  await fillContact(page, `  ${email} `)
  await page.getByLabel('Tipo de video').selectOption('Reel / Short')
  await page.getByLabel('Presupuesto').selectOption({ index: 2 })
  await page.getByLabel('Enlace de referencia').fill('https://example.com/a')
  const chat = page.waitForEvent('popup')
  await send(page)
  await expect(toast(page, '¡Mensaje enviado!')).toBeVisible()
  expect((await chat).url()).toContain('https://wa.me/')
  expect(decodeURIComponent((await chat).url())).toContain(text)
  await expect(page.getByLabel('Mensaje')).toHaveValue('')
  await expect(page.getByText('0/1000 caracteres')).toBeVisible()

  const stored = await messagesFrom(email)
  expect(stored).toHaveLength(1)
  expect(stored[0]).toMatchObject({ name: "Ana O'Neill-Muñoz", subject: 'reel', message: text, status: 'new' })
  expect(stored[0]).toMatchObject({ reference_link: 'https://example.com/a', budget: 'medio' })
})

test('A robot that fills in the hidden field sees what a person sees, and its message is kept apart', async ({
  page,
}) => {
  const email = newEmail()
  await page.goto('/#contact')
  await fillContact(page, email)
  await page.locator('input[name=website]').evaluate((field: HTMLInputElement) => {
    field.value = 'https://robot.example'
  })
  await send(page)
  await expect(toast(page, '¡Mensaje enviado!')).toBeVisible()
  expect(await messagesFrom(email)).toMatchObject([{ suspected: true }])
})

test("Another site's page, and a body of more than 8 KB, are refused", async ({ page }) => {
  const post = (headers: Record<string, string>, message: string) =>
    page.request.post('/api/submitContact', { headers, data: { data: { message } } })
  const foreign = await post({ origin: 'https://evil.example' }, text)
  expect(foreign.status()).toBe(403)
  expect(foreign.headers()).not.toHaveProperty('access-control-allow-origin')
  const large = await post({}, 'a'.repeat(8192))
  expect(await large.json()).toMatchObject({ error: { status: 'INVALID_ARGUMENT', message: 'bodyTooLarge' } })
})

test('A blocked popup does not lose the chat: a real link appears', async ({ page }) => {
  await page.addInitScript(() => {
    window.open = () => null
  })
  const email = newEmail()
  await page.goto('/#contact')
  await fillContact(page, email)
  await send(page)
  const link = page.getByRole('link', { name: 'Abrir el chat' })
  await expect(link).toHaveAttribute('href', new RegExp(`^${chatLink('', '').split('?')[0]?.replace('/', '\\/')}`))
  await expect(link).toHaveAttribute('target', '_blank')
  expect(await messagesFrom(email)).toHaveLength(1)
})

test.describe('when the store fails', () => {
  test.use({ expectedErrors: /submitContact/ })

  test('no chat opens and the form keeps its content', async ({ page, context }) => {
    await page.route('**/api/submitContact', (route) =>
      route.fulfill({ status: 500, json: { error: { status: 'INTERNAL', message: 'internal' } } }),
    )
    await page.goto('/#contact')
    await fillContact(page, newEmail())
    await send(page)
    await expect(toast(page, 'Error al guardar el mensaje. Por favor intenta de nuevo.')).toBeVisible()
    await expect(page.getByLabel('Mensaje')).toHaveValue(text)
    expect(context.pages()).toHaveLength(1)
  })

  test('after it has stored the message, sending it again does not store it twice', async ({ page }) => {
    const email = newEmail()
    await page.route(
      '**/api/submitContact',
      async (route) => {
        await route.fetch()
        await route.fulfill({ status: 500, json: { error: { status: 'INTERNAL', message: 'internal' } } })
      },
      { times: 1 },
    )
    await page.goto('/#contact')
    await fillContact(page, email)
    await send(page)
    await expect(toast(page, 'Error al guardar el mensaje.')).toBeVisible()
    await send(page)
    await expect(toast(page, '¡Mensaje enviado!')).toBeVisible()
    expect(await messagesFrom(email)).toHaveLength(1)
  })

  test('because too many came, the visitor is told when to try again', async ({ page }) => {
    await page.route('**/api/submitContact', (route) =>
      route.fulfill({ status: 429, json: { error: { status: 'RESOURCE_EXHAUSTED', message: 'too many' } } }),
    )
    await page.goto('/#contact')
    await fillContact(page, newEmail())
    await send(page)
    await expect(toast(page, 'Recibimos muchos mensajes seguidos desde aquí. Espera una hora')).toBeVisible()
    await expect(page.getByLabel('Mensaje')).toHaveValue(text)
  })
})

test.describe('offline', () => {
  test.use({ expectedErrors: offlineErrors })

  test('the visitor is told so and nothing that was typed is lost', async ({ page, context }) => {
    await page.goto('/#contact')
    await fillContact(page, newEmail())
    await expect(page.getByText(`${text.length}/1000 caracteres`)).toBeVisible()
    await context.setOffline(true)
    await send(page)
    await expect(toast(page, 'Sin conexión: tu mensaje sigue aquí')).toBeVisible()
    await expect(page.getByLabel('Mensaje')).toHaveValue(text)
  })
})

const refusals = [
  { field: 'Nombre', value: 'A', says: validationTexts.nameShort },
  { field: 'Nombre', value: 'A'.repeat(101), says: validationTexts.nameLong },
  { field: 'Nombre', value: '<script>alert(1)</script>', says: validationTexts.nameCharacters },
  { field: 'Email', value: 'ana@', says: validationTexts.emailFormat },
  { field: 'Email', value: `${'a'.repeat(250)}@example.com`, says: validationTexts.emailLong },
  { field: 'Enlace de referencia', value: 'javascript:alert(1)', says: validationTexts.linkFormat },
  { field: 'Mensaje', value: 'corto', says: validationTexts.messageShort },
  { field: 'Mensaje', value: 'a'.repeat(1001), says: validationTexts.messageLong },
]

test('Each field says in words what is wrong with it', async ({ page }) => {
  await page.goto('/#contact')
  for (const { field, value, says } of refusals) {
    await expect(async () => {
      await page.getByLabel(field).fill(value)
      await page.getByLabel(field).blur()
      await expect(page.getByText(says, { exact: true })).toBeVisible({ timeout: 1000 })
    }).toPass()
  }
  await expect(page.getByText('1001/1000 caracteres')).toBeVisible()
})

test('Missing required fields and a missing consent are pointed out', async ({ page }) => {
  await page.goto('/#contact')
  await send(page)
  await expect(toast(page, validationTexts.fieldsMissing)).toBeVisible()
  await expect(page.getByText(validationTexts.consentMissing)).toBeVisible()
  await expect(page.getByLabel('Nombre')).toBeFocused()
})

test('What was said to have failed is said once, and goes when the visitor tries again', async ({ page }) => {
  await page.goto('/#contact')
  await send(page)
  await expect(toast(page, validationTexts.fieldsMissing)).toBeVisible()
  await fillContact(page, newEmail())
  await page.getByLabel('Nombre').fill('A')
  await send(page)
  await expect(page.getByRole('alert').filter({ hasText: 'No se pudo enviar' })).toHaveCount(1)
  await page.getByLabel('Nombre').fill('Ana')
  await send(page)
  await expect(toast(page, '¡Mensaje enviado!')).toBeVisible()
  await expect(page.getByText('No se pudo enviar')).toHaveCount(0)
})

test('What was typed outlives a change of the language and a look at the policy', async ({ page }) => {
  await page.goto('/#contact')
  await page.getByLabel('Nombre').fill('Ana')
  await page.locator('[name=message]').fill('Un reel')
  await expect(page.locator('#contact').getByText(/^7\D/)).toBeVisible()
  await page.locator('[name=budget]').selectOption({ index: 2 })
  await page.getByLabel('Idioma').selectOption('en')
  await expect(page).toHaveURL(/\/en\/$/)
  await page.locator('#contact').scrollIntoViewIfNeeded()
  await expect(page.locator('[name=name]')).toHaveValue('Ana')
  await page.locator('#contact a[href="/privacy"]').click()
  await expect(page).toHaveURL(/privacy$/)
  await page.goto('/en/#contact')
  await expect(page.locator('[name=message]')).toHaveValue('Un reel')
  await expect(page.locator('[name=budget]')).not.toHaveValue('')
})
