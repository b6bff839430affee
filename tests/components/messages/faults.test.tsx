import { collections } from '@studio/domain/collections'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { server } from '../support/server'
import { said } from '../support/toasts'
import { counted, counts, dialog, openInbox, row, status, stored, view } from './inbox'

const choose = (value: string) => dialog.getByLabelText('Estado').selectOptions(value)
const move = () => dialog.getByRole('button', { name: 'Mover a la bandeja de entrada' }).click()
/** Makes the server refuse all changes of messages. */
const refuse = () => {
  server.accepts = (path) => !path.startsWith(collections.messages)
}

test('Offline the counts show their age, and a change waits on the device until the network is back', async () => {
  await openInbox([{ name: 'Pablo', status: 'read' }])
  await expect.poll(counted).toEqual(['0', '1', '0', '1'])
  await expect.element(counts.getByRole('status')).not.toBeInTheDocument()
  server.setOnline(false)
  await expect.element(counts.getByRole('status')).toMatchTextContent('Recuento del')
  expect(counted()).toEqual(['0', '1', '0', '1'])
  await view('Pablo')
  await choose('replied')
  await expect.element(said('Guardado en este dispositivo')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(status('Pablo')).toHaveTextContent('Respondido')
  const waits = row('Pablo').getByLabelText('Guardado en este dispositivo, pendiente de publicar')
  await expect.element(waits).toBeVisible()
  expect(stored(0)?.status).toBe('read')
  await page.getByRole('button', { name: 'Exportar CSV' }).click()
  await dialog.getByRole('button', { name: 'Exportar', exact: true }).click()
  await expect.element(dialog.getByText('No se pudieron cargar todos los mensajes.')).toBeVisible()
  await userEvent.keyboard('{Escape}')

  server.setOnline(true)
  await expect.poll(() => stored(0)?.status).toBe('replied')
  await expect.element(counts.getByRole('status')).not.toBeInTheDocument()
  await expect.poll(counted).toEqual(['0', '0', '1', '1'])
  await expect.element(waits).not.toBeInTheDocument()
})

test('A message moved to the inbox offline leaves the suspected ones at once, and is published when the network is back', async () => {
  await openInbox([{ name: 'Petra', status: 'read', suspected: true }], '?status=suspected')
  await expect.element(row('Petra')).toBeVisible()
  server.setOnline(false)
  await view('Petra')
  await move()
  await expect.element(said('Guardado en este dispositivo')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(row('Petra')).not.toBeInTheDocument()
  expect(stored(0)?.suspected).toBe(true)
  server.setOnline(true)
  await expect.poll(() => stored(0)?.suspected).toBe(false)
})

test('A status that the server refuses is reported as failed', async () => {
  await openInbox([{ name: 'Quico', status: 'read' }])
  await view('Quico')
  refuse()
  await choose('replied')
  await expect.element(said('Error al actualizar estado')).toBeVisible()
  expect(stored(0)?.status).toBe('read')
})

test('A message that could not be moved to the inbox stays in its list', async () => {
  await openInbox([{ name: 'Queta', status: 'read', suspected: true }], '?status=suspected')
  await view('Queta')
  refuse()
  await move()
  await expect.element(said('Error al mover a la bandeja de entrada')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(row('Queta')).toBeVisible()
  expect(stored(0)?.suspected).toBe(true)
})

test('A message that could not be deleted is reported as still there', async () => {
  await openInbox([{ name: 'Rosa', status: 'read' }])
  await expect.element(row('Rosa')).toBeVisible()
  refuse()
  await page.getByRole('button', { name: 'Eliminar el mensaje de Rosa' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click()
  await expect.element(said('Error al eliminar mensaje')).toBeVisible()
  await expect.element(row('Rosa')).toBeVisible()
  expect(stored(0)).toBeDefined()
})
