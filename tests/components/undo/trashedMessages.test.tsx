import { collections } from '@studio/domain/collections'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { counted, dialog, many, names, openInbox, stored, view } from '../messages/inbox'
import { expectAccessible } from '../support/axe'
import { toast } from '../support/content'
import { button } from '../support/form'
import { server } from '../support/server'

const question = page.getByRole('alertdialog')
const filter = page.getByLabelText('Filtrar por estado')
const shown = page.getByLabelText('Seleccionar los mostrados')
const remove = async (name: string) => {
  await button(`Eliminar el mensaje de ${name}`).click()
  await question.getByRole('button', { name: 'Eliminar' }).click()
}

test('A deleted message goes to the trash, leaves list and counts, and can be restored to its list', async () => {
  await openInbox(many(3, { status: 'read' }))
  await expect.poll(names).toHaveLength(3)
  await expect.poll(counted).toEqual(['0', '3', '0', '3'])
  await button('Eliminar el mensaje de Persona 3').click()
  await expect
    .element(question.getByText('Será definitivo a los 30 días; hasta entonces se puede restaurar desde la papelera.'))
    .toBeVisible()
  await question.getByRole('button', { name: 'Eliminar' }).click()
  await expect.element(toast('Mensaje eliminado exitosamente')).toBeVisible()
  await expect.poll(names).toEqual(['Persona 2', 'Persona 1'])
  await expect.poll(counted).toEqual(['0', '2', '0', '2'])
  expect(stored(0)).toMatchObject({ suspected: null, trashed_from: 'inbox', message: stored(1)?.message })

  await filter.selectOptions('Papelera')
  await expect.poll(names).toEqual(['Persona 3'])
  await expectAccessible()
  await view('Persona 3')
  await expect.element(dialog.getByLabelText('Estado')).not.toBeInTheDocument()
  await dialog.getByRole('button', { name: 'Restaurar' }).click()
  await expect.element(toast('Restaurado desde la papelera')).toBeVisible()
  expect(stored(0)).toMatchObject({ suspected: false, trashed_from: '', status: 'read' })
})

test('Suspected messages are restored as suspected, several at once; the trash deletes them for good after a question', async () => {
  await openInbox(many(2, { suspected: true }), '?status=suspected')
  await shown.click()
  await page.getByRole('group', { name: 'Acciones con los mensajes' }).getByRole('button', { name: 'Eliminar' }).click()
  await question.getByRole('button', { name: 'Eliminar' }).click()
  await expect.element(toast('2 mensajes eliminados')).toMatchTextContent('Persona 1')
  await filter.selectOptions('Papelera')
  await expect.poll(names).toHaveLength(2)
  await shown.click()
  await button('Restaurar').click()
  await expect.element(toast('Restaurado desde la papelera')).toBeVisible()
  expect([stored(0)?.suspected, stored(1)?.suspected]).toEqual([true, true])
  await button('Deshacer').click()
  await expect.poll(names).toHaveLength(2)
  await button('Eliminar el mensaje de Persona 2').click()
  await expect.element(question.getByText('El mensaje será eliminado permanentemente.')).toBeVisible()
  await expect.element(question.getByText('papelera')).not.toBeInTheDocument()
  await question.getByRole('button', { name: 'Eliminar' }).click()
  await expect.poll(names).toEqual(['Persona 1'])
  await expect.poll(() => stored(0)).toBeUndefined()
})

test('A message deleted for good offline stays if another device has restored it, and the owner is asked', async () => {
  const trashed = { suspected: null, trashed_from: 'inbox' } as const
  await openInbox(many(1, trashed), '?status=trashed')
  await expect.poll(names).toEqual(['Persona 1'])
  server.setOnline(false)
  await remove('Persona 1')
  await expect.poll(names).toEqual([])
  server.put(collections.messages, 'm0', { ...stored(0), suspected: false, trashed_from: '' })
  server.setOnline(true)
  await button('Estado de la sincronización: Por decidir: 1').click()
  expect(stored(0)).toMatchObject({ trashed_from: '' })
  await page.getByRole('button', { name: 'Resolver' }).click()
  await button('Eliminarlo de todos modos').click()
  await expect.poll(() => stored(0)).toBeUndefined()
})

test('Offline a message is in the trash at once; if it is restored there, nothing is ever sent', async () => {
  await openInbox(many(2, { status: 'read' }))
  await expect.poll(names).toHaveLength(2)
  server.setOnline(false)
  await remove('Persona 1')
  await expect.poll(names).toEqual(['Persona 2'])
  await button('Deshacer').click()
  await expect.poll(names).toHaveLength(2)
  server.setOnline(true)
  await expect.element(button('Estado de la sincronización: Sincronizado')).toBeVisible()
  expect(server.stored).toEqual([])
})
