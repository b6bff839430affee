import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../support/axe'
import { openConsole } from '../support/render'
import { fakeBrowser } from './fakeBrowser'

afterEach(() => vi.unstubAllGlobals())

const ask = page.getByRole('button', { name: 'Activar avisos' })

test('The browser asks only after the owner’s click, and the answer is shown in words', async () => {
  const browser = fakeBrowser({ permission: 'default' })
  await openConsole('/admin/settings')
  await expect.element(ask).toBeVisible()
  await expectAccessible()
  expect(browser.asked).toBe(0)
  await ask.click()
  await expect.element(page.getByText('Los avisos están activados.')).toBeVisible()
  await expect.element(ask).not.toBeInTheDocument()
  expect(browser.asked).toBe(1)
})

test('A refusal is shown, with the place to change it', async () => {
  fakeBrowser({ permission: 'default', answer: 'denied' })
  await openConsole('/admin/settings')
  await ask.click()
  await expect.element(page.getByText('El navegador bloquea los avisos de este sitio.')).toBeVisible()
})

test('A browser without notifications has a message of its own', async () => {
  fakeBrowser()
  vi.stubGlobal('Notification', undefined)
  Reflect.deleteProperty(window, 'Notification')
  await openConsole('/admin/settings')
  await expect.element(page.getByText('Este navegador no puede mostrar avisos.')).toBeVisible()
})

test('The dashboard offers notifications until the owner has been asked', async () => {
  fakeBrowser({ permission: 'default' })
  await openConsole('/admin')
  await ask.click()
  await expect.element(ask).not.toBeInTheDocument()
  fakeBrowser({ permission: 'denied' })
  await openConsole('/admin')
  await expect.element(page.getByRole('heading', { name: 'Mensajes nuevos' })).toBeVisible()
  await expect.element(ask).not.toBeInTheDocument()
})

test('The settings explain what mails require', async () => {
  fakeBrowser()
  await openConsole('/admin/settings')
  await expect.element(page.getByText('Los correos salen por el servidor de correo del estudio')).toBeVisible()
  await expect.element(page.getByRole('switch', { name: 'Enviar un correo por cada mensaje nuevo' })).not.toBeChecked()
})

test('The field explains that no mails are sent until there is an address', async () => {
  fakeBrowser()
  await openConsole('/admin/settings')
  const mails = page.getByRole('switch', { name: 'Enviar un correo por cada mensaje nuevo' })
  const missing = page.getByText('Falta la dirección: sin ella no se envía ningún correo.')
  const address = page.getByLabelText('Email que recibe los avisos', { exact: true })
  await expect.element(mails).toBeVisible()
  await expect.element(missing).not.toBeInTheDocument()
  await mails.click()
  await expect.element(missing).toBeVisible()
  await expect.element(address).toHaveAttribute('aria-invalid', 'true')
  await address.fill('yo@montaje.example')
  await expect.element(missing).not.toBeInTheDocument()
})
