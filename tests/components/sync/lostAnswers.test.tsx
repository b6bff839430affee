import { collections } from '@studio/domain/collections'
import { roleId } from '@studio/domain/people/user'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { projectDocument } from '../../support/factories'
import { openConsole } from '../support/render'
import { server } from '../support/server'
import { owner } from '../support/studio'
import { change, edit, elsewhere, openPanel, openProjects, putProject, row, stored, syncState, title } from './places'

/* An edit that the server stored but whose answer got lost, while another device went on. */

const synced = () => expect.element(syncState('Sincronizado')).toBeVisible()
const before = { client_name: 'Café Aurora' }

/** Stores the project, changes it here, loses the answer, and takes this device offline. */
async function loseTheAnswer() {
  putProject()
  await openProjects()
  server.lostAnswers = 1
  await change({ client_name: 'mine' })
  await expect.poll(() => stored()?.client_name).toBe('mine')
  server.setOnline(false)
}

beforeEach(() => openConsole('/auth'))

test('An edit that another device undid stays undone', async () => {
  await loseTheAnswer()
  elsewhere(before)
  elsewhere({ description_es: 'Y algo más' })
  server.setOnline(true)
  await synced()
  expect(stored()).toMatchObject({ ...before, description_es: 'Y algo más' })
})

test('Two edits of another device that build on this device’s edit need no question', async () => {
  await loseTheAnswer()
  elsewhere({ client_name: 'theirs' })
  elsewhere({ client_name: 'theirs at last' })
  server.setOnline(true)
  await synced()
  expect(stored()).toMatchObject({ client_name: 'theirs at last' })
})

test('A text that is restored offline is published', async () => {
  await loseTheAnswer()
  await change(before)
  elsewhere({ description_es: 'Otra cosa' })
  elsewhere({ description_en: 'Something else' })
  server.setOnline(true)
  await synced()
  expect(stored()).toMatchObject({ ...before, description_es: 'Otra cosa', description_en: 'Something else' })
})

test('A new project that another device deleted stays deleted', async () => {
  putProject()
  await openProjects()
  server.lostAnswers = 1
  await page
    .getByRole('button', { name: /^Duplicar/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Crear', exact: true }).click()
  const created = () => server.stored.find((path) => path.startsWith(collections.projects))?.split('/')[1] ?? ''
  await expect.poll(created).not.toBe('')
  server.setOnline(false)
  server.put(collections.projects, created(), undefined)
  server.setOnline(true)
  await synced()
  expect(server.read(collections.projects, created())).toBeUndefined()
})

test('A restored project is complete even if only a later edit is still pending', async () => {
  putProject()
  await openProjects()
  await edit('Cliente', 'publicado')
  await expect.poll(() => stored()?.client_name).toBe('publicado')
  server.setOnline(false)
  await edit('Categoría', 'Pendiente')
  elsewhere(undefined)
  server.setOnline(true)
  await (await openPanel()).getByRole('button', { name: 'Resolver' }).click()
  await page.getByRole('button', { name: 'Volver a crearlo con lo mío' }).click()
  await expect
    .poll(stored)
    .toMatchObject({ client_name: 'publicado', category_es: 'Pendiente', title_en: `${title} en` })
})

test('A project that two devices restore has the changes of both', async () => {
  putProject()
  await openProjects()
  server.setOnline(false)
  await edit('Categoría', 'De aquí')
  const { rev: _, base_rev: __, ...whole } = { ...stored() }
  elsewhere(undefined)
  server.setOnline(true)
  await (await openPanel()).getByRole('button', { name: 'Resolver' }).click()
  server.setOnline(false)
  await page.getByRole('button', { name: 'Volver a crearlo con lo mío' }).click()
  elsewhere({ ...whole, client_name: 'De allá' })
  server.setOnline(true)
  await expect.poll(stored).toMatchObject({ client_name: 'De allá', category_es: 'De aquí' })
  await page.getByRole('button', { name: 'Cerrar', exact: true }).click()
  await synced()
})

test('Deleting a project first shows what another device has changed', async () => {
  putProject()
  await openProjects()
  server.setOnline(false)
  await page.getByRole('button', { name: `Eliminar ${title}` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click()
  elsewhere({ client_name: 'De allá' })
  server.setOnline(true)
  await (await openPanel()).getByRole('button', { name: 'Resolver' }).click()
  await expect.element(page.getByRole('dialog').getByText('De allá')).toBeVisible()
  await expect.element(page.getByRole('dialog').getByText('Reel', { exact: false })).not.toBeInTheDocument()
})

test('A stored project without a position is shown last', async () => {
  const { order_position: _, ...unplaced } = projectDocument({ title_es: 'Sin lugar' })
  server.put(collections.projects, 'unplaced', unplaced)
  await openConsole('/admin/projects')
  await expect.element(row('Sin lugar')).toBeVisible()
  await expect.poll(() => page.getByRole('rowheader').elements().at(-1)?.textContent).toContain('Sin lugar')
})

test('Another tab takes over when the sending tab does not respond', async () => {
  putProject()
  await openProjects()
  // Simulates a suspended tab that holds the sender's lock and answers nobody.
  const { promise: end, resolve } = Promise.withResolvers<void>()
  const held = navigator.locks.request('studio.outbox.sender', { steal: true }, () => end).catch(() => undefined)
  await change({ client_name: 'mine' })
  await expect.poll(() => stored()?.client_name).toBe('mine')
  resolve()
  await held
})

test('After an answer and the role were lost, nothing is written twice when the role returns', async () => {
  await loseTheAnswer()
  server.put(collections.roles, roleId(owner.uid), undefined)
  elsewhere(before)
  server.setOnline(true)
  await expect.element(page.getByText('Esta cuenta no tiene permiso para usar la consola.')).toBeVisible()
  server.put(collections.roles, roleId(owner.uid), { user_id: owner.uid, role: 'admin' })
  server.signIn(owner)
  await openProjects()
  await synced()
  expect(stored()).toMatchObject(before)
})
