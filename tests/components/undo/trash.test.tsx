import { collections } from '@studio/domain/collections'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { projectDocument, testimonialDocument } from '../../support/factories'
import { expectAccessible } from '../support/axe'
import { row, toast } from '../support/content'
import { button } from '../support/form'
import { openConsole } from '../support/render'
import { server } from '../support/server'
import { noteDeletion } from '../support/trash'
import { syncState } from '../sync/places'

const list = page.getByRole('list', { name: 'Papelera' })
const items = list.getByRole('listitem')

const gone = projectDocument({
  title_es: 'Muelle',
  image_url: `${location.origin}/samples/volta.webp`,
  order_position: 2,
})

test('A deleted document is restored with its id, its position and all its content', async () => {
  noteDeletion(collections.projects, 'muelle', gone)
  noteDeletion(collections.testimonials, 'ana', testimonialDocument({ client_name: 'Ana' }), 29)
  noteDeletion(collections.projects, 'viejo', gone, 31)
  noteDeletion(collections.projects, 'cafe-aurora', gone)
  await openConsole('/admin/trash')
  await expect.poll(() => items.elements().length).toBe(2)
  expect(items.nth(0).element().textContent).toMatch(/Proyecto.*Muelle.*Eliminado por .*Quedan 29 días/)
  expect(items.nth(1).element().textContent).toMatch(/Testimonio.*Ana.*Queda 1 día/)
  await expectAccessible()
  await button('Restaurar Muelle').click()
  await expect.element(toast('Restaurado desde la papelera')).toBeVisible()
  const { rev: _, base_rev, ...content } = { ...server.read(collections.projects, 'muelle') }
  const { rev: __, base_rev: ___, updated_by: ____, ...before } = gone
  expect(content).toMatchObject(before)
  expect(base_rev).toBe('')
  await expect.poll(() => items.elements().length).toBe(1)
})

test.each([
  ['40 days ahead', 40],
  ['a year behind', -365],
])('The trash matches the server although the clock of the device is %s', async (_, days) => {
  noteDeletion(collections.projects, 'muelle', gone)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + days * 86_400_000 })
  onTestFinished(() => void vi.useRealTimers())
  await openConsole('/admin/trash')
  await expect.element(items.first()).toMatchTextContent(/Muelle.*Quedan 29 días/)
  await page.getByRole('link', { name: 'Proyectos' }).first().click()
  await expect.element(button('Eliminar Café Aurora')).toBeVisible()
  server.setOnline(false)
  await button('Eliminar Café Aurora').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click()
  await page.getByRole('link', { name: 'Papelera' }).click()
  await expect.poll(() => items.elements().length).toBe(2)
})

test('Offline, a deleted document is in the trash at once, and nothing is ever sent if it is restored', async () => {
  await openConsole('/admin/projects')
  await expect.element(button('Eliminar Café Aurora')).toBeVisible()
  server.setOnline(false)
  await button('Eliminar Café Aurora').click()
  const question = page.getByRole('alertdialog')
  await expect
    .element(question.getByText('Será definitivo a los 30 días; hasta entonces se puede restaurar desde la papelera.'))
    .toBeVisible()
  await question.getByRole('button', { name: 'Eliminar' }).click()
  await expect.element(toast('Eliminado en este dispositivo: Café Aurora')).toBeVisible()
  await expect.element(toast('Se publicará cuando vuelva la conexión.')).toBeVisible()
  // The tab is killed and opened again.
  await openConsole('/admin/trash')
  await expect.element(items.first()).toMatchTextContent('Café Aurora')
  await expect.element(items.first()).toMatchTextContent('Eliminación pendiente de publicar')
  await expect.element(page.getByText('Sin confirmar por el servidor')).toBeVisible()
  await button('Restaurar Café Aurora').click()
  await expect.element(toast('Restaurado desde la papelera')).toBeVisible()
  await page.getByRole('link', { name: 'Proyectos' }).first().click()
  await expect.element(row('Café Aurora')).toBeVisible()
  server.setOnline(true)
  await expect.element(syncState('Sincronizado')).toBeVisible()
  expect(server.stored).toEqual([])
})

/** Deletes the sample project and opens the trash. */
async function deleteOffline() {
  await openConsole('/admin/projects')
  await expect.element(button('Eliminar Café Aurora')).toBeVisible()
  server.setOnline(false)
  await button('Eliminar Café Aurora').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click()
  await page.getByRole('link', { name: 'Papelera' }).click()
  await expect.element(items.first()).toMatchTextContent('Café Aurora')
}
const undo = button('Deshacer')

test('Undoing the restore of an unsent deletion deletes the document as before', async () => {
  await deleteOffline()
  await button('Restaurar Café Aurora').click()
  await expect.element(toast('Restaurado desde la papelera')).toBeVisible()
  await expect.poll(() => items.elements().length).toBe(0)
  await undo.click()
  await expect.element(items.first()).toMatchTextContent('Café Aurora')
  server.setOnline(true)
  await expect.element(syncState('Sincronizado')).toBeVisible()
  expect(server.read(collections.projects, 'cafe-aurora')).toBeUndefined()
})

test('Undoing a restore deletes the document again, unless somebody has edited it since', async () => {
  noteDeletion(collections.projects, 'muelle', gone)
  await openConsole('/admin/trash')
  await button('Restaurar Muelle').click()
  await expect.element(toast('Restaurado desde la papelera')).toBeVisible()
  await undo.click()
  await expect.element(toast('Deshecho')).toBeVisible()
  expect(server.read(collections.projects, 'muelle')).toBeUndefined()
  await button('Restaurar Muelle').click()
  await expect.element(toast('Restaurado desde la papelera')).toBeVisible()
  const back = server.read(collections.projects, 'muelle')
  server.put(collections.projects, 'muelle', { ...back, client_name: 'De allá', rev: 'elsewhere', base_rev: back?.rev })
  await undo.click()
  await expect.element(syncState('Por decidir: 1')).toBeVisible()
  expect(server.read(collections.projects, 'muelle')).toMatchObject({ client_name: 'De allá' })
})

test('Even offline, a document in the log can be restored and is published later; an unknown trash is not “empty”', async () => {
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
  await button('Restaurar Muelle').click()
  await expect.element(toast('Guardado en este dispositivo')).toBeVisible()
  server.setOnline(true)
  await expect.element(toast('Restaurado desde la papelera')).toBeVisible()
  expect(server.read(collections.projects, 'muelle')).toMatchObject({ title_es: 'Muelle' })
})

test('axe finds no fault in the trash, in Arabic and on a phone', async () => {
  noteDeletion(collections.projects, 'muelle', gone)
  await openConsole('/admin/trash', { language: 'ar', width: 360 })
  await expect.element(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
  await expectAccessible()
})
