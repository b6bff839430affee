import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../support/axe'
import { functions } from '../support/functions'
import { failedCall, refused } from '../support/refused'
import { openConsole } from '../support/render'
import { server } from '../support/server'
import { editor, owner } from '../support/studio'
import { said } from '../support/toasts'

const row = (name: string) => page.getByRole('row').filter({ hasText: name })
const button = (name: string) => page.getByRole('button', { name })
const question = (title: string) => page.getByRole('alertdialog', { name: title })
const called = (name: string) => functions.calls.filter((call) => call.name === name)

test('The list shows e-mail, last sign-in, devices and state of each account', async () => {
  await openConsole('/admin/users')
  const person = row('Tomás Rueda')
  await expect.element(person).toMatchTextContent(editor.email)
  await expect.element(person.getByTitle('20/11/2026').first()).toMatchTextContent(/^Último acceso: /)
  await expect.element(person).toMatchTextContent('2 dispositivos')
  await expect.element(button('Desactivar: Tomás Rueda')).toBeVisible()
  await expect.element(button('Desactivar: Valeria Montes')).not.toBeInTheDocument()
  await expect.element(button('Eliminar la cuenta: Valeria Montes')).not.toBeInTheDocument()
  await expectAccessible()
})

test('A user is found by a part of the e-mail', async () => {
  await openConsole('/admin/users')
  await expect.element(row('Tomás Rueda')).toMatchTextContent(editor.email)
  await page.getByRole('searchbox', { name: 'Buscar' }).fill(editor.email.toUpperCase())
  await expect.element(row('Lucía Ferrer')).not.toBeInTheDocument()
  await expect.element(row('Tomás Rueda')).toBeVisible()
})

test('An account is disabled by name, after reauthentication, and enabled again without its role', async () => {
  const disable = functions.answers.disableAccount
  server.signedInAt = 0
  functions.answers.disableAccount = (data) => {
    if (!server.signedInAt) throw refused('recent-sign-in-needed')
    return disable?.(data)
  }
  await openConsole('/admin/users')
  await button('Desactivar: Tomás Rueda').click()
  const asked = question('¿Desactivar la cuenta de Tomás Rueda?')
  await expect.element(asked).toMatchTextContent('La cuenta pierde de inmediato el rol')
  await asked.getByRole('button', { name: 'Desactivar' }).click()
  const identity = page.getByRole('dialog', { name: 'Confirma que eres tú' })
  await expect.element(identity).toMatchTextContent('Vas a desactivar la cuenta de Tomás Rueda.')
  await identity.getByLabelText(/^Contraseña/).fill(owner.password)
  await identity.getByRole('button', { name: 'Confirmar' }).click()
  await expect.element(said('Cuenta desactivada')).toBeVisible()
  await expect.element(row('Tomás Rueda')).toMatchTextContent('Desactivada')
  await expect.element(row('Tomás Rueda')).toMatchTextContent('Usuario')

  await button('Activar: Tomás Rueda').click()
  const back = question('¿Activar la cuenta de Tomás Rueda?')
  await expect.element(back).toMatchTextContent('El rol no vuelve por sí solo')
  await back.getByRole('button', { name: 'Activar' }).click()
  await expect.element(said('Cuenta activada')).toBeVisible()
  expect(server.isAdmin(editor.uid)).toBe(false)
})

test('An account is deleted by name', async () => {
  await openConsole('/admin/users')
  await button('Eliminar la cuenta: Lucía Ferrer').click()
  await question('¿Eliminar la cuenta de Lucía Ferrer?').getByRole('button', { name: 'Eliminar' }).click()
  await expect.element(said('Cuenta eliminada')).toBeVisible()
  await expect.element(row('Lucía Ferrer')).not.toBeInTheDocument()
  expect(called('deleteAccount')).toEqual([{ name: 'deleteAccount', data: { user_id: 'seed-cliente' } }])
})

test('A cancelled, unconfirmed or refused change has no effect, and the page says so', async () => {
  await openConsole('/admin/users')
  await button('Desactivar: Tomás Rueda').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancelar' }).click()
  expect(called('disableAccount')).toEqual([])
  functions.answers.disableAccount = () => {
    throw failedCall('internal')
  }
  await button('Desactivar: Tomás Rueda').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Desactivar' }).click()
  await expect.element(said('No se pudo cambiar la cuenta. Intenta de nuevo.')).toBeVisible()
  expect(server.isAdmin(editor.uid)).toBe(true)
})

test('Only the remains of a deleted account can be removed', async () => {
  functions.answers.listAccounts = () => ({ accounts: [] })
  await openConsole('/admin/users')
  await expect.element(row('Tomás Rueda')).toMatchTextContent('Sin cuenta')
  await expect.element(button('Eliminar la cuenta: Tomás Rueda')).toBeVisible()
  await expect.element(button('Desactivar: Tomás Rueda')).not.toBeInTheDocument()
})

test('Without a network, or without an answer, the list stays and shows what is missing', async () => {
  functions.answers.listAccounts = () => {
    throw failedCall('internal')
  }
  await openConsole('/admin/users')
  await expect.element(page.getByText('No se pudieron cargar las cuentas.')).toBeVisible()
  await expect.element(row('Tomás Rueda')).toBeVisible()
  await expect.element(button('Desactivar: Tomás Rueda')).not.toBeInTheDocument()
  server.setOnline(false)
  await expect
    .element(page.getByText('Sin internet tampoco se ven el email, el último acceso ni los dispositivos.'))
    .toBeVisible()
})
