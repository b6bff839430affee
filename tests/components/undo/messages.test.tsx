import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { many, openInbox, stored, view } from '../messages/inbox'
import { toast } from '../support/content'
import { button, press } from '../support/form'
import { server } from '../support/server'

const undo = button('Deshacer')
const archive = async () => {
  await page.getByLabelText('Seleccionar los mostrados').click()
  await page.getByRole('group', { name: 'Acciones con los mensajes' }).getByRole('button', { name: 'Archivar' }).click()
}
const statuses = () => [0, 1, 2].map((at) => stored(at)?.status)

test('Undoing the archiving of several messages restores each status, except those that another device has changed since', async () => {
  await openInbox(many(3, { status: 'read' }))
  await archive()
  await expect.element(toast('Se actualizó el estado de 3 mensajes')).toBeVisible()
  server.write('contact_messages/m1', { status: 'replied' }, false)
  await undo.click()
  await expect.element(toast('Deshecho')).toBeVisible()
  expect(statuses()).toEqual(['read', 'replied', 'read'])
})

test('Archiving that is undone offline is never sent', async () => {
  await openInbox(many(3, { status: 'read' }))
  await expect.element(page.getByText('Persona 1')).toBeVisible()
  server.setOnline(false)
  await archive()
  await undo.click()
  await expect.element(toast('Deshecho')).toBeVisible()
  server.setOnline(true)
  await expect.element(button('Estado de la sincronización: Sincronizado')).toBeVisible()
  expect(server.stored).toEqual([])
})

test('Undo works above an open message, by button and by key', async () => {
  await openInbox(many(1, { status: 'read' }))
  await view('Persona 1')
  const status = page.getByRole('dialog').getByLabelText('Estado')
  await status.selectOptions('Archivado')
  await undo.click()
  await expect.element(status).toHaveValue('read')
  await status.selectOptions('Respondido')
  await expect.element(toast('Estado actualizado exitosamente')).toBeVisible()
  page.getByRole('dialog').getByRole('group', { name: 'Mensaje' }).element().focus()
  await press('{Control>}z{/Control}')
  await expect.element(status).toHaveValue('read')
})
