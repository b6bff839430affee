import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../support/axe'
import { functions } from '../support/functions'
import { failedCall } from '../support/refused'
import { openConsole } from '../support/render'
import { server } from '../support/server'
import { said } from '../support/toasts'

const card = page.getByRole('region', { name: 'Invitar con un enlace' })
const button = (name: string) => card.getByRole('button', { name })

async function invite() {
  await openConsole('/admin/create-user')
  await button('Invitar').click()
  await card.getByLabelText('Email').fill('luz@studio.test')
  await card.getByLabelText('Nombre completo').fill('Luz Marina')
  await button('Crear la cuenta y el enlace').click()
}

test('The owner invites somebody, and gets the link once, to copy it', async () => {
  await invite()
  const link = card.getByLabelText('Enlace para luz@studio.test')
  await expect.element(link).toHaveValue(`${location.origin}/auth/action?mode=resetPassword&oobCode=a-code&lang=es`)
  await expect.element(card.getByText(/^Vale hasta el 20\/11\/2026/)).toBeVisible()
  expect(functions.calls).toEqual([
    { name: 'inviteAdmin', data: { email: 'luz@studio.test', full_name: 'Luz Marina' } },
  ])
  await expectAccessible()
  const copied: string[] = []
  navigator.clipboard.writeText = async (text) => void copied.push(text)
  await button('Copiar').click()
  await expect.element(said('Enlace copiado')).toBeVisible()
  expect(copied).toEqual([expect.stringContaining('a-code')])
  await button('Invitar a otra persona').click()
  await expect.element(card.getByLabelText('Email')).toHaveValue('')
  await expect.element(link).not.toBeInTheDocument()
})

test('A taken address and invalid fields are reported at their fields', async () => {
  functions.answers.inviteAdmin = () => {
    throw failedCall('already-exists', 'Ya existe un usuario con este email')
  }
  await invite()
  await expect.element(card.getByLabelText('Email')).toHaveAccessibleDescription('Ya existe un usuario con este email')
  await card.getByLabelText('Nombre completo').fill(' ')
  await card.getByLabelText('Email').fill('luz')
  await button('Crear la cuenta y el enlace').click()
  await expect.element(card.getByLabelText('Email')).toHaveAccessibleDescription('Formato de email inválido Falta la @')
  await expect.element(card.getByLabelText('Nombre completo')).toHaveAccessibleDescription('Escribe el nombre completo')
})

test('An invitation without a network fails with the reason, and can be sent again', async () => {
  await openConsole('/admin/create-user')
  await button('Invitar').click()
  server.setOnline(false)
  await card.getByLabelText('Email').fill('luz@studio.test')
  await card.getByLabelText('Nombre completo').fill('Luz Marina')
  await button('Crear la cuenta y el enlace').click()
  await expect.element(said('Sin conexión: para crear un usuario hace falta internet.')).toBeVisible()
  expect(functions.calls).toEqual([])
  server.setOnline(true)
  await button('Crear la cuenta y el enlace').click()
  await expect.element(card.getByLabelText('Enlace para luz@studio.test')).toBeVisible()
})
