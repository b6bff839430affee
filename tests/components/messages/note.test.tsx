import { collections } from '@studio/domain/collections'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { readOutboxState } from '../../../web/src/sync/outbox/outboxState'
import { openConsole } from '../support/render'
import { server } from '../support/server'
import { note, press } from './answers'
import { dialog, openInbox, stored, view } from './inbox'

test('A note saves itself, is reported as saved only once it is, and survives a reload', async () => {
  await openInbox([{ name: 'Nora', status: 'read' }])
  await view('Nora')
  server.setOnline(false)
  await note.fill('Llamar el lunes.')
  await expect.element(dialog.getByText('Guardado en este dispositivo')).toBeVisible()
  expect(stored(0)?.note).toBeUndefined()
  server.setOnline(true)
  await expect.poll(() => stored(0)?.note).toBe('Llamar el lunes.')
  await expect.element(dialog.getByText('Nota guardada')).toBeVisible()
  await press('{Escape}')
  await openConsole('/admin/messages?open=m0')
  await expect.element(note).toHaveValue('Llamar el lunes.')
})

test('The last typed text is stored, however fast the message or the page is closed', async () => {
  await openInbox([{ name: 'Olga', status: 'read' }])
  await view('Olga')
  await note.fill('Deprisa')
  await press('{Escape}')
  await expect.poll(() => stored(0)?.note).toBe('Deprisa')
  // The state of a page that was killed while somebody typed.
  const kept = { value: { text: 'A medias', base: 'Deprisa' }, at: Date.now() }
  localStorage.setItem('studio.known.note.m0', JSON.stringify(kept))
  await view('Olga')
  await expect.element(note).toHaveValue('A medias')
  await expect.poll(() => stored(0)?.note).toBe('A medias')
  await expect.poll(() => localStorage.getItem('studio.known.note.m0')).toBeNull()
})

test('A note edited on two devices becomes a question, and nothing is lost', async () => {
  await openInbox([{ name: 'Pía', status: 'read', note: 'Antes' }])
  await view('Pía')
  server.setOnline(false)
  await note.fill('La mía')
  await expect.element(dialog.getByText('Guardado en este dispositivo')).toBeVisible()
  server.put(collections.messages, 'm0', { ...stored(0), note: 'La otra' })
  server.setOnline(true)
  await expect.poll(() => readOutboxState().entries[0]?.state).toBe('conflict')
  await expect.element(dialog.getByText('No se pudo guardar la nota')).toBeVisible()
  expect(stored(0)?.note).toBe('La otra')
  await press('{Escape}')
  await page.getByRole('button', { name: /^Estado de la sincronización/ }).click()
  await page.getByRole('button', { name: 'Resolver' }).click()
  const conflict = page.getByRole('dialog', { name: 'Conflicto en «Pía»' })
  await expect
    .element(conflict.getByRole('group', { name: 'Nota privada' }))
    .toMatchTextContent(/Antes.*La otra.*La mía/)
  await conflict.getByRole('radio', { name: 'La tuya' }).click()
  await conflict.getByRole('button', { name: 'Publicar lo elegido' }).click()
  await expect.poll(() => stored(0)?.note).toBe('La mía')
})

test('A note that the device could not store is retried when the field loses focus', async () => {
  await openInbox([{ name: 'Nora', status: 'read' }])
  await view('Nora')
  const full = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(full)
  await note.fill('Llamar el martes')
  await expect.element(dialog.getByText('No se pudo guardar la nota')).toBeVisible()
  vi.restoreAllMocks()
  await press('{Tab}')
  await expect.poll(() => stored(0)?.note).toBe('Llamar el martes')
})

test('A note that the device could not store is retried after a pause, and again when the message closes', async () => {
  await openInbox([{ name: 'Nora', status: 'read' }])
  await view('Nora')
  const full = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(full)
  await note.fill('Llamar el jueves')
  await expect.element(dialog.getByText('No se pudo guardar la nota')).toBeVisible()
  const tries = put.mock.calls.length
  await expect.poll(() => put.mock.calls.length, { timeout: 15_000 }).toBeGreaterThan(tries)
  vi.restoreAllMocks()
  await press('{Escape}')
  await expect.poll(() => stored(0)?.note).toBe('Llamar el jueves')
})
