import { ExternalLink, Pencil, Trash2 } from 'lucide-react'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { RowMenu } from '../../../web/src/ui/table/RowMenu'
import { expectAccessible } from '../support/axe'
import { press } from '../support/form'
import { render } from '../support/render'

const edit = vi.fn()
const remove = vi.fn()
const beside = vi.fn()
const opener = page.getByRole('button', { name: 'Más acciones: Faro' })
const menu = page.getByRole('menu', { name: 'Faro' })
const item = (name: string) => menu.getByRole('menuitem', { name })

beforeEach(async () => {
  for (const act of [edit, remove, beside]) act.mockReset()
  await renderList({ width: 360, height: 740 })
})

async function renderList(view: { width: number; height: number; language?: 'ar' }) {
  await render(
    <main>
      <h1>Lista</h1>
      <button type="button" style={{ blockSize: '10rem', inlineSize: '100%' }} onClick={beside}>
        Al lado
      </button>
      <RowMenu
        name="Faro"
        actions={[
          { icon: ExternalLink, label: 'Ver', href: '/#faro' },
          { icon: Pencil, label: 'Editar', onAct: edit },
          { icon: Trash2, label: 'Eliminar', onAct: remove },
        ]}
      />
    </main>,
    view,
  )
}

test('One button opens a row’s actions, in reach of a thumb, each of at least 44 px', async () => {
  await opener.click()
  await expect.element(menu).toBeVisible()
  await expectAccessible()
  for (const target of [opener, item('Ver'), item('Editar'), item('Eliminar')]) {
    const { width, height } = target.element().getBoundingClientRect()
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  }
  expect(menu.element().getBoundingClientRect().bottom).toBe(740)
  await item('Editar').click()
  expect(edit).toHaveBeenCalledOnce()
  await expect.element(menu).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
})

test('Arrow keys cycle through the actions, Home and End go to the first and last, Enter runs one', async () => {
  await expect.element(opener).toBeVisible()
  opener.element().focus()
  await press('{Enter}')
  await expect.element(item('Ver')).toHaveFocus()
  await press('{ArrowUp}')
  await expect.element(item('Eliminar')).toHaveFocus()
  await press('{ArrowDown}')
  await expect.element(item('Ver')).toHaveFocus()
  await press('{End}')
  await expect.element(item('Eliminar')).toHaveFocus()
  await press('{Home}{ArrowDown}')
  await expect.element(item('Editar')).toHaveFocus()
  await press('{Enter}')
  expect(edit).toHaveBeenCalledOnce()
})

for (const key of ['{Escape}', '{Tab}'])
  test(`${key} closes the menu and returns the focus to its button`, async () => {
    await opener.click()
    await expect.element(item('Ver')).toHaveFocus()
    await press(key)
    await expect.element(menu).not.toBeInTheDocument()
    await expect.element(opener).toHaveFocus()
    expect(remove).not.toHaveBeenCalled()
  })

test('A tap outside the menu closes it and activates nothing', async () => {
  await opener.click()
  await expect.element(menu).toBeVisible()
  await userEvent.click(document.querySelector('[popover]') as Element, { position: { x: 40, y: 40 } })
  await expect.element(menu).not.toBeInTheDocument()
  expect(beside).not.toHaveBeenCalled()
})

for (const language of [undefined, 'ar'] as const)
  test(`On a wide screen the menu is at its button and inside the window (${language ?? 'es'})`, async () => {
    await renderList({ width: 1024, height: 740, ...(language && { language }) })
    const button = page.getByRole('button', { name: 'Faro' })
    await button.click()
    await expect.element(menu).toBeVisible()
    const [at, box] = [button, menu].map((one) => one.element().getBoundingClientRect())
    expect(box?.top).toBe(at?.bottom)
    expect(language === 'ar' ? box?.left : box?.right).toBe(language === 'ar' ? at?.left : at?.right)
    await userEvent.wheel(document.querySelector('[popover]') as Element, { delta: { y: 50 } })
    await expect.element(menu).not.toBeInTheDocument()
  })
