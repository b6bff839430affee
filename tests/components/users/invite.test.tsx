import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../support/axe'
import { functions } from '../support/functions'
import { failedCall } from '../support/refused'
import { openConsole } from '../support/render'
import { server } from '../support/server'
import { said } from '../support/toasts'

const card = page.getByRole('region', { name: 'Invitar por correo' })
const button = (name: string) => card.getByRole('button', { name })
const submit = () => button('Crear la cuenta y enviar el enlace')
const sent = () => card.getByText('Cuenta creada. luz@studio.test recibe por correo un enlace')

async function invite() {
  await openConsole('/admin/create-user')
  await button('Invitar').click()
  await card.getByLabelText('Email').fill('luz@studio.test')
  await card.getByLabelText('Nombre completo').fill('Luz Marina')
  await submit().click()
}

test('The owner invites someone, whose link goes to them alone and never shows in the console', async () => {
  await invite()
  await expect.element(sent()).toBeVisible()
  expect(functions.calls).toEqual([
    { name: 'inviteAdmin', data: { email: 'luz@studio.test', full_name: 'Luz Marina' } },
  ])
  expect(server.resets).toEqual(['luz@studio.test'])
  expect(document.body.textContent).not.toContain('oobCode')
  await expectAccessible()
  await button('Enviar el enlace otra vez').click()
  await expect.poll(() => server.resets).toHaveLength(2)
  await button('Invitar a otra persona').click()
  await expect.element(card.getByLabelText('Email')).toHaveValue('')
  await expect.element(sent()).not.toBeInTheDocument()
})

test('A link that could not be sent is reported, and can be sent again without another account', async () => {
  server.resetError = Object.assign(new Error('busy'), { code: 'auth/too-many-requests' })
  await invite()
  await expect.element(card.getByText('el enlace para luz@studio.test no se pudo enviar')).toBeVisible()
  server.resetError = undefined
  await button('Enviar el enlace otra vez').click()
  await expect.element(sent()).toBeVisible()
  expect(functions.calls).toHaveLength(1)
})

test('A taken address and invalid fields are reported at their fields', async () => {
  functions.answers.inviteAdmin = () => {
    throw failedCall('already-exists', 'Ya existe un usuario con este email')
  }
  await invite()
  await expect.element(card.getByLabelText('Email')).toHaveAccessibleDescription('Ya existe un usuario con este email')
  expect(server.resets).toEqual([])
  await card.getByLabelText('Nombre completo').fill(' ')
  await card.getByLabelText('Email').fill('luz')
  await submit().click()
  await expect.element(card.getByLabelText('Email')).toHaveAccessibleDescription('Formato de email inválido Falta la @')
  await expect.element(card.getByLabelText('Nombre completo')).toHaveAccessibleDescription('Escribe el nombre completo')
})

test('An invitation without a network fails with the reason, and can be sent again', async () => {
  await openConsole('/admin/create-user')
  await button('Invitar').click()
  server.setOnline(false)
  await card.getByLabelText('Email').fill('luz@studio.test')
  await card.getByLabelText('Nombre completo').fill('Luz Marina')
  await submit().click()
  await expect.element(said('Sin conexión: para crear un usuario hace falta internet.')).toBeVisible()
  expect(functions.calls).toEqual([])
  server.setOnline(true)
  await submit().click()
  await expect.element(sent()).toBeVisible()
})
