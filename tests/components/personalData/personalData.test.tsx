import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../support/axe'
import { functions } from '../support/functions'
import { nextFile } from '../support/nextFile'
import { refused } from '../support/refused'
import { openConsole } from '../support/render'
import { server } from '../support/server'
import { owner } from '../support/studio'
import { said } from '../support/toasts'

const found = {
  messages: [{ id: 'one', collection: 'contact_messages', name: 'Ana', message: 'Hola', consent_at: '2026-11-23' }],
  counters: [{ id: 'email-1', collection: 'enquiry_counts', count: 1 }],
  hasAccount: false,
}
const question = page.getByRole('alertdialog')
const dialog = page.getByRole('dialog')
const called = (name: string) => functions.calls.filter((one) => one.name === name).map(({ data }) => data)

async function search(email = 'ana@example.com') {
  await page.getByLabelText('Email de la persona').fill(email)
  await page.getByRole('button', { name: 'Buscar', exact: true }).click()
}

beforeEach(async () => {
  server.accounts = [owner]
  server.signIn(owner)
  functions.answers.readPersonalData = () => found
  await openConsole('/admin/personal-data')
})

test('An admin sees how much is stored about an address, and exports it as a file', async () => {
  await search()
  await expect.element(page.getByText('Esto se guarda de ana@example.com: 1 mensaje y 1 contador.')).toBeVisible()
  await expectAccessible()
  const file = nextFile()
  await page.getByRole('button', { name: 'Exportar JSON' }).click()
  expect(JSON.parse(await file)).toMatchObject({ format: 'studio-person-1', email: 'ana@example.com', ...found })
})

test('The data is erased after a question that shows how much there is, and after the password if required', async () => {
  let isProved = false
  functions.answers.erasePersonalData = () => {
    if (isProved) return { messages: 1, counters: 1 }
    isProved = true
    throw refused('recent-sign-in-needed')
  }
  await search()
  const erase = page.getByRole('button', { name: 'Borrar todo' })
  await erase.click()
  await expect.element(question).toMatchTextContent('¿Borrar todo de ana@example.com?')
  await expect.element(question).toMatchTextContent('1 mensaje y 1 contador')
  await expectAccessible()
  await userEvent.keyboard('{Escape}')
  expect(called('erasePersonalData')).toEqual([])
  await erase.click()
  await question.getByRole('button', { name: 'Borrar todo' }).click()
  await expect.element(dialog).toMatchTextContent('Vas a borrar todo lo que se guarda de ana@example.com.')
  await dialog.getByLabelText(`Contraseña de ${owner.email}`).fill(owner.password)
  await dialog.getByRole('button', { name: 'Confirmar' }).click()
  await expect.element(said('Borrado para siempre: 1 mensaje y 1 contador.')).toBeVisible()
  expect(called('erasePersonalData').at(-1)).toEqual({ email: 'ana@example.com' })
  await expect.element(page.getByText('Esto se guarda de ana@example.com')).not.toBeInTheDocument()
  await expect.element(page.getByLabelText('Email de la persona')).toHaveFocus()
})

test('The page reports if nothing is stored, names an account, and can still keep backups from restoring data', async () => {
  functions.answers.readPersonalData = () => ({ messages: [], counters: [], hasAccount: true })
  await search()
  await expect.element(page.getByText('De ana@example.com no se guarda nada.')).toBeVisible()
  await expect.element(page.getByText('Esta dirección tiene además una cuenta')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Exportar JSON' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Borrar todo' })).toBeEnabled()
})

test('An invalid address is not requested, and a failure is shown', async () => {
  await search('junk')
  await expect.element(page.getByText('Formato de email inválido')).toBeVisible()
  expect(called('readPersonalData')).toEqual([])
  functions.answers.readPersonalData = () => {
    throw new Error('no answer')
  }
  await search()
  await expect.element(said('No se pudo completar. Revisa la conexión e intenta de nuevo.')).toBeVisible()
})
