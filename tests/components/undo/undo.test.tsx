import { collections } from '@studio/domain/collections'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../support/axe'
import { rowNames, toast } from '../support/content'
import { button, fillProject, press, title } from '../support/form'
import { openConsole } from '../support/render'
import { server } from '../support/server'
import { syncState } from '../sync/places'

/* Undo in a step's toast: before it is sent, while it is being sent, and after it is published. */

const undo = button('Deshacer')
const undone = toast('Deshecho')
const stored = () => server.read(collections.projects, 'cafe-aurora')
const inOrder = () =>
  server
    .all(collections.projects)
    .sort((one, other) => Number(one.order_position) - Number(other.order_position))
    .map(({ title_es }) => String(title_es))
const remove = async () => {
  await button('Eliminar Café Aurora').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click()
}

beforeEach(() => openConsole('/admin/projects'))

test('A published deletion is undone: the same project, in its position, with all its content', async () => {
  const before = stored()
  const order = inOrder()
  await remove()
  await expect.element(toast('Proyecto eliminado exitosamente')).toBeVisible()
  expect(stored()).toBeUndefined()
  await expectAccessible()
  await undo.click()
  await expect.element(undone).toBeVisible()
  const { rev, base_rev, ...content } = { ...stored() }
  const { rev: oldRev, base_rev: _, ...old } = { ...before }
  expect(content).toEqual(old)
  expect(base_rev).toBe('')
  expect(rev).not.toBe(oldRev)
  expect(inOrder()).toEqual(order)
  await expect.poll(rowNames).toEqual(order)
})

test('Offline a deletion is undone before it is sent: nothing is ever sent', async () => {
  await expect.element(button('Eliminar Café Aurora')).toBeVisible()
  server.setOnline(false)
  await remove()
  await expect.element(toast('Eliminado en este dispositivo: Café Aurora')).toBeVisible()
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.element(undone).toBeVisible()
  await expect.element(syncState('Sin conexión')).toBeVisible()
  await expect.poll(rowNames).toContain('Café Aurora: el primer sorbo')
  server.setOnline(true)
  await expect.element(syncState('Sincronizado')).toBeVisible()
  expect(server.stored).toEqual([])
})

test('A deletion that is being sent arrives, and its undo follows', async () => {
  await expect.element(button('Eliminar Café Aurora')).toBeVisible()
  const letGo = server.hold()
  await remove()
  await expect.element(toast('Se está publicando')).toBeVisible()
  await undo.click()
  await expect.poll(rowNames).toContain('Café Aurora: el primer sorbo')
  letGo()
  await expect.element(undone).toBeVisible()
  expect(stored()).toMatchObject({ title_es: 'Café Aurora: el primer sorbo' })
  expect(server.stored).toEqual(['portfolio_projects/cafe-aurora', 'portfolio_projects/cafe-aurora'])
})

test('A project that another device has restored meanwhile stays unchanged', async () => {
  const before = stored()
  await remove()
  await expect.element(toast('Proyecto eliminado exitosamente')).toBeVisible()
  server.put(collections.projects, 'cafe-aurora', { ...before, client_name: 'De allá' })
  await undo.click()
  await expect.element(toast('Se mantiene lo que otro dispositivo cambió entretanto.')).toBeVisible()
  expect(stored()).toMatchObject({ client_name: 'De allá' })
})

test('A move is undone to its place between the old neighbours: by keyboard, and only the last one', async () => {
  const order = inOrder()
  const [first = '', second = '', third = ''] = order
  const handle = (title: string) => page.getByRole('button', { name: `Mover ${title}` })
  await expect.poll(rowNames).toEqual(order)
  handle(first).element().focus()
  await press('{Alt>}{ArrowDown}{/Alt}')
  await expect.poll(() => inOrder()[0]).toBe(second)
  await press('{Alt>}{ArrowDown}{/Alt}')
  await expect.poll(() => inOrder()[1]).toBe(third)
  await expect.element(toast('Orden actualizado exitosamente')).toBeVisible()
  await expect.poll(() => undo.elements()).toHaveLength(1)
  undo.element().focus()
  await press('{Enter}')
  await expect.poll(() => inOrder().slice(0, 3)).toEqual([second, first, third])
  await expect.element(handle(first)).toHaveFocus()
})

test('Texts filled from Spanish are removed again, except those edited since', async () => {
  await button('Nuevo Proyecto').click()
  await fillProject('Muelle')
  await page.getByRole('tab', { name: /Italiano/ }).click()
  await expect.element(title()).toHaveValue('Muelle')
  await title().fill('Molo')
  await undo.click()
  await page.getByRole('tab', { name: /Français/ }).click()
  await expect.element(title()).toHaveValue('')
  await page.getByRole('tab', { name: /Italiano/ }).click()
  await expect.element(title()).toHaveValue('Molo')
})
