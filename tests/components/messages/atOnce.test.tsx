import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { said } from '../support/toasts'
import { dialog, heading, names, openInbox, stored, view } from './inbox'

const three = (given: Parameters<typeof openInbox>[0][number] = {}) =>
  [1, 2, 3].map((n) => ({ ...given, name: `Persona ${n}`, created_at: new Date(Date.now() - n * 60_000) }))
const all = (part: string) => [0, 1, 2].map((at) => stored(at)?.[part])
const box = (name: string) => page.getByRole('checkbox', { name: `Seleccionar el mensaje de ${name}` })
const shown = page.getByLabelText('Seleccionar los mostrados')
const bar = page.getByRole('group', { name: 'Acciones con los mensajes' })
const toInbox = 'Mover a la bandeja de entrada'

test('Several messages are marked, archived or deleted at once, after a single question', async () => {
  await openInbox(three(), '?status=all')
  await expect.poll(names).toHaveLength(3)
  await box('Persona 1').click()
  await box('Persona 2').click()
  await expect.element(page.getByText('2 seleccionados')).toBeVisible()
  await bar.getByRole('button', { name: 'Respondido' }).click()
  await expect.element(said('Se actualizó el estado de 2 mensajes')).toBeVisible()
  await expect.element(heading).toHaveFocus()
  expect(all('status')).toEqual(['replied', 'replied', 'new'])

  await shown.click()
  await expect.element(page.getByText('3 seleccionados')).toBeVisible()
  const archive = bar.getByRole('button', { name: 'Archivar' }).element() as HTMLElement
  archive.focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(said('Se actualizó el estado de 3 mensajes')).toBeVisible()
  await expect.element(heading).toHaveFocus()
  expect(all('status')).toEqual(['archived', 'archived', 'archived'])

  await shown.click()
  await box('Persona 3').click()
  await bar.getByRole('button', { name: 'Eliminar' }).click()
  const question = page.getByRole('alertdialog', { name: '¿Eliminar los mensajes seleccionados?' })
  await expect.element(question).toMatchTextContent('2 seleccionados')
  await question.getByRole('button', { name: 'Eliminar' }).click()
  await expect.element(said('2 mensajes eliminados')).toBeVisible()
  await expect.poll(names).toEqual(['Persona 3'])
  expect(all('trashed_from')).toEqual(['inbox', 'inbox', undefined])
})

test('On a small screen all actions for several messages are in view', async () => {
  await openInbox([{ name: 'Persona', suspected: true }], '?status=suspected', { width: 360, height: 640 })
  await shown.click()
  await expect.element(page.getByText('1 seleccionado')).toBeVisible()
  bar.element().scrollIntoView({ block: 'end', behavior: 'instant' })
  for (const name of ['Respondido', toInbox, 'Eliminar', 'Quitar la selección'])
    await expect.element(bar.getByRole('button', { name })).toBeInViewport({ ratio: 1 })
})

test('Suspected messages can be moved to the inbox: one from its dialog, several at once', async () => {
  await openInbox(three({ suspected: true, status: 'read', subject: 'reel' }), '?status=suspected')
  await expect.poll(names).toHaveLength(3)
  await view('Persona 1')
  await dialog.getByRole('button', { name: toInbox }).click()
  await expect.element(said('Mensaje movido a la bandeja de entrada')).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: toInbox })).not.toBeInTheDocument()
  await expect.element(dialog.getByRole('group', { name: 'Mensaje' })).toHaveFocus()
  expect(all('suspected')).toEqual([false, true, true])
  expect(stored(0)).toMatchObject({ status: 'read', subject: 'reel' })
  await userEvent.keyboard('{Escape}')
  await expect.poll(names).toHaveLength(2)

  await shown.click()
  await bar.getByRole('button', { name: toInbox }).click()
  await expect.element(said('2 mensajes movidos a la bandeja de entrada')).toBeVisible()
  await expect.element(heading).toHaveFocus()
  expect(all('suspected')).toEqual([false, false, false])
  await page.getByLabelText('Filtrar por estado').selectOptions('Todos')
  await expect.poll(names).toHaveLength(3)
  await shown.click()
  await expect.element(page.getByText('3 seleccionados')).toBeVisible()
  await expect.element(page.getByRole('button', { name: toInbox })).not.toBeInTheDocument()
})
