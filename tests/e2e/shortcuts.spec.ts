import { expect, test } from './studio'

const sheet = 'Atajos de teclado'

test('The list of shortcuts opens with its key and with its button, and closes with Escape', async ({ ownerPage }) => {
  await ownerPage.goto('/admin/projects')
  await expect(ownerPage.getByRole('rowheader').first()).toBeVisible()
  await ownerPage.keyboard.press('?')
  const dialog = ownerPage.getByRole('dialog', { name: sheet })
  await expect(dialog.getByRole('term')).toHaveText([
    'Guardar',
    'Cerrar',
    'Buscar',
    'Crear nuevo',
    'Mover la fila',
    'Ver los atajos',
  ])
  await ownerPage.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  const button = ownerPage.getByRole('button', { name: sheet })
  await button.click()
  await expect(dialog).toBeVisible()
  await ownerPage.keyboard.press('Escape')
  await expect(button).toBeFocused()
})

test('In a field its key is a character like any other', async ({ ownerPage }) => {
  await ownerPage.goto('/admin/projects')
  const search = ownerPage.getByRole('searchbox')
  await search.focus()
  await ownerPage.keyboard.type('¿qué?')
  await expect(search).toHaveValue('¿qué?')
  await expect(ownerPage.getByRole('dialog')).toHaveCount(0)
})

test('Shortcuts of a single key can be switched off, and stay off', async ({ ownerPage }) => {
  await ownerPage.goto('/admin')
  await ownerPage.getByRole('button', { name: sheet }).click()
  await ownerPage.getByRole('switch', { name: 'Atajos de una sola tecla' }).uncheck()
  await ownerPage.reload()
  await expect(ownerPage.getByRole('button', { name: sheet })).toBeVisible()
  await ownerPage.keyboard.press('?')
  await expect(ownerPage.getByRole('dialog')).toHaveCount(0)
  await ownerPage.getByRole('button', { name: sheet }).click()
  await ownerPage.getByRole('switch').check()
  await ownerPage.keyboard.press('Escape')
  await ownerPage.keyboard.press('?')
  await expect(ownerPage.getByRole('dialog', { name: sheet })).toBeVisible()
})

test('Slash leads to the search of a list', async ({ ownerPage }) => {
  await ownerPage.goto('/admin/users')
  await expect(ownerPage.getByRole('rowheader').first()).toBeVisible()
  await ownerPage.keyboard.press('/')
  await expect(ownerPage.getByRole('searchbox')).toBeFocused()
})
