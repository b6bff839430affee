import { collections } from '@studio/domain/collections'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../support/axe'
import { functions } from '../support/functions'
import { openConsole } from '../support/render'
import { server } from '../support/server'
import { fakeBrowser, restoreBrowser } from './fakeBrowser'

afterEach(restoreBrowser)

const ask = page.getByRole('button', { name: 'Activar avisos' })

test('The browser asks only after the owner’s click, and the answer is shown in words', async () => {
  const browser = fakeBrowser({ permission: 'default' })
  await openConsole('/admin/settings')
  await expect.element(ask).toBeVisible()
  await expectAccessible()
  expect(browser.asked).toBe(0)
  await ask.click()
  await expect.element(page.getByText('Los avisos están activados en este dispositivo.')).toBeVisible()
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

const callsOf = (name: string) => functions.calls.filter((one) => one.name === name).map(({ data }) => data)

test('The owner turns notifications on for this device, chooses quiet hours, and turns them off', async () => {
  const browser = fakeBrowser({ permission: 'default' })
  await openConsole('/admin/settings')
  await ask.click()
  await expect.element(page.getByText('Los avisos están activados en este dispositivo.')).toBeVisible()
  const device = { endpoint: 'https://push.example/device', p256dh: 'p', auth: 'a', language: 'es' }
  await expect.poll(() => callsOf('enableNotices')).toEqual([{ ...device, quiet: null }])
  await page.getByRole('switch', { name: 'Horas de silencio' }).click()
  const night = { from: '22:00', to: '07:00' }
  await expect.poll(() => callsOf('enableNotices').at(-1)).toEqual({ ...device, quiet: night })
  await expectAccessible()
  await page.getByRole('button', { name: 'Desactivar los avisos' }).click()
  await expect.element(ask).toBeVisible()
  expect(callsOf('disableNotices')).toEqual([{ endpoint: device.endpoint }])
  expect(browser.isSubscribed).toBe(false)
})

test('The console announces the device again when it opens, because notifications belong to a session', async () => {
  fakeBrowser()
  await openConsole('/admin')
  await expect.poll(() => callsOf('enableNotices')).toHaveLength(1)
})

test.each([
  ['Enviar una prueba: Avisos en dispositivos', 'testPush', 'La prueba salió.'],
  ['Enviar una prueba: Correo', 'testMail', 'El correo de prueba salió.'],
])('%s: the owner learns whether the channel works', async (name, call, works) => {
  fakeBrowser()
  await openConsole('/admin/settings')
  await page.getByRole('button', { name }).click()
  await expect.element(page.getByText(works)).toBeVisible()
  functions.answers[call] = () => ({ reason: 'unreachable' })
  await page.getByRole('button', { name }).click()
  await expect.element(page.getByText('El servidor no responde.')).toBeVisible()
})

test('Dashboard and inbox tell since when and why a channel fails, until it works again', async () => {
  fakeBrowser()
  const failed_since = new Date(2026, 10, 24, 10, 5).getTime()
  server.put(collections.channels, 'mail', { reached_at: 0, failed_since, reason: 'password' })
  for (const address of ['/admin', '/admin/messages']) {
    await openConsole(address)
    const notice = page.getByText('El servidor de correo rechaza la contraseña.')
    await expect.element(notice).toBeVisible()
    await expect.element(notice).toMatchTextContent('24/11/2026')
  }
  server.put(collections.channels, 'mail', { reached_at: Date.now(), failed_since: 0, reason: '' })
  await expect.element(page.getByText('El servidor de correo rechaza la contraseña.')).not.toBeInTheDocument()
})
