import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../support/axe'
import { functions } from '../support/functions'
import { openConsole } from '../support/render'
import { knows, old, phone, thisDevice } from './devices'

const notice = page.getByRole('status').filter({ hasText: 'Inicio de sesión desde un dispositivo nuevo' })

test('A sign-in on a new device is announced on every page until the owner has seen it', async () => {
  knows(thisDevice, phone, old)
  await openConsole('/admin/projects')
  await expect.element(notice).toMatchTextContent(/Safari, iOS \(18\/11\/2026/)
  // The notice belongs to the console; the page below it is loaded separately.
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectAccessible()
  await notice.getByRole('button', { name: 'Fui yo' }).click()
  await expect.element(notice).not.toBeInTheDocument()
  await openConsole('/admin/projects')
  await expect.poll(() => functions.calls.filter(({ name }) => name === 'ownDevices').length).toBe(2)
  await expect.element(notice).not.toBeInTheDocument()
})

test('Returning to an open console announces a sign-in that happened meanwhile, with one request a minute', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const asked = () => functions.calls.filter(({ name }) => name === 'ownDevices').length
  const comeBack = () => document.dispatchEvent(new Event('visibilitychange'))
  knows(thisDevice)
  await openConsole('/admin')
  await expect.poll(asked).toBe(1)
  knows(thisDevice, phone)
  comeBack()
  vi.setSystemTime(Date.now() + 61_000)
  comeBack()
  await expect.element(notice).toBeVisible()
  expect(asked()).toBe(2)
})

test('Opening the list of devices counts as having seen it', async () => {
  knows(thisDevice, phone)
  await openConsole('/admin')
  await notice.getByRole('link', { name: 'Ver mis dispositivos' }).click()
  await expect.element(page.getByRole('listitem').filter({ hasText: 'Safari, iOS' })).toMatchTextContent('Nuevo')
  await expect.element(notice).not.toBeInTheDocument()
})

test('Devices older than this one, and this one itself, are not announced', async () => {
  knows({ ...thisDevice, first_at: phone.first_at + 1 }, phone, old)
  await openConsole('/admin')
  await expect.poll(() => functions.calls.map(({ name }) => name)).toContain('ownDevices')
  await expect.element(notice).not.toBeInTheDocument()
})
