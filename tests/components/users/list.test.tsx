import { collections } from '@studio/domain/collections'
import { roleId } from '@studio/domain/people/user'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { profileDocument } from '../../support/factories'
import { openConsole } from '../support/render'
import { server } from '../support/server'
import { client, owner, sampleStudio } from '../support/studio'
import { said } from '../support/toasts'

const row = (name: string) => page.getByRole('row').filter({ hasText: name })
const grant = page.getByRole('button', { name: 'Hacer Admin: Lucía Ferrer' })
const question = page.getByRole('alertdialog')
const headers = () =>
  page
    .getByRole('rowheader')
    .elements()
    .map(({ textContent }) => textContent)
const counter = (name: string) =>
  page.getByRole('list', { name: 'Resumen de usuarios' }).getByRole('listitem').filter({ hasText: name })
const addPerson = (id: string, full_name: string) =>
  server.put(collections.profiles, id, profileDocument(id, { full_name }))

/** Confirms the dialog with this title. */
async function confirm(title: string, text: string, button: string) {
  const asked = page.getByRole('alertdialog', { name: title })
  await expect.element(asked).toMatchTextContent(text)
  await asked.getByRole('button', { name: button }).click()
}

test('The owner makes somebody an admin and revokes the role', async () => {
  await openConsole('/admin/users')
  const person = row('Lucía Ferrer')
  await expect.element(person).toMatchTextContent(client.uid.slice(0, 8))
  await expect.element(person).not.toMatchTextContent(client.uid.slice(0, 9))
  await expect.element(person).toMatchTextContent('Usuario')
  await grant.click()
  await confirm(
    'Asignar rol de administrador?',
    'Este usuario tendrá acceso completo al panel de administración.',
    'Hacer Admin',
  )
  await expect.element(said('Rol admin asignado exitosamente')).toBeVisible()
  await expect.element(person.getByRole('cell', { name: 'Admin', exact: true })).toBeVisible()
  expect(server.isAdmin(client.uid)).toBe(true)

  await page.getByRole('button', { name: 'Quitar Admin: Lucía Ferrer' }).click()
  const answer = server.hold()
  await confirm(
    'Quitar rol de administrador?',
    'Este usuario perderá acceso al panel de administración.',
    'Quitar Admin',
  )
  // The button cannot have the focus while the role is changing.
  await expect.element(person.getByRole('rowheader')).toHaveFocus()
  answer()
  await expect.element(said('Rol admin eliminado exitosamente')).toBeVisible()
  await expect.element(person).toMatchTextContent('Usuario')
  await expect.element(person.getByRole('rowheader')).toHaveFocus()
  expect(server.isAdmin(client.uid)).toBe(false)
})

test('An admin who signed in long ago reauthenticates before granting or revoking a role', async () => {
  server.signedInAt = 0
  await openConsole('/admin/users')
  const identity = page.getByRole('dialog', { name: 'Confirma que eres tú' })
  const ask = async () => {
    await grant.click()
    await question.getByRole('button', { name: 'Hacer Admin' }).click()
    await expect.element(identity).toMatchTextContent('Vas a dar acceso completo a la consola a Lucía Ferrer.')
  }
  await ask()
  await identity.getByRole('button', { name: 'Cancelar' }).click()
  await expect.element(said('No se cambió nada: falta confirmar que eres tú.')).toBeVisible()
  expect(server.isAdmin(client.uid)).toBe(false)
  await ask()
  await identity.getByLabelText(/^Contraseña/).fill(owner.password)
  await identity.getByRole('button', { name: 'Confirmar' }).click()
  await expect.element(said('Rol admin asignado exitosamente')).toBeVisible()
  server.signedInAt = 0
  await page.getByRole('button', { name: 'Quitar Admin: Lucía Ferrer' }).click()
  await question.getByRole('button', { name: 'Quitar Admin' }).click()
  await expect.element(identity).toMatchTextContent('Vas a quitar a Lucía Ferrer el acceso a la consola.')
  expect(server.isAdmin(client.uid)).toBe(true)
  await identity.getByLabelText(/^Contraseña/).fill(owner.password)
  await identity.getByRole('button', { name: 'Confirmar' }).click()
  await expect.element(said('Rol admin eliminado exitosamente')).toBeVisible()
})

test('Cancelling the question changes nothing', async () => {
  await openConsole('/admin/users')
  await grant.click()
  const cancel = question.getByRole('button', { name: 'Cancelar' })
  await expect.element(cancel).toHaveFocus()
  await cancel.click()
  await expect.element(question).not.toBeInTheDocument()
  expect(server.stored).toEqual([])
})

test('The counters show the numbers of users, and follow others’ changes', async () => {
  await openConsole('/admin/users')
  const say = async (total: number, admins: number, regular: number) => {
    await expect.element(counter('Total')).toMatchTextContent(new RegExp(`^${total}\\D`))
    await expect.element(counter('Administradores')).toMatchTextContent(new RegExp(`^${admins}\\D`))
    await expect.element(counter('Usuarios sin rol')).toMatchTextContent(new RegExp(`^${regular}\\D`))
  }
  await say(3, 2, 1)
  addPerson('new-person', 'Nueva Persona')
  await expect.element(row('Nueva Persona')).toBeVisible()
  await say(4, 2, 2)
  server.put(collections.roles, roleId('new-person'), { user_id: 'new-person', role: 'admin' })
  await say(4, 3, 1)
})

test('The owner cannot revoke their own role, and sees why', async () => {
  await openConsole('/admin/users')
  const own = row('Valeria Montes').getByRole('button', { name: 'Quitar Admin: Valeria Montes' })
  await expect.element(own).toHaveAccessibleDescription('Tu propio rol solo puede quitarlo otro administrador.')
  await expect.element(own).toHaveAttribute('aria-disabled', 'true')
  await own.click({ force: true })
  await expect.element(question).not.toBeInTheDocument()
  expect(server.isAdmin(owner.uid)).toBe(true)
})

test('A user without a name is listed, and everybody is found by name or by id', async () => {
  addPerson('nameless-1', '')
  addPerson('ramon', 'Ramón Núñez')
  await openConsole('/admin/users')
  const search = page.getByRole('searchbox', { name: 'Buscar' })
  await search.fill('nameless')
  await expect.poll(headers).toHaveLength(1)
  expect(headers()[0]).toContain('Sin nombre')
  await search.fill('ramon núñez')
  await expect.poll(() => headers().join()).toMatch(/^Ramón Núñez[^,]*$/)
  await search.fill('nadie se llama así')
  await expect.element(page.getByText('Nada coincide con la búsqueda y los filtros.')).toBeVisible()
})

test('Offline the page states that roles cannot be changed', async () => {
  await openConsole('/admin/users')
  await expect.element(grant).toBeEnabled()
  server.setOnline(false)
  await expect.element(page.getByText('Sin conexión: para asignar o quitar roles hace falta internet.')).toBeVisible()
  server.setOnline(true)
  await expect
    .element(page.getByText('Sin conexión: para asignar o quitar roles hace falta internet.'))
    .not.toBeInTheDocument()
})

test('A role change that was confirmed as the network failed is not stored for later', async () => {
  await openConsole('/admin/users')
  await grant.click()
  server.setOnline(false)
  await question.getByRole('button', { name: 'Hacer Admin' }).click()
  await expect.element(said('Error al asignar rol')).toBeVisible()
  server.setOnline(true)
  await expect.element(grant).toBeEnabled()
  expect(server.stored).toEqual([])
})

test('A role change that the server refuses is reported as failed', async () => {
  await openConsole('/admin/users')
  await grant.click()
  server.accepts = () => false
  await question.getByRole('button', { name: 'Hacer Admin' }).click()
  await expect.element(said('Error al asignar rol')).toBeVisible()
  expect(server.isAdmin(client.uid)).toBe(false)
})

test('The page follows the interface’s language', async () => {
  await openConsole('/admin/users')
  await page.getByLabelText('Idioma').selectOptions('de')
  await expect.element(page.getByRole('heading', { name: 'Benutzer' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Zum Admin machen: Lucía Ferrer' })).toBeVisible()
})

test('With a thousand users only the rows in view are rendered, and all can be found', async () => {
  const people = Array.from({ length: 1000 }, (_, at) => `many-${String(at).padStart(4, '0')}`)
  const documents = people.map((id) => [id, profileDocument(id, { full_name: `Persona ${id}` })])
  server.reset({ ...sampleStudio(), [collections.profiles]: Object.fromEntries(documents) })
  await openConsole('/admin/users')
  await expect.element(counter('Total')).toMatchTextContent(/^1[.,]00\d\D/)
  await expect.poll(() => headers().length).toBeGreaterThan(5)
  expect(headers().length).toBeLessThan(100)
  await page.getByRole('searchbox').fill('many-0999')
  await expect.poll(() => headers().join()).toMatch(/^Persona many-0999[^,]*$/)
})
