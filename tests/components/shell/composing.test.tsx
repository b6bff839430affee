import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { button } from '../support/form'
import { openConsole } from '../support/render'

/* Keys that end the composition of an input method belong to the composition alone. */

/** The two ways in which browsers mark such a key; Safari ends the composition before the event. */
const composing: [string, KeyboardEventInit][] = [
  ['while it composes', { isComposing: true }],
  ['after it has composed', { keyCode: 229 }],
]

const press = (key: string, init: KeyboardEventInit) =>
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init }))

test.each(composing)('Escape of an input method %s leaves a form and a dialog open', async (_, init) => {
  await openConsole('/admin/projects')
  await button('Nuevo Proyecto').click()
  const title = page.getByLabelText('Título')
  await title.fill('山')
  press('Escape', init)
  await expect.element(title).toHaveValue('山')
  await userEvent.keyboard('{Escape}')
  const question = page.getByRole('alertdialog')
  await expect.element(question).toBeVisible()
  press('Escape', init)
  await new Promise(requestAnimationFrame)
  await expect.element(question).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(question).not.toBeInTheDocument()
})

test.each(composing)('Enter of an input method %s saves no setting', async (_, init) => {
  await openConsole('/admin/settings')
  const name = page.getByLabelText('Nombre del sitio')
  await expect.element(name).toBeEnabled()
  await name.fill('山田')
  press('Enter', init)
  await expect
    .element(page.getByRole('region', { name: 'Información del sitio' }).getByText('Sin guardar'))
    .toBeVisible()
})
