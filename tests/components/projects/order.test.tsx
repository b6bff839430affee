import { collections } from '@studio/domain/collections'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { rowNames, toast } from '../support/content'
import { press } from '../support/form'
import { openConsole } from '../support/render'
import { server } from '../support/server'

const handle = (title: string) => page.getByRole('button', { name: `Mover ${title}` })
const inOrder = () =>
  server
    .all(collections.projects)
    .sort((one, other) => Number(one.order_position) - Number(other.order_position))
    .map(({ title_es }) => title_es)
const said = (text: string | RegExp) => page.getByRole('status').filter({ hasText: text })

let before: unknown[] = []

beforeEach(async () => {
  before = inOrder()
  await openConsole('/admin/projects')
  await expect.poll(rowNames).toEqual(before)
})

/** Repeats keys until a text is announced, because a key pressed before the lifted row is measured is lost. */
async function pressUntilSaid(keys: string, text: string | RegExp) {
  await expect
    .poll(async () => {
      if (said(text).elements().length === 0) await press(keys)
      return said(text).elements().length
    })
    .toBe(1)
}

test('The owner reorders projects with the keyboard, and only the rows that moved are written', async () => {
  const [first = '', second = '', ...rest] = before.map(String)
  handle(first).element().focus()
  await press(' ')
  await expect.element(said(`${first} levantado, posición 1`)).toBeInTheDocument()
  await pressUntilSaid('{ArrowDown}', `${first} está en la posición 2`)
  await press(' ')
  await expect.element(toast('Orden actualizado exitosamente')).toBeVisible()
  await expect.poll(rowNames).toEqual([second, first, ...rest])
  expect(inOrder()).toEqual([second, first, ...rest])
  expect(server.stored).toHaveLength(2)
})

test('Escape returns a lifted row to its position, and that is announced', async () => {
  const [first = ''] = before.map(String)
  handle(first).element().focus()
  await press(' ')
  await expect.element(said(`${first} levantado`)).toBeInTheDocument()
  await pressUntilSaid('{Escape}', `Movimiento cancelado; ${first} vuelve a su lugar.`)
  await expect.element(handle(first)).toHaveFocus()
  expect(server.stored).toEqual([])
})

test('Alt and an arrow move a row up one position; it keeps the focus, and its position is announced', async () => {
  const [first = '', second = ''] = before.map(String)
  handle(second).element().focus()
  await press('{Alt>}{ArrowUp}{/Alt}')
  await expect.poll(() => rowNames().slice(0, 2)).toEqual([second, first])
  await expect.element(said(`${second} está en la posición 1 de ${before.length}.`)).toBeInTheDocument()
  await expect.element(toast('Orden actualizado exitosamente')).toBeVisible()
  await expect.element(handle(second)).toHaveFocus()
})

test('A row moves to the typed position if there is one', async () => {
  const [first = '', second = '', third = ''] = before.map(String)
  handle(first).element().focus()
  await press('{Enter}')
  const dialog = page.getByRole('dialog', { name: `Mover «${first}»` })
  const place = dialog.getByRole('textbox')
  await expect.element(place).toHaveValue('1')
  await place.fill('0')
  await press('{Enter}')
  await expect.element(dialog.getByRole('alert')).toMatchTextContent('Escribe un número del 1 al 6')
  await place.fill('3')
  await dialog.getByRole('button', { name: 'Mover', exact: true }).click()
  await expect.poll(() => rowNames().slice(0, 3)).toEqual([second, third, first])
  await expect.element(said(`${first} está en la posición 3 de ${before.length}.`)).toBeInTheDocument()
  await expect.element(handle(first)).toHaveFocus()
})

test('Rows cannot be moved while the list is filtered or sorted, and the handle explains why', async () => {
  const [, second = ''] = before.map(String)
  const why = toast('Para cambiar el orden')
  await page.getByRole('searchbox', { name: 'Buscar' }).fill(second)
  await expect.poll(rowNames).toEqual([second])
  await expect.element(handle(second)).toHaveAttribute('aria-disabled', 'true')
  await expect.element(handle(second)).toHaveAccessibleDescription(/^Para cambiar el orden/)
  handle(second).element().focus()
  await press('{Alt>}{ArrowUp}{/Alt}')
  await expect.element(why).toBeVisible()
  expect(server.stored).toEqual([])
})

test('Pressing a handle that cannot move its row explains why', async () => {
  const [, second = ''] = before.map(String)
  await page.getByRole('searchbox', { name: 'Buscar' }).fill(second)
  await expect.element(handle(second)).toHaveAttribute('aria-disabled', 'true')
  // `force`, because a disabled element is not clicked otherwise; a finger can press it.
  await handle(second).click({ force: true })
  await expect.element(toast('Para cambiar el orden')).toBeVisible()
})
