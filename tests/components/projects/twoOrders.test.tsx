import { collections } from '@studio/domain/collections'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { rowNames } from '../support/content'
import { press } from '../support/form'
import { openConsole } from '../support/render'
import { server } from '../support/server'

/* Two devices move rows of one list at the same time. */

const stored = () =>
  server
    .all(collections.projects)
    .sort((one, other) => Number(one.order_position) - Number(other.order_position))
    .map(({ title_es }) => String(title_es))
const positions = () => server.all(collections.projects).map(({ order_position }) => order_position)

/** Stores this order, row by row, as another device. */
function orderElsewhere(titles: readonly string[]) {
  for (const { id, ...fields } of server.all(collections.projects))
    server.put(collections.projects, String(id), { ...fields, order_position: titles.indexOf(String(fields.title_es)) })
}

async function moveUp(title: string) {
  page
    .getByRole('button', { name: `Mover ${title}` })
    .element()
    .focus()
  await press('{Alt>}{ArrowUp}{/Alt}')
}

test('Moves on two devices combine to one order, each row with its own position', async () => {
  const [first = '', second = '', ...rest] = stored()
  await openConsole('/admin/projects')
  await expect.poll(rowNames).toEqual([first, second, ...rest])
  server.setOnline(false)
  await moveUp(second)
  await expect.poll(() => rowNames().slice(0, 2)).toEqual([second, first])
  const last = rest.at(-1) ?? ''
  orderElsewhere([last, first, second, ...rest.slice(0, -1)])
  server.setOnline(true)
  await expect.poll(stored).toEqual([second, last, first, ...rest.slice(0, -1)])
  await expect.poll(rowNames).toEqual(stored())
  expect(new Set(positions()).size).toBe(positions().length)
})

test('Two devices move different rows across the list, and both moves take effect', async () => {
  const [first = '', second = '', third = '', ...rest] = stored()
  await openConsole('/admin/projects')
  await expect.poll(rowNames).toEqual([first, second, third, ...rest])
  server.setOnline(false)
  await moveUp(third)
  const last = rest.at(-1) ?? ''
  orderElsewhere([second, third, last, ...rest.slice(0, -1), first])
  server.setOnline(true)
  // This device's row went between the first and the second; the other device moved the first to the end.
  await expect.poll(stored).toEqual([second, last, ...rest.slice(0, -1), first, third])
  await expect.poll(rowNames).toEqual(stored())
})

test('A move whose response was lost is not repeated', async () => {
  const [first = '', second = '', ...rest] = stored()
  await openConsole('/admin/projects')
  await expect.poll(rowNames).toEqual([first, second, ...rest])
  server.lostAnswers = 1
  await moveUp(second)
  await expect.poll(stored).toEqual([second, first, ...rest])
  orderElsewhere([first, second, ...rest])
  await expect.element(page.getByRole('button', { name: /Sincronizado/ })).toBeVisible()
  expect(stored()).toEqual([first, second, ...rest])
})
