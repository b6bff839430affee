import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { heading, rowNames, textsOf } from '../support/content'
import { button, press, title } from '../support/form'
import { openConsole } from '../support/render'

const sheet = page.getByRole('dialog', { name: 'Atajos de teclado' })
const opener = button('Atajos de teclado')

test('The list of shortcuts opens with its key and with its button, and closes with Escape', async () => {
  await openConsole('/admin/projects')
  await expect.element(heading('Proyectos')).toBeVisible()
  await press('?')
  await expect.element(sheet).toBeVisible()
  expect(textsOf(sheet.getByRole('term'))).toEqual([
    'Guardar',
    'Cerrar',
    'Deshacer lo último',
    'Buscar',
    'Crear nuevo',
    'Mensaje siguiente, anterior',
    'Abrir el mensaje',
    'Archivar el mensaje',
    'Responder',
    'No es de un robot',
    'Deshacer con una sola tecla',
    'Mover la fila',
    'Cambiar de idioma en el formulario',
    'Ver los atajos',
  ])
  await press('{Escape}')
  await expect.element(sheet).not.toBeInTheDocument()
  await page.getByRole('link', { name: 'Configuración' }).click()
  await opener.click()
  await expect.element(sheet).toBeVisible()
  await press('{Escape}')
  await expect.element(opener).toHaveFocus()
})

test('The shortcuts work on German, Arabic and Russian keyboards', async () => {
  const type = (key: string, code: string, held: KeyboardEventInit = {}) =>
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key, code, bubbles: true, cancelable: true, ...held }))
  await openConsole('/admin/projects')
  await expect.element(page.getByRole('rowheader').first()).toBeVisible()
  type('؟', 'Slash', { shiftKey: true })
  await expect.element(sheet).toBeVisible()
  await press('{Escape}')
  await expect.element(sheet).not.toBeInTheDocument()
  const star = page.getByRole('button', { name: /^Destacar / }).first()
  const before = star.element().getAttribute('aria-pressed')
  await star.click()
  await expect.element(star).not.toHaveAttribute('aria-pressed', before)
  await expect.element(button('Deshacer')).toBeVisible()
  type('z', 'KeyY', { ctrlKey: true })
  await expect.element(star).toHaveAttribute('aria-pressed', before)
  type('т', 'KeyN')
  await expect.element(title()).toHaveFocus()
})

test('On a phone the menu opens in view on a scrolled page, and Escape or a link returns the focus', async () => {
  await openConsole('/admin/settings', { width: 360, height: 480 })
  await expect.element(page.getByRole('switch').first()).toBeVisible()
  const main = page.getByRole('main').element()
  main.scrollTo({ top: main.scrollHeight, behavior: 'instant' })
  const burger = button('Menú de la consola')
  const links = page.getByRole('navigation', { name: 'Consola' }).getByRole('link')
  await burger.click()
  await expect.element(links.first()).toBeInViewport({ ratio: 1 })
  expect(main.scrollTop).toBeGreaterThan(100)
  links.last().element().focus()
  await expect.element(links.last()).toBeInViewport({ ratio: 1 })
  await press('{Escape}')
  await expect.element(burger).toHaveFocus()
  await expect.element(links.first()).not.toBeInTheDocument()
  await press('{Enter}')
  const users = links.filter({ hasText: 'Usuarios' })
  await expect.element(users).toBeVisible()
  users.element().focus()
  await press('{Enter}')
  await expect.element(heading('Usuarios')).toBeVisible()
  await expect.element(links.first()).not.toBeInTheDocument()
  await expect.element(burger).toHaveFocus()
})

test('In a field a shortcut’s key is a character like any other', async () => {
  await openConsole('/admin/projects')
  const search = page.getByRole('searchbox')
  await search.click()
  await press('¿n?')
  await expect.element(search).toHaveValue('¿n?')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(heading('Proyectos')).toBeVisible()
})

test('Single-key shortcuts can be switched off, and stay off', async () => {
  await openConsole('/admin/settings')
  await opener.click()
  const isOn = sheet.getByRole('switch', { name: 'Atajos de una sola tecla' })
  await isOn.click()
  await expect.element(isOn).not.toBeChecked()
  await openConsole('/admin/settings')
  await expect.element(opener).toBeVisible()
  await press('?')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await opener.click()
  await isOn.click()
  await press('{Escape}')
  await expect.element(sheet).not.toBeInTheDocument()
  await press('?')
  await expect.element(sheet).toBeVisible()
})

for (const list of ['users', 'messages', 'projects'])
  test(`Slash focuses the search of a list: ${list}`, async () => {
    await openConsole(`/admin/${list}`)
    await expect.element(page.getByRole('searchbox')).toBeVisible()
    await press('/')
    await expect.element(page.getByRole('searchbox')).toHaveFocus()
  })

test('N opens a new form with the focus in it', async () => {
  await openConsole('/admin/projects')
  await expect.poll(() => rowNames().length).toBe(6)
  // The key also works while a link of the navigation has the focus.
  page.getByRole('link', { name: 'Proyectos', exact: true }).first().element().focus()
  await press('n')
  await expect.element(title()).toHaveFocus()
})
