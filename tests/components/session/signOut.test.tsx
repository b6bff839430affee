import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { unsyncedWorkOf } from '../../../web/src/device/unsyncedWork'
import { notify } from '../../../web/src/ui/toast/Toaster'
import { server } from '../support/server'
import { editor, owner } from '../support/studio'
import { edit, openProjects, putProject, row, stored, syncState, title } from '../sync/places'

const signOut = () => page.getByRole('button', { name: 'Cerrar sesión' }).click()
const question = () => page.getByRole('alertdialog', { name: 'Cerrar sesión' })
const answer = (name: string) => question().getByRole('button', { name }).click()

async function typeIntoForm(text: string) {
  await page.getByRole('button', { name: `Editar ${title}` }).click()
  await page.getByLabelText('Cliente').fill(text)
}

test('On a small screen a toast covers none of the dialog’s buttons', async () => {
  putProject()
  await openProjects({ width: 360, height: 640 })
  server.setOnline(false)
  await edit('Cliente', 'Otra')
  const said = page.getByRole('status').filter({ hasText: 'Guardado en este dispositivo' }).first()
  await expect.element(said).toBeVisible()
  await signOut()
  const answers = question().getByRole('button')
  await expect.poll(() => answers.elements().length).toBe(4)
  // Shows the toast again, because on a busy machine the first one may be about to disappear.
  notify.success('Guardado en este dispositivo', 'Se publicará cuando vuelva la conexión.')
  const covered = () => {
    const over = said.element().getBoundingClientRect()
    return answers
      .elements()
      .filter((answer) => {
        const under = answer.getBoundingClientRect()
        return over.bottom > under.top && over.top < under.bottom
      })
      .map(({ textContent }) => textContent)
  }
  // The toast moves into place within this time, and disappears only later.
  await expect.poll(covered, { timeout: 2000 }).toEqual([])
  await expect.element(said).toBeVisible()
})

test('Signing out shows the number of pending changes and drafts, and the choices for them', async () => {
  putProject()
  await openProjects()
  await typeIntoForm('a medias')
  // Typed text is stored after a short pause.
  await expect.poll(async () => (await unsyncedWorkOf(owner.uid)).drafts.length).toBe(1)
  await signOut()
  await expect.element(question().getByText('Aún hay 1 borrador sin terminar.')).toBeVisible()
  await expect.element(question().getByText('Los borradores no se publican')).toBeVisible()
  await expect.element(question().getByText('cambios sin publicar')).not.toBeInTheDocument()
  await answer('Quedarme')
  await expect.element(page.getByLabelText('Cliente')).toHaveValue('a medias')
  expect(server.leftTo).toBeUndefined()
})

test('Work discarded at sign-out is deleted from the device and never published', async () => {
  putProject()
  await openProjects()
  server.setOnline(false)
  await edit('Cliente', 'nadie-lee-esto')
  await signOut()
  await expect.element(question().getByText('Aún hay 1 cambio sin publicar.')).toBeVisible()
  await expect.element(question().getByText('se publica cuando vuelvas a entrar')).toBeVisible()
  await answer('Cerrar sesión y descartar')
  await expect.poll(() => server.leftTo).toBe('/')
  expect(await unsyncedWorkOf(owner.uid)).toMatchObject({ entries: [], drafts: [] })
  server.setOnline(true)
  expect(stored()).not.toMatchObject({ client_name: 'nadie-lee-esto' })
})

test('Work kept at sign-out is hidden from other accounts, and is sent when its author returns', async () => {
  putProject()
  await openProjects()
  server.setOnline(false)
  await edit('Cliente', 'de su autora')
  await signOut()
  await answer('Cerrar sesión y guardar todo')
  await expect.poll(() => server.leftTo).toBe('/')
  server.setOnline(true)

  server.signIn(editor)
  await openProjects()
  await expect.element(syncState('Sincronizado')).toBeVisible()
  await expect.element(row()).not.toMatchTextContent('de su autora')
  await signOut()
  await expect.poll(() => server.user).toBeUndefined()
  expect(stored()).not.toMatchObject({ client_name: 'de su autora' })

  server.setOnline(false)
  server.signIn(owner)
  await openProjects()
  await expect.element(row()).toMatchTextContent('de su autora')
  server.setOnline(true)
  await expect.poll(stored).toMatchObject({ client_name: 'de su autora' })
})
