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

test('On a phone the menu opens where the page was scrolled to, and Escape or a link gives the keyboard back', async ({
  ownerPage: page,
}) => {
  await page.setViewportSize({ width: 360, height: 480 })
  await page.goto('/admin/settings')
  await expect(page.getByRole('switch').first()).toBeVisible()
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  const burger = page.getByRole('button', { name: 'Menú de la consola' })
  const links = page.getByRole('navigation').getByRole('link')
  await burger.click()
  await expect(links.first()).toBeInViewport({ ratio: 1 })
  await links.last().focus()
  await expect(links.last()).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Escape')
  await expect(burger).toBeFocused()
  await expect(links).toHaveCount(0)
  await burger.press('Enter')
  await links.filter({ hasText: 'Usuarios' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Usuarios' })).toBeVisible()
  await expect(links).toHaveCount(0)
  await expect(burger).toBeFocused()
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

for (const list of ['users', 'messages'])
  test(`Slash leads to the search of a list: ${list}`, async ({ ownerPage }) => {
    await ownerPage.goto(`/admin/${list}`)
    await expect(ownerPage.getByRole('searchbox')).toBeVisible()
    await ownerPage.keyboard.press('/')
    await expect(ownerPage.getByRole('searchbox')).toBeFocused()
  })
