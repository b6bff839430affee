import { collections } from '@studio/domain/collections'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../support/axe'
import { functions } from '../support/functions'
import { failedCall, invalid, refused } from '../support/refused'
import { openConsole } from '../support/render'
import { server } from '../support/server'
import { owner } from '../support/studio'
import { said } from '../support/toasts'
import { knows, old, phone, thisDevice } from './devices'

const field = (name: string) => page.getByLabelText(name)
const button = (name: string) => page.getByRole('button', { name })
const called = () =>
  functions.calls.map(({ name }) => name).filter((name) => !['ownDevices', 'signInWays'].includes(name))
const next = 'cebra lenta bajo lluvia'

async function fillPassword(current: string, password = next) {
  await field('Contraseña actual').fill(current)
  await field('Contraseña nueva').fill(password)
  await button('Cambiar la contraseña').click()
}

test('An admin changes their name, and everybody sees it', async () => {
  await openConsole('/admin/account')
  await expect.element(field('Nombre completo')).toHaveValue('Valeria Montes')
  await expect.element(button('Guardar el nombre')).toBeDisabled()
  await field('Nombre completo').fill(' Valeria M. ')
  await button('Guardar el nombre').click()
  await expect.element(said('Nombre guardado')).toBeVisible()
  expect(server.read(collections.profiles, owner.uid)).toMatchObject({ full_name: 'Valeria M.' })
  await field('Nombre completo').fill('  ')
  await button('Guardar el nombre').click()
  await expect.element(field('Nombre completo')).toHaveAccessibleDescription('Escribe el nombre completo')
})

test('An admin changes the password by entering the current one, and this session continues as a known device', async () => {
  const before = owner.password
  await openConsole('/admin/account')
  await field('Contraseña nueva').fill('corta1')
  await expect.element(page.getByText(/^Corta: con 12/)).toBeVisible()
  await field('Contraseña nueva').fill(next)
  await expect.element(page.getByText('Buena longitud.')).toBeVisible()
  await fillPassword(before)
  await expect.element(said('Contraseña cambiada')).toBeVisible()
  await expect.element(field('Contraseña actual')).toHaveValue('')
  expect(called()).toEqual(['checkRateLimit', 'resetRateLimit', 'changePassword', 'resetRateLimit'])
  expect(server.user?.password).toBe(next)
  owner.password = before
})

test('A wrong current password is reported at its field, and nothing is changed', async () => {
  await openConsole('/admin/account')
  await fillPassword('no-es-esta')
  await expect.element(field('Contraseña actual')).toHaveAccessibleDescription('La contraseña no es correcta.')
  await expect.element(field('Contraseña actual')).toHaveFocus()
  await expect.element(field('Contraseña nueva')).toHaveValue(next)
  expect(called()).not.toContain('changePassword')
})

test('A common new password is refused at its field', async () => {
  functions.answers.changePassword = () => {
    throw invalid('passwordCommon')
  }
  await openConsole('/admin/account')
  await fillPassword(owner.password, 'iloveyou')
  await expect.element(field('Contraseña nueva')).toHaveAccessibleDescription(/./)
  await expect.element(field('Contraseña nueva')).toHaveFocus()
  await expect.element(field('Contraseña nueva')).toHaveAttribute('aria-invalid', 'true')
})

test('Typed passwords can be shown', async () => {
  await openConsole('/admin/account')
  await field('Contraseña actual').fill('secreto')
  await expect.element(field('Contraseña actual')).toHaveAttribute('type', 'password')
  await button('Mostrar la contraseña').first().click()
  await expect.element(field('Contraseña actual')).toHaveAttribute('type', 'text')
})

test('The known devices are listed, and another one is signed out after reauthentication', async () => {
  knows(thisDevice, phone, old)
  await openConsole('/admin/account')
  const rows = page.getByRole('region', { name: 'Dispositivos' }).getByRole('listitem')
  await expect.element(rows.nth(0)).toMatchTextContent(/Chrome, Linux.*Este dispositivo/)
  await expect.element(rows.nth(1)).toMatchTextContent(/Safari, iOS.*Nuevo.*18\/11\/2026/)
  await expect.element(rows.nth(2)).toMatchTextContent('Navegador desconocido')
  await expect.element(button('Quitar: Chrome, Linux')).not.toBeInTheDocument()
  await expectAccessible()

  const end = functions.answers.endDevice
  server.signedInAt = 0
  functions.answers.endDevice = (data) => {
    if (!server.signedInAt) throw refused('recent-sign-in-needed')
    return end?.(data)
  }
  await button('Quitar: Safari, iOS').click()
  const dialog = page.getByRole('dialog', { name: 'Confirma que eres tú' })
  await expect.element(dialog).toMatchTextContent(`Vas a quitar un dispositivo de ${owner.email}: Safari, iOS.`)
  await dialog.getByLabelText(/^Contraseña/).fill(owner.password)
  await dialog.getByRole('button', { name: 'Confirmar' }).click()
  await expect.element(said('Dispositivo quitado')).toBeVisible()
  await expect.element(page.getByText('Safari, iOS')).not.toBeInTheDocument()
})

test('A device that has lost its id is recognized by its session', async () => {
  const twin = { ...thisDevice, id: 'twin', is_here: true }
  knows(thisDevice, twin)
  localStorage.removeItem('studio.device')
  await openConsole('/admin/account')
  const items = page.getByRole('region', { name: 'Dispositivos' }).getByRole('listitem')
  await expect.poll(() => items.elements().length).toBe(2)
  await expect.element(items.nth(1)).toMatchTextContent('Este dispositivo')
  await expect.element(items.nth(0)).not.toMatchTextContent('Este dispositivo')
  await expect.element(items.nth(1).getByRole('button')).not.toBeInTheDocument()
})

test('Signing out everywhere asks first, and includes this device', async () => {
  await openConsole('/admin/account')
  await button('Cerrar sesión en todas partes').click()
  const question = page.getByRole('alertdialog', { name: 'Cerrar sesión en todas partes' })
  await question.getByRole('button', { name: 'Cancelar' }).click()
  expect(called()).toEqual([])
  await button('Cerrar sesión en todas partes').click()
  await question.getByRole('button', { name: 'Cerrar sesión en todas partes' }).click()
  await expect.poll(() => server.leftTo).toBe('/auth')
  expect(called()).toEqual(['endSessions'])
})

test('Offline the page shows a notice; an attempt fails with the reason and changes nothing', async () => {
  functions.answers.ownDevices = () => {
    throw failedCall('unavailable')
  }
  await openConsole('/admin/account')
  await expect.element(field('Nombre completo')).toHaveValue('Valeria Montes')
  server.setOnline(false)
  await expect.element(page.getByText('Sin conexión: para cambiar la cuenta hace falta internet.')).toBeVisible()
  await expect.element(page.getByText('Sin conexión: los dispositivos se ven con internet.')).toBeVisible()
  await field('Nombre completo').fill('Valeria M.')
  await button('Guardar el nombre').click()
  await expect
    .element(
      said('No se pudo guardar el nombre.').getByText('Sin conexión: para cambiar la cuenta hace falta internet.'),
    )
    .toBeVisible()
  expect(called()).not.toContain('changeName')
})

test('Devices that cannot be read can be requested again', async () => {
  functions.answers.ownDevices = () => {
    throw failedCall('internal')
  }
  await openConsole('/admin/account')
  const failed = page.getByRole('alert').filter({ hasText: 'No se pudieron cargar los dispositivos.' })
  await expect.element(failed).toBeVisible()
  knows(thisDevice)
  await failed.getByRole('button', { name: 'Reintentar' }).click()
  await expect.element(page.getByText('Chrome, Linux')).toBeVisible()
})
