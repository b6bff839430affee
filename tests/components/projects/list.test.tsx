import { collections } from '@studio/domain/collections'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../support/axe'
import { addProjects, changeElsewhere, heading, projectsTitled, row, rowNames, toast } from '../support/content'
import { button, fillProject, press, title } from '../support/form'
import { openConsole } from '../support/render'
import { server } from '../support/server'

const stored = () => server.read(collections.projects, 'cafe-aurora')

test('The owner creates a project, and the list shows it', async () => {
  await openConsole('/admin/projects')
  await button('Nuevo Proyecto').click()
  await fillProject('Mi café')
  await button('Crear').click()
  await expect.element(toast('Proyecto creado exitosamente')).toBeVisible()
  await expect.element(row('Mi café')).toBeVisible()
  expect(projectsTitled('Mi café')).toMatchObject([{ title_de: 'Mi café', featured: false, base_rev: '' }])
})

test('The owner edits a project, and the list shows it', async () => {
  await openConsole('/admin/projects')
  await button('Editar Café Aurora').click()
  await expect.element(heading('Editar Proyecto')).toBeVisible()
  await page.getByLabelText('Cliente').fill('Otro cliente')
  await page.getByLabelText('Destacar este proyecto').click()
  const wasFeatured = stored()?.featured
  await button('Actualizar').click()
  await expect.element(row('Otro cliente')).toBeVisible()
  await expect.element(toast('Proyecto actualizado exitosamente')).toBeVisible()
  expect(stored()).toMatchObject({ client_name: 'Otro cliente', featured: !wasFeatured })
})

test('The owner deletes a project after a question, and the next row has the focus', async () => {
  await openConsole('/admin/projects')
  await expect.element(row('Café Aurora')).toBeVisible()
  const names = rowNames()
  const next = names[names.findIndex((name) => name.startsWith('Café Aurora')) + 1]
  await button('Eliminar Café Aurora').click()
  const question = page.getByRole('alertdialog', { name: '¿Eliminar proyecto?' })
  // The question names the project.
  await expect.element(question).toHaveAccessibleDescription(/^Café Aurora/)
  await expect.element(question).toMatchTextContent('Esta acción no se puede deshacer.')
  await question.getByRole('button', { name: 'Eliminar' }).click()
  await expect.element(toast('Proyecto eliminado exitosamente')).toMatchTextContent('Café Aurora')
  await expect.element(page.getByRole('rowheader').filter({ hasText: 'Café Aurora' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('link', { name: String(next), exact: true })).toHaveFocus()
  expect(stored()).toBeUndefined()
})

test('Offline a change waits on the device, and is published when the network is back', async () => {
  await openConsole('/admin/projects')
  await expect.element(row('Café Aurora')).toBeVisible()
  server.setOnline(false)
  await button('Editar Café Aurora').click()
  await page.getByLabelText('Cliente').fill('Sin red')
  await press('{Control>}s{/Control}')
  await expect.element(row('Sin red')).toBeVisible()
  await expect.element(toast('Guardado en este dispositivo')).toBeVisible()
  await expect
    .element(row('Sin red').getByLabelText('Guardado en este dispositivo, pendiente de publicar'))
    .toBeVisible()
  expect(server.stored).toEqual([])
  server.setOnline(true)
  await expect.poll(() => stored()?.client_name).toBe('Sin red')
  await expect.element(toast('Proyecto actualizado exitosamente')).toBeVisible()
})

test('Offline a new project waits on the device, and is published once', async () => {
  await openConsole('/admin/projects')
  await button('Nuevo Proyecto').click()
  await fillProject('Tren')
  server.setOnline(false)
  await button('Crear').click()
  await expect.element(toast('Guardado en este dispositivo')).toBeVisible()
  await expect.element(row('Tren').getByLabelText('Guardado en este dispositivo, pendiente de publicar')).toBeVisible()
  expect(projectsTitled('Tren')).toEqual([])
  server.setOnline(true)
  await expect.element(toast('Proyecto creado exitosamente')).toBeVisible()
  expect(projectsTitled('Tren')).toHaveLength(1)
})

test('Another device’s changes stay: different fields of one project are merged automatically', async () => {
  const [id = ''] = addProjects({ title_es: 'Compartido' })
  await openConsole(`/admin/projects?edit=${id}`)
  await title().fill('Compartido mío')
  changeElsewhere(collections.projects, id, { client_name: 'Otra persona' })
  await button('Actualizar').click()
  await expect.element(toast('Proyecto actualizado exitosamente')).toBeVisible()
  expect(projectsTitled('Compartido mío')).toMatchObject([{ client_name: 'Otra persona' }])
})

test('A duplicate opens in the form, is named a copy in each language, and is stored once it is saved', async () => {
  addProjects({ title_es: 'Muelle', title_de: 'Muelle de', featured: true })
  await openConsole('/admin/projects?q=Muelle')
  await button('Duplicar Muelle').click()
  await expect.element(heading('Nuevo Proyecto')).toBeVisible()
  await expect.element(title()).toHaveValue('Muelle (copia)')
  expect(projectsTitled('Muelle (copia)')).toEqual([])
  await button('Crear').click()
  await expect.element(toast('Proyecto creado exitosamente')).toBeVisible()
  await expect.poll(rowNames).toEqual(['Muelle', 'Muelle (copia)'])
  expect(projectsTitled('Muelle (copia)')).toMatchObject([{ title_de: 'Muelle de (Kopie)', featured: false }])
})

for (const language of ['es', 'ar'] as const)
  test(`axe finds no fault in the list (${language})`, async () => {
    await openConsole('/admin/projects', { language })
    await expect.element(page.getByRole('row').nth(1)).toBeVisible()
    await expectAccessible()
  })
