import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../support/axe'
import { functions } from '../support/functions'
import { browserAnswers, codes, ownerPasskeys, passkey } from '../support/passkeys'
import { failedCall, refused } from '../support/refused'
import { openConsole } from '../support/render'
import { server } from '../support/server'
import { owner } from '../support/studio'
import { said } from '../support/toasts'

const card = () => page.getByRole('region', { name: 'Llaves de acceso' })
const add = () => card().getByRole('button', { name: 'Agregar una llave de acceso' })
const dialog = (name?: string) => page.getByRole('dialog', name ? { name } : undefined)
const alert = () => page.getByRole('alertdialog')
const password = () => card().getByRole('switch', { name: 'Entrar con contraseña' })
const item = (name: string) => card().getByRole('listitem').filter({ hasText: name })
const names = () => functions.calls.map(({ name }) => name)

async function addOne(name: string) {
  await add().click()
  await dialog().getByLabelText('Nombre').fill(name)
  await dialog().getByRole('button', { name: 'Crear' }).click()
}

test('A passkey is added with a name, renamed, and deleted after a confirmation', async () => {
  browserAnswers()
  const ways = ownerPasskeys()
  await openConsole('/admin/account')
  await expect.element(card()).toMatchTextContent('Todavía no hay ninguna.')
  await addOne('Teléfono de Ana')
  await expect.element(said('Llave de acceso agregada')).toBeVisible()
  await expect.element(item('Teléfono de Ana')).toMatchTextContent('Último uso: nunca')
  await expect.element(dialog()).not.toBeInTheDocument()

  await card().getByRole('button', { name: 'Cambiar el nombre de Teléfono de Ana' }).click()
  await dialog().getByLabelText('Nombre').fill('Llave azul')
  await userEvent.keyboard('{Enter}')
  await expect.element(item('Llave azul')).toBeVisible()

  await card().getByRole('button', { name: 'Eliminar Llave azul' }).click()
  await alert().getByRole('button', { name: 'Eliminar' }).click()
  await expect.element(said('Llave de acceso eliminada')).toBeVisible()
  await expect.element(item('Llave azul')).not.toBeInTheDocument()
  expect(ways.passkeys).toEqual([])
})

test('Closing the browser’s prompt shows no error and loses nothing', async () => {
  browserAnswers('NotAllowedError')
  ownerPasskeys()
  await openConsole('/admin/account')
  await addOne('Teléfono de Ana')
  await expect.element(dialog().getByRole('button', { name: 'Crear' })).toBeEnabled()
  await expect.element(dialog().getByLabelText('Nombre')).toHaveValue('Teléfono de Ana')
  expect(names()).not.toContain('addPasskey')
  expect(page.getByRole('alert').elements()).toEqual([])
})

test('No passkey is added to a device that already has one, or to an account that has ten', async () => {
  browserAnswers('InvalidStateError')
  ownerPasskeys([passkey('1', 'Llave azul')])
  await openConsole('/admin/account')
  await addOne('Otra')
  await expect.element(said('Este dispositivo ya tiene una llave de esta cuenta.')).toBeVisible()
  functions.answers.newPasskeyOptions = () => {
    throw refused('too-many-passkeys')
  }
  await dialog().getByRole('button', { name: 'Crear' }).click()
  await expect.element(said('Ya hay 10 llaves de acceso')).toBeVisible()
})

test('The password is switched off after a question; the recovery codes are shown once, to copy or download', async () => {
  ownerPasskeys([passkey('1', 'Llave azul')])
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await openConsole('/admin/account')
  await password().click()
  await expect.element(alert()).toMatchTextContent(owner.email)
  await alert().getByRole('button', { name: 'Desactivar' }).click()
  await expect.element(alert()).toMatchTextContent('Códigos de recuperación')
  for (const code of codes) await expect.element(alert().getByText(code)).toBeVisible()
  await expectAccessible('[role=alertdialog]')

  await userEvent.keyboard('{Escape}')
  await expect.element(alert()).toBeVisible()
  await alert().getByRole('button', { name: 'Copiar' }).click()
  expect(copied.mock.calls[0]?.[0]).toContain(`${owner.email} · ${location.host}\n\n${codes.join('\n')}`)
  await alert().getByRole('button', { name: 'Ya los guardé' }).click()
  await expect.element(alert()).not.toBeInTheDocument()
  await expect.element(password()).not.toBeChecked()
  await expect.element(card()).toMatchTextContent('Quedan 10 códigos de recuperación sin usar.')
  for (const code of codes) expect(document.body.textContent).not.toContain(code)
})

test('Without a password the last passkey cannot be removed, and new codes and the password are available', async () => {
  ownerPasskeys([passkey('1', 'Llave azul')], false)
  await openConsole('/admin/account')
  await expect.element(card()).toMatchTextContent('Quedan 7 códigos de recuperación sin usar.')
  await card().getByRole('button', { name: 'Eliminar Llave azul' }).click()
  await alert().getByRole('button', { name: 'Eliminar' }).click()
  await expect.element(said('Es la única llave de acceso: activa antes la contraseña.')).toBeVisible()
  await expect.element(item('Llave azul')).toBeVisible()

  await card().getByRole('button', { name: 'Crear códigos nuevos' }).click()
  await alert().getByRole('button', { name: 'Crear códigos nuevos' }).click()
  await alert().getByRole('button', { name: 'Ya los guardé' }).click()
  await expect.element(card()).toMatchTextContent('Quedan 10 códigos de recuperación sin usar.')
  await password().click()
  await expect.element(said('La contraseña está activada de nuevo')).toBeVisible()
  await expect.element(password()).toBeChecked()
})

test('Without a passkey the password cannot be switched off, and the card explains why', async () => {
  ownerPasskeys()
  await openConsole('/admin/account')
  await expect.element(card()).toMatchTextContent('Con una llave de acceso podrás además desactivar la contraseña.')
  await expect.element(password()).not.toBeInTheDocument()
  await expectAccessible('[aria-labelledby]')
})

test('After an old sign-in a dialog above the form asks for a passkey of the same account', async () => {
  browserAnswers()
  ownerPasskeys([passkey('1', 'Llave azul', { host: 'montaje.example', last_used_at: Date.now() })])
  server.accounts = [owner]
  const options = functions.answers.newPasskeyOptions
  functions.answers.newPasskeyOptions = (data) => {
    if (!server.signedInAt) throw refused('recent-sign-in-needed')
    return options?.(data)
  }
  await openConsole('/admin/account')
  await expect.element(item('Llave azul')).toMatchTextContent('Solo sirve en montaje.example')
  server.signedInAt = 0
  await addOne('Teléfono de Ana')
  const identity = () => dialog('Confirma que eres tú')
  await expect.element(identity()).toMatchTextContent(`Vas a agregar una llave de acceso a ${owner.email}.`)
  functions.answers.passkeySignIn = () => ({ token: 'colleague', user_id: 'colleague' })
  await identity().getByRole('button', { name: 'Usar una llave de acceso' }).click()
  await expect.element(said('Esta llave de acceso es de otra cuenta.')).toBeVisible()
  await expectAccessible('[role=dialog]')
  functions.answers.passkeySignIn = () => ({ token: owner.uid, user_id: owner.uid })
  await identity().getByRole('button', { name: 'Usar una llave de acceso' }).click()
  await expect.element(item('Teléfono de Ana')).toBeVisible()
  expect(server.user).toBe(owner)
})

test('Offline the card shows that it has no data, and it loads when the network is back', async () => {
  ownerPasskeys([passkey('1', 'Llave azul')])
  const { router } = await openConsole('/admin')
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  server.setOnline(false)
  await router.navigate('/admin/account')
  await expect.element(card()).toMatchTextContent('Sin conexión: no se puede saber qué llaves hay.')
  server.setOnline(true)
  await expect.element(item('Llave azul')).toBeVisible()
})

test('A server that does not answer is reported, and the request can be retried', async () => {
  const answer = () => ({ passkeys: [], is_password_on: true, codes_left: 0 })
  functions.answers.signInWays = () => {
    throw failedCall('internal')
  }
  await openConsole('/admin/account')
  await expect.element(said('No se pudieron cargar las llaves de acceso.')).toBeVisible()
  functions.answers.signInWays = answer
  await card().getByRole('button', { name: 'Reintentar' }).click()
  await expect.element(card()).toMatchTextContent('Todavía no hay ninguna.')
})
