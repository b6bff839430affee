import { validationTexts } from '@studio/domain/content/fields/validationTexts'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openPublicPage } from '../support/render'
import { enquiries, fillContact, openContact, send, told } from './contactPage'

afterEach(() => vi.restoreAllMocks())

const refusals = [
  { field: 'Nombre', value: 'A', says: 'El nombre debe tener al menos 2 caracteres' },
  { field: 'Nombre', value: 'A'.repeat(101), says: validationTexts.nameLong },
  { field: 'Nombre', value: '<script>alert(1)</script>', says: validationTexts.nameCharacters },
  { field: 'Email', value: 'ana@', says: validationTexts.emailFormat },
  { field: 'Email', value: 'ana', says: 'Falta la @' },
  { field: 'Email', value: 'ana@example.com y eva@example.com', says: 'Escribe una sola dirección' },
  { field: 'Email', value: `${'a'.repeat(250)}@example.com`, says: validationTexts.emailLong },
  { field: 'Enlace de referencia', value: 'javascript:alert(1)', says: validationTexts.linkFormat },
  { field: 'Mensaje', value: 'corto', says: 'El mensaje debe tener al menos 20 caracteres' },
  { field: 'Mensaje', value: 'a'.repeat(1001), says: validationTexts.messageLong },
]

test('Each field shows a message about its error', async () => {
  await openContact()
  for (const { field, value, says } of refusals) {
    await page.getByLabelText(field).fill(value)
    await userEvent.tab()
    await expect.element(page.getByText(says, { exact: true })).toBeVisible()
  }
  await expect.element(page.getByText('1001/1000 caracteres')).toBeVisible()
  await send()
  await expect.element(page.getByText(validationTexts.consentMissing)).toBeVisible()
  expect(enquiries()).toEqual([])
})

test('Missing required fields and a missing consent are reported', async () => {
  await openContact()
  await send()
  await expect.element(told(validationTexts.fieldsMissing)).toBeVisible()
  await expect.element(page.getByText(validationTexts.consentMissing)).toBeVisible()
  await expect.element(page.getByLabelText('Nombre')).toHaveFocus()
  expect(enquiries()).toEqual([])
})

test('A failure is shown once, and disappears at the next attempt', async () => {
  await openContact()
  await send()
  await expect.element(told(validationTexts.fieldsMissing)).toBeVisible()
  await fillContact()
  await page.getByLabelText('Nombre').fill('A')
  await send()
  const failed = page.getByRole('alert').filter({ hasText: 'No se pudo enviar' })
  await expect.element(failed.filter({ hasText: 'El nombre debe tener al menos 2 caracteres' })).toBeVisible()
  expect(failed.elements()).toHaveLength(1)
  await page.getByLabelText('Nombre').fill('Ana')
  await send()
  await expect.element(told('¡Mensaje enviado!')).toBeVisible()
  expect(page.getByText('No se pudo enviar').elements()).toEqual([])
})

test('On a phone an error message does not cover its field', async () => {
  await openContact()
  await page.viewport(360, 740)
  await send()
  const name = page.getByLabelText('Nombre')
  await expect.element(name).toHaveFocus()
  await expect.element(told(validationTexts.fieldsMissing)).toBeVisible()
  const toast = () => told(validationTexts.fieldsMissing).element().getBoundingClientRect()
  await expect.poll(() => name.element().getBoundingClientRect().top).toBeGreaterThan(toast().bottom)
})

test.each([
  ['es', 'right'],
  ['ar', 'left'],
] as const)('The arrow of a select is as far from the edge as its text (%s)', async (language, edge) => {
  await openPublicPage('home', { language })
  const list = page.getByRole('combobox').first()
  await expect.element(list).toBeVisible()
  const { backgroundPositionX, direction, appearance } = getComputedStyle(list.element())
  expect(appearance).toBe('none')
  expect(direction === 'rtl' ? 'left' : 'right').toBe(edge)
  expect(backgroundPositionX).toContain(edge === 'left' ? '12px' : 'calc(100% - 12px)')
})
