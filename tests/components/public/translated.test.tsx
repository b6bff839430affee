import { collections } from '@studio/domain/collections'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { translatedMark, translatePage } from '../../support/translator'
import { comeBack } from '../support/render'
import { server } from '../support/server'
import { enquiries, fillContact, openContact, send, told } from './contactPage'

/* The page with the browser's translator on, which replaces every text node at once and after each change. */

let stop: () => void = () => undefined
afterEach(() => {
  stop()
  vi.restoreAllMocks()
})

const heading = (name: string) => page.getByRole('heading', { name }).first()

async function openTranslated(options: Parameters<typeof openContact>[0] = {}) {
  const chats = await openContact(options)
  await expect.element(heading('Café Aurora')).toBeVisible()
  stop = translatePage()
  await expect.element(page.getByText(translatedMark).first()).toBeInTheDocument()
  return chats
}

test('A visitor sends an enquiry on a translated page: it is stored once, the thanks appear and the page keeps working', async () => {
  const chats = await openTranslated()
  await fillContact()
  await expect.element(page.getByText('74/1000 caracteres')).toBeVisible()
  await send()
  await expect.element(told('¡Mensaje enviado!')).toBeVisible()
  await expect.element(page.getByRole('group', { name: /Gracias|recib/ })).toBeVisible()
  expect(enquiries()).toHaveLength(1)
  expect(chats).toHaveLength(1)
  await expect.element(heading('Café Aurora')).toBeInTheDocument()
  await expect.element(page.getByText('0/1000 caracteres')).toBeVisible()
})

test('On a translated page the form’s errors appear, change and disappear', async () => {
  await openTranslated({ isPopupBlocked: true })
  await send()
  const invalid = () => document.querySelectorAll('[aria-invalid=true]').length
  await expect.poll(invalid).toBeGreaterThan(2)
  await page.getByLabelText('Email').fill('ana')
  await expect
    .element(
      page
        .getByText(/correo|email/i)
        .filter({ hasText: 'válido' })
        .first(),
    )
    .toBeVisible()
  await fillContact()
  await expect.poll(invalid).toBe(0)
  await send()
  await expect.element(page.getByRole('link', { name: 'Abrir el chat' })).toBeVisible()
})

test('Newer content reaches a translated page', async () => {
  await openTranslated()
  const stored = server.read(collections.projects, 'cafe-aurora')
  server.put(collections.projects, 'cafe-aurora', { ...stored, client_name: '', title_es: 'Café Boreal' } as never)
  comeBack()
  await expect.element(heading('Café Boreal')).toBeVisible()
  for (const { id } of server.all(collections.projects)) server.put(collections.projects, String(id), undefined)
  comeBack()
  await expect.element(page.getByText('Ejemplo').first()).toBeVisible()
})
