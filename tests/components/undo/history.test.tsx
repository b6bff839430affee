import { collections } from '@studio/domain/collections'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../support/axe'
import { heading, row, toast } from '../support/content'
import { button, title } from '../support/form'
import { openConsole } from '../support/render'
import { server } from '../support/server'
import { editor, owner } from '../support/studio'

const hour = 3_600_000
const dialog = page.getByRole('dialog')
const versions = dialog.getByRole('list', { name: 'Versiones' }).getByRole('button')
const stored = () => server.read(collections.projects, 'cafe-aurora')

/** Adds a log entry for an edit, as the trigger does. */
function noteEdit(hoursAgo: number, before: object, after: object, given: object = {}) {
  const at = new Date(Date.now() - hoursAgo * hour)
  server.put(collections.auditLog, `edit ${hoursAgo}`, {
    ...{ collection: collections.projects, document_id: 'cafe-aurora', action: 'update', by: editor.uid, at },
    ...{ base_rev: '', rev: '', fields: Object.keys(after), before, after, left_out: [], ...given },
  })
}

/** Removes the sample log's other entries of this project. */
function forget() {
  for (const id of ['edit', 'many']) server.put(collections.auditLog, id, undefined)
}

test('A version shows its author and its values, and one field or all can be restored', async () => {
  forget()
  const now = { ...stored() }
  noteEdit(1, { title_es: 'Antes', client_name: 'Otra' }, { title_es: now.title_es, client_name: now.client_name })
  noteEdit(2, { title_es: 'Mucho antes' }, { title_es: 'Antes' }, { by: owner.uid })
  await openConsole('/admin/projects')
  await button('Historial de «Café Aurora').click()
  await expect.poll(() => versions.elements().length).toBe(3)
  const said = versions.elements().map(({ textContent }) => textContent)
  expect(said[0]).toMatch(/Ahora.*Título en español y Cliente/)
  expect(said[2]).toMatch(/Anterior al historial/)
  await expect.element(versions.nth(1)).toHaveAttribute('aria-current', 'true')
  await expect.element(dialog.getByText('Otra')).toBeVisible()
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Restaurar este campo: Cliente' }).click()
  await expect.element(toast('Versión restaurada')).toBeVisible()
  expect(stored()).toMatchObject({ client_name: 'Otra', title_es: now.title_es })

  await button('Historial de «Café Aurora').click()
  await versions.last().click()
  await dialog.getByRole('button', { name: /^Restaurar (los )?\d+ campos?$/ }).click()
  await expect.poll(() => stored()?.title_es).toBe('Mucho antes')
  await expect.element(row('Mucho antes')).toBeVisible()
  await button('Deshacer').click()
  await expect.poll(() => stored()?.title_es).toBe(now.title_es)
})

test('Offline the history includes this device’s unpublished changes, and states what it cannot know', async () => {
  forget()
  await openConsole('/admin/projects?edit=cafe-aurora')
  await expect.element(heading('Editar Proyecto')).toBeVisible()
  const before = stored()?.title_es
  server.setOnline(false)
  await button('Historial').click()
  await expect.element(dialog.getByText('Sin conexión: este dispositivo aún no tiene este historial')).toBeVisible()
  await dialog.getByRole('button', { name: 'Cerrar' }).click()
  await title().fill('Título de tren')
  await button('Actualizar').click()
  await expect.element(row('Título de tren')).toBeVisible()
  await button('Editar Título de tren').or(button('Editar Café')).first().click()
  await button('Historial').click()
  await expect.element(versions.first()).toMatchTextContent('Pendiente de publicar')
  await expect.element(dialog.getByText('Sin confirmar por el servidor')).toBeVisible()
  await dialog.getByRole('button', { name: 'Restaurar este campo: Título en español' }).click()
  await expect.element(heading('Proyectos')).toBeVisible()
  server.setOnline(true)
  await expect.element(button('Estado de la sincronización: Sincronizado')).toBeVisible()
  expect(stored()?.title_es).toBe(before)
})

test('The history of a document that was moved many times includes the versions from before the moves', async () => {
  forget()
  for (let move = 0; move < 160; move++) noteEdit(1 + move / 100, { order_position: move }, { order_position: 0 })
  noteEdit(3, { title_es: 'Antes de mover' }, { title_es: stored()?.title_es })
  await openConsole('/admin/projects')
  await button('Historial de «Café Aurora').click()
  await expect.poll(() => versions.elements().length).toBe(2)
  await expect.element(dialog.getByText('Antes de mover')).toBeVisible()
})

test('Values that were not stored cannot be restored, and invalid ones are not written', async () => {
  forget()
  noteEdit(1, { title_es: '' }, { title_es: 'x', image_url: 'y' }, { left_out: ['image_url'] })
  await openConsole('/admin/projects')
  await button('Historial de «Café Aurora').click()
  await expect.element(dialog.getByText('valor no guardado')).toBeVisible()
  await dialog.getByRole('button', { name: 'Restaurar este campo: Título en español' }).click()
  await expect.element(toast('Así no se podría publicar. Revisa: Título en español')).toBeVisible()
  expect(server.stored).toEqual([])
})

test('A group of settings can be restored', async () => {
  const group = server.read(collections.settings, 'site_info') as { value: { name: string } }
  server.put(collections.auditLog, 'settings', {
    ...{ collection: collections.settings, document_id: 'site_info', action: 'update', by: editor.uid },
    ...{ at: new Date(), base_rev: '', rev: '', fields: ['name'], left_out: [] },
    ...{ before: { name: 'Nombre de antes' }, after: { name: group.value.name } },
  })
  await openConsole('/admin/settings', { width: 360 })
  await button(/^Historial de/)
    .first()
    .click()
  await expect.element(dialog.getByText('Nombre de antes')).toBeVisible()
  await expectAccessible()
  await dialog.getByRole('button', { name: /^Restaurar (los )?\d+ campos?$/ }).click()
  await expect.element(toast('Versión restaurada')).toBeVisible()
  expect(server.read(collections.settings, 'site_info')).toMatchObject({ value: { name: 'Nombre de antes' } })
  await button('Deshacer').click()
  await expect.element(toast('Deshecho')).toBeVisible()
  expect(server.read(collections.settings, 'site_info')).toMatchObject({ value: { name: group.value.name } })
})
