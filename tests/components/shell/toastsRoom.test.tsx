import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { notify } from '../../../web/src/ui/toast/Toaster'
import { addProjects } from '../support/content'
import { button } from '../support/form'
import { openConsole } from '../support/render'

const controls = 'a[href], button, input, select, textarea, summary, [role=menuitem], h2'

/** Returns the controls under any part of a toast. */
function covered() {
  const toasts = [...document.querySelectorAll<HTMLElement>('[data-toasts] > *')]
  expect(toasts.length).toBeGreaterThan(0)
  const found = new Set<string>()
  for (const toast of toasts) {
    const { left, top, right, bottom } = toast.getBoundingClientRect()
    for (let x = left + 1; x < right; x += 12)
      for (let y = top + 1; y < bottom; y += 8)
        for (const element of document.elementsFromPoint(x, y)) {
          if (element.closest('[data-toasts]')) continue
          const control = element.closest(controls)
          if (control) found.add(control.outerHTML.slice(0, 90))
        }
  }
  return [...found]
}

/** Shows a toast, and waits until the page has made room. */
async function say() {
  notify.success('Guardado en este dispositivo', 'Se publicará cuando vuelva la conexión.')
  const room = () => Number.parseFloat(document.documentElement.style.getPropertyValue('--toasts'))
  await expect.poll(room).toBeGreaterThan(20)
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
}

const addMany = () => addProjects(...Array.from({ length: 14 }, () => ({ title_es: 'Largo' })))

for (const width of [360, 768, 1440])
  for (const language of ['es', 'ar'] as const)
    test(`A toast covers no control of a list, form or dialog (${width} px, ${language})`, async () => {
      addMany()
      const view = { width, height: 740, language }
      await openConsole('/admin/projects', view)
      await expect.element(page.getByRole('row').nth(1)).toBeVisible()
      await say()
      expect(covered()).toEqual([])

      await openConsole('/admin/projects?edit=new', view)
      await expect.element(page.getByRole('textbox').first()).toBeVisible()
      await say()
      expect(covered()).toEqual([])

      await openConsole('/admin/projects', view)
      const last = page.getByRole('row').nth(1).getByRole('button').last()
      await last.click()
      if (width < 1280) await page.getByRole('menuitem').last().click()
      const dialog = page.getByRole('alertdialog')
      await expect.element(dialog).toBeVisible()
      await say()
      expect(covered()).toEqual([])
      const { bottom } = dialog.element().getBoundingClientRect()
      const [toast] = document.querySelectorAll('[data-toasts] > *')
      if (width < 1024) expect(bottom).toBeLessThanOrEqual(toast?.getBoundingClientRect().top ?? 0)
    })

for (const width of [360, 1024, 1440])
  for (const language of ['es', 'de', 'ar'] as const)
    test(`A toast with a button is entirely in view (${width} px, ${language})`, async () => {
      await openConsole('/admin/projects', { width, height: 740, language })
      await page.getByRole('row').getByRole('button', { pressed: true }).first().click()
      const undo = () => document.querySelector<HTMLElement>('[data-toasts] button')
      await expect.poll(() => undo() !== null).toBe(true)
      await expect.element(page.elementLocator(undo() as HTMLElement)).toBeInViewport({ ratio: 1 })
      const toast = undo()?.closest('[data-toasts] > *')?.getBoundingClientRect()
      expect(toast?.left).toBeGreaterThanOrEqual(0)
      expect(toast?.right).toBeLessThanOrEqual(width)
      expect(covered()).toEqual([])
    })

test('On a phone the save bar is above the toasts, and the focused field is above both', async () => {
  await openConsole('/admin/projects?edit=new', { width: 360, height: 740 })
  await expect.element(page.getByLabelText('Título')).toHaveFocus()
  const save = () => button('Crear').element().getBoundingClientRect()
  expect(save().bottom).toBeLessThanOrEqual(740)
  expect(save().bottom).toBeGreaterThan(680)
  await say()
  const [toast] = document.querySelectorAll('[data-toasts] > *')
  await expect.poll(() => save().bottom).toBeLessThan(toast?.getBoundingClientRect().top ?? 0)
  for (const name of ['Descripción', 'Categoría', 'Cliente', 'Fecha de finalización']) {
    const field = page.getByLabelText(name).first().element() as HTMLElement
    field.focus()
    const { top, bottom } = field.getBoundingClientRect()
    expect.soft(bottom, name).toBeLessThanOrEqual(save().top)
    expect.soft(top, name).toBeGreaterThanOrEqual(56)
  }
})
