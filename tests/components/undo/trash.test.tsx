import { collections } from '@studio/domain/collections'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { projectDocument, testimonialDocument } from '../../support/factories'
import { expectAccessible } from '../support/axe'
import { row, toast } from '../support/content'
import { button } from '../support/form'
import { openConsole } from '../support/render'
import { server } from '../support/server'
import { editor } from '../support/studio'
import { syncState } from '../sync/places'

const day = 86_400_000
const list = page.getByRole('list', { name: 'Papelera' })
const items = list.getByRole('listitem')

/** Notes a deletion in the log, as the trigger does. */
function noteDeletion(collection: string, id: string, copy: object, daysAgo = 1) {
  const { rev: base_rev, base_rev: _, updated_by: __, ...before } = { base_rev: '', rev: '', updated_by: '', ...copy }
  server.put(collections.auditLog, `${collection}~${id}`, {
    ...{ collection, document_id: id, action: 'delete', by: editor.uid, at: new Date(Date.now() - daysAgo * day) },
    ...{ base_rev, rev: '', fields: Object.keys(before), before, after: {}, left_out: [] },
  })
}
const gone = projectDocument({
  title_es: 'Muelle',
  image_url: `${location.origin}/samples/volta.webp`,
  order_position: 2,
})

test('What was deleted is brought back with its id, its place and all that it said', async () => {
  noteDeletion(collections.projects, 'muelle', gone)
  noteDeletion(collections.testimonials, 'ana', testimonialDocument({ client_name: 'Ana' }), 29)
  noteDeletion(collections.projects, 'viejo', gone, 31)
  noteDeletion(collections.projects, 'cafe-aurora', gone)
  await openConsole('/admin/trash')
  await expect.poll(() => items.elements().length).toBe(2)
  expect(items.nth(0).element().textContent).toMatch(/Proyecto.*Muelle.*Eliminado por .*Quedan 29 días/)
  expect(items.nth(1).element().textContent).toMatch(/Testimonio.*Ana.*Queda 1 día/)
  await expectAccessible()
  await button('Recuperar Muelle').click()
  await expect.element(toast('Recuperado de la papelera')).toBeVisible()
  const { rev: _, base_rev, ...content } = { ...server.read(collections.projects, 'muelle') }
  const { rev: __, base_rev: ___, updated_by: ____, ...before } = gone
  expect(content).toMatchObject(before)
  expect(base_rev).toBe('')
  await expect.poll(() => items.elements().length).toBe(1)
})

test('Offline: what this device has deleted is in its trash at once, and nothing is ever sent of what comes back', async () => {
  await openConsole('/admin/projects')
  await expect.element(button('Eliminar Café Aurora')).toBeVisible()
  server.setOnline(false)
  await button('Eliminar Café Aurora').click()
  const question = page.getByRole('alertdialog')
  await expect
    .element(question.getByText('Lo eliminado se puede recuperar de la papelera durante 30 días'))
    .toBeVisible()
  await question.getByRole('button', { name: 'Eliminar' }).click()
  // The tab is killed, and comes back.
  await openConsole('/admin/trash')
  await expect.element(items.first()).toMatchTextContent('Café Aurora')
  await expect.element(items.first()).toMatchTextContent('Eliminación pendiente de publicar')
  await expect.element(page.getByText('El servidor aún no lo ha confirmado')).toBeVisible()
  await button('Recuperar Café Aurora').click()
  await expect.element(toast('Recuperado de la papelera')).toBeVisible()
  await page.getByRole('link', { name: 'Proyectos' }).first().click()
  await expect.element(row('Café Aurora')).toBeVisible()
  server.setOnline(true)
  await expect.element(syncState('Sincronizado')).toBeVisible()
  expect(server.stored).toEqual([])
})

test('Offline what the log says can be brought back too, and is published later; nothing known is not “empty”', async () => {
  await openConsole('/admin/pictures')
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  server.setOnline(false)
  await page.getByRole('link', { name: 'Papelera' }).click()
  await expect.element(page.getByText('Sin conexión y sin datos en este dispositivo todavía.')).toBeVisible()
  server.setOnline(true)
  await expect.element(page.getByText('La papelera está vacía.')).toBeVisible()
  noteDeletion(collections.projects, 'muelle', gone)
  await expect.element(items.first()).toMatchTextContent('Muelle')
  server.setOnline(false)
  await button('Recuperar Muelle').click()
  await expect.element(toast('Guardado en este dispositivo')).toBeVisible()
  server.setOnline(true)
  await expect.element(toast('Recuperado de la papelera')).toBeVisible()
  expect(server.read(collections.projects, 'muelle')).toMatchObject({ title_es: 'Muelle' })
})

test('In Arabic and on a phone it has no fault that axe knows', async () => {
  noteDeletion(collections.projects, 'muelle', gone)
  await openConsole('/admin/trash', { language: 'ar', width: 360 })
  await expect.element(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
  await expectAccessible()
})
