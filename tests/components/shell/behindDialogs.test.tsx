import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { addProjects, row } from '../support/content'
import { button, press } from '../support/form'
import { openConsole } from '../support/render'

const dialog = () => page.getByRole('alertdialog')
const scrollDown = (over: ReturnType<typeof dialog>) => userEvent.wheel(over, { direction: 'down', times: 3 })

test('The page behind a dialog keeps its scroll position and width, and scrolls again afterwards', async () => {
  addProjects(...Array.from({ length: 25 }, (_, at) => ({ title_es: `Fila ${at + 11}` })))
  await openConsole('/admin/projects')
  await expect.element(row('Fila 11')).toBeVisible()
  const { documentElement: root } = document
  const width = document.body.clientWidth
  expect(root.scrollHeight).toBeGreaterThan(root.clientHeight + 300)
  await button('Eliminar Fila 11').click()
  await expect.element(dialog()).toBeVisible()
  const before = scrollY
  await scrollDown(dialog())
  await press('{PageDown}')
  expect(scrollY).toBe(before)
  expect(document.body.clientWidth).toBe(width)
  await press('{Escape}')
  await scrollDown(page.getByRole('main'))
  await expect.poll(() => scrollY).toBeGreaterThan(before)
})
