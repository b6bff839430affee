import { collections } from '@studio/domain/collections'
import { validationTexts } from '@studio/domain/content/fields/validationTexts'
import type { defaultSettings } from '@studio/domain/settings/settings'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { bringBack, takeOut } from '../support/contentFile'
import { openConsole } from '../support/render'
import { server } from '../support/server'
import { editor, owner } from '../support/studio'
import { said } from '../support/toasts'
import { setGroup, storedGroup } from './groups'

const field = (name: string) => page.getByLabelText(name, { exact: true })
const identity = page.getByRole('dialog', { name: 'Confirma que eres tú' })
const stored = () => storedGroup('contact_info')?.value as typeof defaultSettings.contact_info
const number = '+57 311 222 3333'
const address = field('Email que recibe los avisos')
const storedMails = () => storedGroup('notifications')?.value as typeof defaultSettings.notifications

/** Opens the settings long after the sign-in. */
async function openSettings() {
  setGroup('contact_info', { whatsapp: '+57 300 000 0000' })
  server.signedInAt = 0
  await openConsole('/admin/settings')
  await expect.element(field('WhatsApp')).toHaveValue('+57 300 000 0000')
}

/** Opens the settings, with mails to an address, long after the sign-in. */
async function openWithMails() {
  setGroup('notifications', { email_enabled: true, email_address: 'yo@montaje.example' })
  server.signedInAt = 0
  await openConsole('/admin/settings')
  await expect.element(address).toHaveValue('yo@montaje.example')
}

async function confirm() {
  await identity.getByLabelText(/^Contraseña/).fill(owner.password)
  await identity.getByRole('button', { name: 'Confirmar' }).click()
}

async function enter(label: string, text: string) {
  await field(label).fill(text)
  await userEvent.keyboard('{Enter}')
}

test('The number of the chat changes after reauthentication, which shows the new number', async () => {
  await openSettings()
  await enter('WhatsApp', number)
  await expect.element(identity).toMatchTextContent(`Vas a cambiar el número del chat a ${number}`)
  expect(server.stored).toEqual([])
  await confirm()
  await expect.poll(() => stored().whatsapp).toBe(number)
  await expect.element(said('Configuración actualizada exitosamente')).toBeVisible()
})

test('A number without a country gets that of the stored number, if it is valid there, and the field shows it', async () => {
  await openSettings()
  await enter('WhatsApp', '612345678')
  await expect.element(page.getByText(validationTexts.phoneCountry)).toBeVisible()
  await enter('WhatsApp', '()()()')
  await expect.element(page.getByText(validationTexts.phoneFormat)).toBeVisible()
  expect(server.stored).toEqual([])
  await enter('WhatsApp', '\u202A311 222 3333\u202C')
  await expect.element(identity).toMatchTextContent('Vas a cambiar el número del chat a +57 311 2223333')
  await confirm()
  await expect.poll(() => stored().whatsapp).toBe('+57 311 2223333')
  await expect.element(field('WhatsApp')).toHaveValue('+57 311 2223333')
})

test('Without reauthentication the number stays the same', async () => {
  await openSettings()
  await enter('WhatsApp', number)
  await identity.getByRole('button', { name: 'Cancelar' }).click()
  await expect.element(said('No se cambió nada: falta confirmar que eres tú.')).toBeVisible()
  await expect.element(field('WhatsApp')).toHaveValue('+57 300 000 0000')
  expect(server.stored).toEqual([])
})

test('Offline the number is refused at once, and the typed text stays; an address is stored as usual', async () => {
  await openSettings()
  server.setOnline(false)
  await enter('WhatsApp', number)
  await expect.element(said('Sin conexión: para esto hace falta internet.')).toBeVisible()
  await expect.element(field('WhatsApp')).toHaveValue(number)
  await field('WhatsApp').fill('+57 300 000 0000')
  await enter('Dirección', 'Medellín')
  server.setOnline(true)
  await expect.poll(() => stored().address).toBe('Medellín')
  expect(stored().whatsapp).toBe('+57 300 000 0000')
})

test('The telephone needs reauthentication only if the chat uses it', async () => {
  await openSettings()
  await enter('Teléfono', number)
  await expect.poll(() => stored().phone).toBe(number)
  setGroup('contact_info', { whatsapp: '' })
  await expect.element(field('WhatsApp')).toHaveValue('')
  await enter('Teléfono', '+57 322 444 5555')
  await expect.element(identity).toMatchTextContent('+57 322 444 5555')
})

test('A content file that redirects the chat also needs reauthentication', async () => {
  setGroup('contact_info', { whatsapp: '+57 300 000 0000' })
  const { file } = await takeOut()
  server.signedInAt = 0
  const settings = file.settings as Record<string, object>
  const contact_info = { ...settings.contact_info, whatsapp: number }
  await bringBack({ ...file, settings: { ...settings, contact_info } })
  await page.getByRole('button', { name: /^Aplicar \d+ cambios?$/ }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Aplicar \d+ cambios?$/ })
    .click()
  await expect.element(identity).toMatchTextContent(`Vas a cambiar el número del chat a ${number}`)
  await identity.getByRole('button', { name: 'Cancelar' }).click()
  expect(stored().whatsapp).toBe('+57 300 000 0000')
})

test('A number that the server refused shows the reason, and a retry asks for reauthentication', async () => {
  await openSettings()
  server.signedInAt = Date.now()
  server.accepts = () => false
  await enter('WhatsApp', number)
  await page.getByRole('button', { name: /Por decidir: 1/ }).click()
  const panel = page.getByRole('dialog').filter({ hasText: '1 cambio rechazado' })
  await expect.element(panel.getByText(/^Para cambiar el número del chat/)).toBeVisible()
  server.accepts = () => true
  server.signedInAt = 0
  await panel.getByRole('button', { name: 'Intentar de nuevo' }).click()
  await confirm()
  await expect.poll(() => stored().whatsapp).toBe(number)
})

test('The address for mails about enquiries changes after reauthentication; the switch does not need it', async () => {
  await openWithMails()
  await enter('Email que recibe los avisos', 'ana@example.com')
  await expect.element(identity).toMatchTextContent('Los avisos de mensajes nuevos irán a ana@example.com')
  expect(storedMails().email_address).toBe('yo@montaje.example')
  await identity.getByRole('button', { name: 'Cancelar' }).click()
  await expect.element(said('No se cambió nada: falta confirmar que eres tú.')).toBeVisible()
  await expect.element(address).toHaveValue('yo@montaje.example')
  await page.getByRole('switch', { name: 'Enviar un correo por cada mensaje nuevo' }).click()
  await expect.poll(() => storedMails().email_enabled).toBe(false)

  await enter('Email que recibe los avisos', 'ana@example.com')
  await confirm()
  await expect.poll(() => storedMails().email_address).toBe('ana@example.com')
})

test('Offline the address is refused at once, and the typed text stays', async () => {
  await openWithMails()
  server.setOnline(false)
  await enter('Email que recibe los avisos', 'ana@example.com')
  await expect.element(said('Sin conexión: para esto hace falta internet.')).toBeVisible()
  await expect.element(address).toHaveValue('ana@example.com')
  server.setOnline(true)
  expect(storedMails().email_address).toBe('yo@montaje.example')
})

const instagram = 'https://www.instagram.com/another/'
const storedProfiles = () => storedGroup('social_media')?.value as typeof defaultSettings.social_media

test.each([
  ['another profile', 'Instagram', instagram, `irán a ${instagram}`],
  ['another e-mail address', 'Email', 'ana@example.com', 'irán a ana@example.com'],
  ['another analytics id', 'ID de Google Analytics', 'G-OTHER1234', 'irán a G-OTHER1234'],
])('Publishing %s asks for the password first; without it nothing changes', async (_, label, text, says) => {
  await openSettings()
  await enter(label, text)
  await expect.element(identity).toMatchTextContent(says)
  await identity.getByRole('button', { name: 'Cancelar' }).click()
  await expect.element(said('No se cambió nada: falta confirmar que eres tú.')).toBeVisible()
  expect(server.stored).toEqual([])
})

test('An offline change of a profile waits on the device; if it is refused later, a retry asks for the password and publishes it', async () => {
  await openSettings()
  server.setOnline(false)
  await enter('Instagram', instagram)
  await expect.element(said('Guardado en este dispositivo')).toBeVisible()
  server.accepts = () => false
  server.setOnline(true)
  await page.getByRole('button', { name: /Por decidir: 1/ }).click()
  const panel = page.getByRole('dialog').filter({ hasText: '1 cambio rechazado' })
  await expect.element(panel.getByText(/^Para cambiar adónde van los visitantes/)).toBeVisible()
  await expect.element(panel.getByText(instagram)).toBeVisible()
  server.accepts = () => true
  await panel.getByRole('button', { name: 'Intentar de nuevo' }).click()
  await confirm()
  await expect.poll(() => storedProfiles()?.instagram).toBe(instagram)
})

test('An earlier address is restored from the history after reauthentication', async () => {
  server.put(collections.auditLog, 'address', {
    ...{ collection: collections.settings, document_id: 'notifications', action: 'update', by: editor.uid },
    ...{ at: new Date(Date.now() - 3_600_000), fields: ['email_address'] },
    ...{ before: { email_address: 'antes@montaje.example' }, after: { email_address: 'yo@montaje.example' } },
  })
  await openWithMails()
  await page.getByRole('button', { name: 'Historial de «Avisos de mensajes nuevos»' }).click()
  await page.getByRole('button', { name: 'Restaurar este campo: Email que recibe los avisos' }).click()
  await expect.element(identity).toMatchTextContent('irán a antes@montaje.example')
  expect(storedMails().email_address).toBe('yo@montaje.example')
  await confirm()
  await expect.poll(() => storedMails().email_address).toBe('antes@montaje.example')
})

test('An address that the server refused shows the reason, and a retry asks for reauthentication', async () => {
  await openWithMails()
  server.signedInAt = Date.now()
  server.accepts = () => false
  await enter('Email que recibe los avisos', 'ana@example.com')
  await page.getByRole('button', { name: /Por decidir: 1/ }).click()
  const panel = page.getByRole('dialog').filter({ hasText: '1 cambio rechazado' })
  await expect.element(panel.getByText(/^Para cambiar el email de los avisos/)).toBeVisible()
  server.accepts = () => true
  server.signedInAt = 0
  await panel.getByRole('button', { name: 'Intentar de nuevo' }).click()
  await confirm()
  await expect.poll(() => storedMails().email_address).toBe('ana@example.com')
})
