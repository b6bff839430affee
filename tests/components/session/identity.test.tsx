import { countAttempt } from '@studio/domain/people/rateLimit'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../support/axe'
import { functions } from '../support/functions'
import { refused } from '../support/refused'
import { openConsole } from '../support/render'
import { server } from '../support/server'
import { owner } from '../support/studio'
import { said } from '../support/toasts'

const dialog = () => page.getByRole('dialog', { name: 'Confirma que eres tú' })
const secret = () => dialog().getByLabelText(`Contraseña de ${owner.email}`)
const confirm = () => dialog().getByRole('button', { name: 'Confirmar' })
const made = () => functions.calls.filter(({ name }) => name === 'createAdminUser').length

/** Fills in and sends the form for another admin, with a sign-in that is too old. */
async function create() {
  await openConsole('/admin/create-user')
  await page.getByLabelText('Email').fill('luz@studio.test')
  await page.getByLabelText('Nombre completo').fill('Luz Marina')
  await page.getByLabelText('Contraseña *').fill('cebra lenta azul')
  await page.getByRole('button', { name: 'Crear usuario administrador' }).click()
}

beforeEach(() => {
  server.signedInAt = 0
  for (const name of ['createAdminUser', 'inviteAdmin', 'deleteAccount']) {
    const answer = functions.answers[name]
    functions.answers[name] = (data) => {
      if (!server.signedInAt) throw refused('recent-sign-in-needed')
      return answer?.(data)
    }
  }
})

test('Changing an account asks for reauthentication, states the purpose, and then continues automatically', async () => {
  await create()
  await expect.element(dialog()).toMatchTextContent('Vas a crear un administrador: luz@studio.test.')
  await expectAccessible()
  await secret().fill(owner.password)
  await confirm().click()
  await expect.element(said('Usuario creado!')).toBeVisible()
  await expect.element(dialog()).not.toBeInTheDocument()
  expect(made()).toBe(2)
  expect(functions.calls.map(({ name }) => name)).toEqual([
    'createAdminUser',
    'checkRateLimit',
    'resetRateLimit',
    'createAdminUser',
  ])
})

test('An invitation asks for reauthentication, and is created', async () => {
  await openConsole('/admin/create-user')
  const card = page.getByRole('region', { name: 'Invitar por correo' })
  await card.getByRole('button', { name: 'Invitar' }).click()
  await card.getByLabelText('Email').fill('luz@studio.test')
  await card.getByLabelText('Nombre completo').fill('Luz Marina')
  await card.getByRole('button', { name: 'Crear la cuenta y enviar el enlace' }).click()
  await secret().fill(owner.password)
  await confirm().click()
  await expect.element(card.getByText('Cuenta creada. luz@studio.test recibe por correo un enlace')).toBeVisible()
})

test('A deletion asks for reauthentication, and is carried out', async () => {
  await openConsole('/admin/users')
  await page.getByRole('button', { name: 'Eliminar la cuenta: Lucía Ferrer' }).click()
  const asked = page.getByRole('alertdialog', { name: '¿Eliminar la cuenta de Lucía Ferrer?' })
  await asked.getByRole('button', { name: 'Eliminar' }).click()
  await secret().fill(owner.password)
  await confirm().click()
  await expect.element(said('Cuenta eliminada')).toBeVisible()
  await expect.element(page.getByRole('row').filter({ hasText: 'Lucía Ferrer' })).not.toBeInTheDocument()
})

test('A wrong password is reported at its field, and nothing is done', async () => {
  await create()
  await secret().fill('not-it')
  await userEvent.keyboard('{Enter}')
  await expect.element(secret()).toHaveAccessibleDescription('La contraseña no es correcta.')
  await expect.element(secret()).toHaveFocus()
  expect(made()).toBe(1)
})

test('Five wrong passwords lock it, like a sign-in', async () => {
  let state: Parameters<typeof countAttempt>[0]
  functions.answers.checkRateLimit = () => {
    const counted = countAttempt(state, Date.now())
    state = counted.state ?? state
    return counted.result
  }
  await create()
  for (const left of [4, 3, 2, 1]) {
    await secret().fill('not-it')
    await confirm().click()
    await expect.element(dialog().getByText(`Intentos restantes: ${left}`)).toBeVisible()
  }
  await secret().fill('not-it')
  await confirm().click()
  await expect.element(dialog().getByText('Tu cuenta ha sido bloqueada temporalmente por 15 minutos.')).toBeVisible()
  await expect.element(confirm()).toBeDisabled()
  expect(made()).toBe(1)
})

test('Without confirmation the page reports that nothing changed, and the typed text stays', async () => {
  await create()
  await dialog().getByRole('button', { name: 'Cancelar' }).click()
  await expect.element(said('No se cambió nada: falta confirmar que eres tú.')).toBeVisible()
  await expect.element(page.getByLabelText('Email')).toHaveValue('luz@studio.test')
  await expect.element(page.getByLabelText('Contraseña *')).toHaveValue('cebra lenta azul')
  expect(made()).toBe(1)
})

test('Without a network the dialog says so, even after an attempt, and continues once the network is back', async () => {
  await create()
  await expect.element(dialog()).toBeVisible()
  server.setOnline(false)
  await expect.element(secret()).toHaveAccessibleDescription(/^Sin conexión/)
  await secret().fill(owner.password)
  await confirm().click()
  await expect.element(secret()).toHaveValue('')
  await expect.element(secret()).toHaveAccessibleDescription(/^Sin conexión/)
  server.setOnline(true)
  await secret().fill(owner.password)
  await confirm().click()
  await expect.element(said('Usuario creado!')).toBeVisible()
})
