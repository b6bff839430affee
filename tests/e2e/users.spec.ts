import type { Page } from 'playwright/test'
import { dismiss, isAdmin, newAdmin, newPerson, removePerson, type Somebody } from '../support/people'
import { inOneCommit, store } from '../support/store'
import { expect, offlineErrors, setOffline, signIn, test, toast, unique } from './studio'

const made: Somebody[] = []
const keep = async (person: Promise<Somebody>) => {
  made.push(await person)
  return person
}
test.afterAll(() => Promise.all(made.map(removePerson)))

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })
const counter = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Resumen de usuarios' }).getByRole('listitem').filter({ hasText: name })
const count = async (page: Page, name: string) => Number((await counter(page, name).innerText()).match(/\d+/)?.[0])

/** Confirms what the dialog with this title asks. */
async function confirm(page: Page, title: string, text: string, button: string) {
  const question = page.getByRole('alertdialog', { name: title })
  await expect(question).toContainText(text)
  await question.getByRole('button', { name: button }).click()
}

test('The owner makes somebody an admin and takes the role away again', async ({ ownerPage }) => {
  const person = await keep(newPerson(unique('Persona')))
  await ownerPage.goto('/admin/users')
  await expect(row(ownerPage, person.name)).toContainText(person.uid.slice(0, 8))
  await expect(row(ownerPage, person.name)).not.toContainText(person.uid.slice(0, 9))
  await expect(row(ownerPage, person.name)).toContainText('Usuario')

  await ownerPage.getByRole('button', { name: `Hacer Admin: ${person.name}` }).click()
  await confirm(
    ownerPage,
    'Asignar rol de administrador?',
    'Este usuario tendrá acceso completo al panel de administración.',
    'Hacer Admin',
  )
  await expect(toast(ownerPage, 'Rol admin asignado exitosamente')).toBeVisible()
  await expect(row(ownerPage, person.name).getByRole('cell', { name: 'Admin', exact: true })).toBeVisible()
  expect(await isAdmin(person)).toBe(true)

  await ownerPage.getByRole('button', { name: `Quitar Admin: ${person.name}` }).click()
  await confirm(
    ownerPage,
    'Quitar rol de administrador?',
    'Este usuario perderá acceso al panel de administración.',
    'Quitar Admin',
  )
  await expect(toast(ownerPage, 'Rol admin eliminado exitosamente')).toBeVisible()
  await expect(row(ownerPage, person.name)).toContainText('Usuario')
  // The button took no focus while the role was changing.
  await expect(ownerPage.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await isAdmin(person)).toBe(false)
})

test('A question that is cancelled changes nothing', async ({ ownerPage }) => {
  const person = await keep(newPerson(unique('Nadie')))
  await ownerPage.goto('/admin/users')
  await ownerPage.getByRole('button', { name: `Hacer Admin: ${person.name}` }).click()
  const cancel = ownerPage.getByRole('alertdialog').getByRole('button', { name: 'Cancelar' })
  await expect(cancel).toBeFocused()
  await cancel.click()
  await expect(ownerPage.getByRole('alertdialog')).toHaveCount(0)
  expect(await isAdmin(person)).toBe(false)
})

test('The counters say how many there are, and follow what others do', async ({ ownerPage }) => {
  await ownerPage.goto('/admin/users')
  await expect(counter(ownerPage, 'Total')).toBeVisible()
  const sum = (await count(ownerPage, 'Administradores')) + (await count(ownerPage, 'Usuarios regulares'))
  expect(await count(ownerPage, 'Total')).toBe(sum)
  const person = await keep(newPerson(unique('Nueva')))
  await expect(row(ownerPage, person.name)).toBeVisible()
  expect(await count(ownerPage, 'Total')).toBeGreaterThan(sum - 1)
})

test('The owner cannot take away the own role, and reads why', async ({ ownerPage }) => {
  await ownerPage.goto('/admin/users')
  const own = row(ownerPage, 'Valeria Montes').getByRole('button', { name: 'Quitar Admin: Valeria Montes' })
  await expect(own).toBeDisabled()
  await expect(own).toHaveAccessibleDescription('Tu propio rol solo puede quitarlo otro administrador.')
  await own.click({ force: true })
  await expect(ownerPage.getByRole('alertdialog')).toHaveCount(0)
})

test('Somebody without a name is listed, and everybody is found by name or by id', async ({ ownerPage }) => {
  const nameless = await keep(newPerson(''))
  const person = await keep(newPerson(unique('Ramón Núñez')))
  await ownerPage.goto('/admin/users')
  const search = ownerPage.getByRole('searchbox', { name: 'Buscar' })
  await search.fill(nameless.uid.slice(0, 8))
  await expect(ownerPage.getByRole('rowheader')).toHaveCount(1)
  await expect(ownerPage.getByRole('rowheader')).toContainText('Sin nombre')
  await search.fill(person.name.toLowerCase().replace('ramón', 'ramon'))
  await expect(ownerPage.getByRole('rowheader')).toHaveText(new RegExp(person.name))
  await search.fill('nadie se llama así')
  await expect(ownerPage.getByText('Nada coincide con la búsqueda y los filtros.')).toBeVisible()
})

test.describe('offline', () => {
  test.use({ expectedErrors: offlineErrors })

  test('roles cannot be changed, and the page says so before anybody tries', async ({ ownerPage }) => {
    const person = await keep(newPerson(unique('Lejos')))
    await ownerPage.goto('/admin/users')
    await expect(row(ownerPage, person.name)).toBeVisible()
    await setOffline(ownerPage, true)
    await expect(ownerPage.getByText('Sin conexión: los roles solo se asignan y se quitan con red.')).toBeVisible()
    await expect(ownerPage.getByRole('button', { name: `Hacer Admin: ${person.name}` })).toBeDisabled()
    await setOffline(ownerPage, false)
    await expect(ownerPage.getByRole('button', { name: `Hacer Admin: ${person.name}` })).toBeEnabled()
    expect(await isAdmin(person)).toBe(false)
  })

  test('a role that was confirmed as the network went is not kept for later', async ({ ownerPage }) => {
    const person = await keep(newPerson(unique('Corte')))
    await ownerPage.goto('/admin/users')
    await ownerPage.getByRole('button', { name: `Hacer Admin: ${person.name}` }).click()
    await setOffline(ownerPage, true)
    await ownerPage.getByRole('alertdialog').getByRole('button', { name: 'Hacer Admin' }).click()
    await expect(toast(ownerPage, 'Error al asignar rol')).toBeVisible()
    await setOffline(ownerPage, false)
    await expect(ownerPage.getByRole('button', { name: `Hacer Admin: ${person.name}` })).toBeEnabled()
    expect(await isAdmin(person)).toBe(false)
  })
})

test.describe('a refusal', () => {
  test.use({ expectedErrors: /400|403/ })

  test('A role that the server refuses is said to have failed', async ({ page }) => {
    const admin = await keep(newAdmin(unique('Segunda')))
    const person = await keep(newPerson(unique('Tercera')))
    await signIn(page, admin.email)
    await expect(page).toHaveURL(/\/admin$/)
    await page.goto('/admin/users')
    await page.getByRole('button', { name: `Hacer Admin: ${person.name}` }).click()
    // A write that is refused on its way: the page believes that it may, the server does not.
    await page.route(/documents:commit/, async (route) => {
      await dismiss(admin)
      await route.continue()
    })
    await page.getByRole('alertdialog').getByRole('button', { name: 'Hacer Admin' }).click()
    await expect(toast(page, 'Error al asignar rol')).toBeVisible()
    expect(await isAdmin(person)).toBe(false)
  })
})

test('In another language the page speaks it', async ({ ownerPage }) => {
  await ownerPage.goto('/admin/users')
  await ownerPage.getByLabel('Idioma').selectOption('de')
  await expect(ownerPage.getByRole('heading', { name: 'Benutzer' })).toBeVisible()
  await expect(ownerPage.getByRole('button', { name: 'Zum Admin machen: Lucía Ferrer' })).toBeVisible()
})

test('With a thousand users only the rows in view are drawn, and all can be found', async ({ ownerPage }) => {
  const ids = Array.from({ length: 1000 }, (_, index) => `many-${String(index).padStart(4, '0')}`)
  const writeAll = async (change: (id: string, batch: FirebaseFirestore.WriteBatch) => void) => {
    for (let from = 0; from < ids.length; from += 400) {
      await inOneCommit((batch) => {
        for (const id of ids.slice(from, from + 400)) change(id, batch)
      })
    }
  }
  const profile = (id: string) => store.doc(`profiles/${id}`)
  await writeAll((id, batch) =>
    batch.set(profile(id), { user_id: id, full_name: `Persona ${id}`, created_at: new Date(0) }),
  )
  await ownerPage.goto('/admin/users')
  await expect.poll(() => count(ownerPage, 'Total')).toBeGreaterThan(0)
  await expect(counter(ownerPage, 'Total')).toHaveText(/1[.,]0/)
  expect(await ownerPage.getByRole('rowheader').count()).toBeLessThan(100)
  await ownerPage.getByRole('searchbox').fill('many-0999')
  await expect(ownerPage.getByRole('rowheader')).toHaveText(/Persona many-0999/)
  await writeAll((id, batch) => batch.delete(profile(id)))
})
