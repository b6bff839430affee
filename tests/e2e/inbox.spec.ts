import type { ContactMessage } from '@studio/domain/message'
import type { Page } from 'playwright/test'
import { replaceInbox } from '../support/messages'
import { expectNoFaults, still } from './faults'
import { expect, test } from './studio'

/** These tests need the whole inbox for themselves, so they run after all others (playwright.config.ts). */
test.describe.configure({ mode: 'serial' })
test.afterAll(() => replaceInbox([]))

const minute = 60_000
const day = 24 * 60 * minute

/** So many messages, one a minute, the newest first. */
const many = (count: number, given: Partial<ContactMessage> = {}) =>
  Array.from({ length: count }, (_, at) => ({
    ...given,
    name: `Persona ${count - at}`,
    created_at: new Date(Date.now() - at * minute),
  }))

const counts = (page: Page) => page.getByRole('region', { name: 'Mensajes en total' }).getByRole('definition')
const loaded = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })

test('An empty inbox says so, in Spanish and in Arabic', async ({ browser, ownerPage: page, ownerState }) => {
  await replaceInbox([])
  await still(page)
  await page.goto('/admin/messages')
  await expect(page.getByText('No hay mensajes.')).toBeVisible()
  await expect(counts(page)).toHaveText(['0', '0', '0', '0'])
  await expectNoFaults(page)
  const context = await browser.newContext({ storageState: ownerState, locale: 'ar' })
  const arabic = await context.newPage()
  await arabic.goto('/admin/messages')
  await expect(arabic.getByText('لا توجد رسائل.')).toBeVisible()
  await context.close()
})

test('The counts say how many messages of each status there are, and follow what happens', async ({
  ownerPage: page,
}) => {
  await replaceInbox([
    ...many(4),
    ...many(3, { status: 'read' }),
    ...many(2, { status: 'replied' }),
    ...many(1, { status: 'archived' }),
    ...many(5, { suspected: true }),
  ])
  await page.goto('/admin/messages')
  await expect(counts(page)).toHaveText(['4', '3', '2', '10'])
  await page.getByRole('button', { name: 'Ver el mensaje de Persona 4', exact: true }).click()
  await page.keyboard.press('Escape')
  await expect(counts(page)).toHaveText(['3', '4', '2', '10'])
  await replaceInbox(many(2))
  await expect(counts(page)).toHaveText(['2', '0', '0', '2'])
})

test('What looks like a robot’s is kept apart, and can be looked at', async ({ ownerPage: page }) => {
  await replaceInbox([...many(1), ...many(1, { suspected: true, email: 'robot@example.com' })])
  await page.goto('/admin/messages')
  await expect(page.getByRole('rowheader')).toHaveCount(1)
  await expect(page.getByText('robot@example.com')).toHaveCount(0)
  await page.getByLabel('Filtrar por estado').selectOption({ label: 'Sospechosos' })
  await expect(page.getByText('Parecen enviados por un robot')).toBeVisible()
  await expect(page.getByRole('rowheader')).toHaveCount(1)
  await expect(page.getByText('robot@example.com')).toBeVisible()
})

test('The inbox loads the newest 50, more on demand, and a search says how far it has looked', async ({
  ownerPage: page,
}) => {
  await replaceInbox(many(130))
  await page.goto('/admin/messages')
  await expect(loaded(page, 'Cargados: 50 de 130')).toBeVisible()
  await expect(page.getByRole('rowheader')).toHaveCount(50)
  await expect(page.getByRole('rowheader').first()).toHaveText('Persona 130')

  await page.getByLabel('Buscar en los mensajes').fill('Persona 75')
  await expect(page.getByText('La búsqueda abarca solo los 50 mensajes más recientes')).toBeVisible()
  await expect(page.getByText('Ninguno de los mensajes cargados coincide')).toBeVisible()
  await page.getByRole('button', { name: 'Cargar 50 más y seguir buscando' }).click()
  await expect(page.getByRole('rowheader')).toHaveText('Persona 75')
  await expect(page.getByText('La búsqueda abarca solo los 100 mensajes más recientes')).toBeVisible()
  await page.getByRole('button', { name: 'Cargar 30 más y seguir buscando' }).click()
  await expect(page.getByText('La búsqueda abarca todos los mensajes de este filtro.')).toBeVisible()
  await page.getByLabel('Buscar en los mensajes').fill('')
  await expect(loaded(page, 'Cargados: 130 de 130')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Cargar/ })).toHaveCount(0)
})

test('Whoever loads more by keyboard stays where they are, also where the table begins to scroll by itself', async ({
  ownerPage: page,
}) => {
  await replaceInbox(many(160))
  await page.goto('/admin/messages')
  const more = page.getByRole('button', { name: /^Cargar/ })
  await expect(more).toHaveText('Cargar 50 más')
  const seen = (name: string) => page.getByRole('rowheader', { name, exact: true })
  await more.focus()
  await expect(seen('Persona 111')).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(loaded(page, 'Cargados: 100 de 160')).toBeAttached()
  await expect(more).toHaveText('Cargar 60 más')
  await expect(more).toBeFocused()
  await expect(seen('Persona 111')).toBeInViewport()
  await more.scrollIntoViewIfNeeded()
  await expect(seen('Persona 61')).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(loaded(page, 'Cargados: 160 de 160')).toBeVisible()
  await expect(more).toHaveCount(0)
  await expect(page.locator(':focus')).toContainText('Cargados: 160 de 160')
  await expect(seen('Persona 61')).toBeInViewport()
})

test('The dashboard counts new messages and messages per week, and its figures can be read', async ({
  ownerPage: page,
}) => {
  const ago = (days: number, given: Partial<ContactMessage> = {}) => ({
    ...given,
    created_at: new Date(Date.now() - days * day),
  })
  await replaceInbox([
    ago(0),
    ago(7),
    ago(7, { status: 'read' }),
    ago(14, { status: 'archived' }),
    ago(0, { suspected: true }),
    ago(400),
  ])
  await page.goto('/admin')
  const card = (name: string) => page.locator('section').filter({ has: page.getByRole('heading', { name }) })
  await expect(card('Mensajes nuevos').getByRole('status')).toHaveText('3')
  await expect(card('Mensajes por semana').getByRole('img', { name: 'Mensajes por semana. Total: 4' })).toBeVisible()
  await card('Mensajes por semana').getByText('Ver las cifras').click()
  await expect(card('Mensajes por semana').getByRole('cell')).toHaveText([...Array(9).fill('0'), '1', '2', '1'])
  await replaceInbox([ago(0), ago(0)])
  await expect(card('Mensajes nuevos').getByRole('status')).toHaveText('2')
  await expect(card('Mensajes por semana').getByText('Total: 2')).toBeVisible()
})
