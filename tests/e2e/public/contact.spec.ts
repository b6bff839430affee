import type { Page } from 'playwright/test'
import { chatWith } from '../../support/chatWith'
import { messagesFrom } from '../../support/store'
import { chooseLanguage, expect, test, toast, unique } from '../support/studio'

const text = 'Necesito diez reels para el lanzamiento de una marca de café en diciembre.'

async function fillContact(page: Page, email: string) {
  await page.getByLabel('Nombre').fill("Ana O'Neill-Muñoz")
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Mensaje').fill(text)
  await page.getByLabel('Acepto la').check()
}

test('A visitor opens the chat from a price, then sends an enquiry: it is stored, the chat opens, the form is empty again', async ({
  page,
  context,
}) => {
  const email = `${unique('ana').replace(' ', '.')}@example.com`
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'chat' }))
  await page.goto('/#pricing')
  const asked = page.waitForEvent('popup')
  await page.getByRole('table').getByRole('link', { name: 'Empezar con Avanzado' }).click()
  expect((await asked).url()).toBe(chatWith('plan', { plan: 'Avanzado', duration: '61–180\u00a0s' }))

  await fillContact(page, `  ${email} `)
  await page.getByLabel('Tipo de video').selectOption('Reel / Short')
  await page.getByLabel('Presupuesto').selectOption({ index: 2 })
  await page.getByLabel('Enlace de referencia').fill('https://example.com/a')
  const chat = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Enviar y abrir el chat' }).click()
  await expect(toast(page, '¡Mensaje enviado!')).toBeVisible()
  expect((await chat).url()).toContain('https://wa.me/')
  expect(decodeURIComponent((await chat).url())).toContain(text)
  await expect(page.getByLabel('Mensaje')).toHaveValue('')

  expect(await messagesFrom(email)).toMatchObject([
    {
      name: "Ana O'Neill-Muñoz",
      subject: 'reel',
      message: text,
      status: 'new',
      reference_link: 'https://example.com/a',
      budget: 'medio',
    },
  ])
})

test('What was typed outlives a change of the language and a look at the policy', async ({ page }) => {
  await page.goto('/#contact')
  await page.getByLabel('Nombre').fill('Ana')
  await page.locator('[name=message]').fill('Un reel')
  await expect(page.locator('#contact').getByText(/^7\D/)).toBeVisible()
  await page.locator('[name=budget]').selectOption({ index: 2 })
  await chooseLanguage(page, 'English')
  await expect(page).toHaveURL(/\/en\/$/)
  await page.locator('#contact').scrollIntoViewIfNeeded()
  await expect(page.locator('[name=name]')).toHaveValue('Ana')
  await page.locator('#contact a[href="/privacy"]').click()
  await expect(page).toHaveURL(/privacy$/)
  await page.goto('/en/#contact')
  await expect(page.locator('[name=message]')).toHaveValue('Un reel')
  await expect(page.locator('[name=budget]')).not.toHaveValue('')
})
