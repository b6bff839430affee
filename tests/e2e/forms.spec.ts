import AxeBuilder from '@axe-core/playwright'
import { languageCodes } from '@studio/domain/languages'
import { projectsTitled } from '../support/store'
import { openNew, tab, title } from './formPage'
import { expect, fillProject, test, toast, unique } from './studio'

test('A press on "Crear" counts although leaving the last field shows its error and moves the button', async ({
  ownerPage: page,
}) => {
  await openNew(page)
  await page.getByLabel('URL de la imagen').fill('no es una dirección')
  const button = page.getByRole('button', { name: 'Crear' })
  await button.scrollIntoViewIfNeeded()
  const { x = 0, y = 0, width = 0, height = 0 } = (await button.boundingBox()) ?? {}
  // The upper edge: what moves down a line is not there any more when the button is let go.
  await page.mouse.move(x + width / 2, y + height / 4)
  await page.mouse.down()
  await page.waitForTimeout(200)
  await page.mouse.up()
  await expect(toast(page, 'Por favor completa todos los campos requeridos')).toBeVisible()
})

test('N opens a new form and Ctrl+S saves it, from inside a field too', async ({ ownerPage: page }) => {
  const name = unique('Tecla')
  await page.goto('/admin/projects')
  await expect(page.getByRole('rowheader').first()).toBeVisible()
  await page.keyboard.press('n')
  await expect(title(page)).toBeVisible()
  await fillProject(page, name, languageCodes)
  await page.getByLabel('Cliente').fill('Volta')
  await page.getByLabel('Cliente').press('Control+s')
  await expect(toast(page, 'Proyecto creado exitosamente')).toBeVisible()
  expect(await projectsTitled(name)).toHaveLength(1)
})

for (const [what, path, name] of [
  ['projects', '/admin/projects?edit=new', 'Título'],
  ['testimonials', '/admin/testimonials?edit=new', 'Rol'],
] as const) {
  test(`The form of ${what} has no fault that axe knows, in both themes, with errors, Arabic open and its question`, async ({
    ownerPage: page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(path)
    await page.getByLabel(name).fill('Volta')
    await page.getByRole('button', { name: 'Crear' }).click()
    await tab(page, 'ar').click()
    const faults = async () => {
      const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
      return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id} at ${target.join(' ')}`))
    }
    for (const theme of ['dark', 'light']) {
      await page.evaluate((chosen) => {
        document.documentElement.dataset.theme = chosen
      }, theme)
      await page.getByRole('complementary').getByLabel('Tema').selectOption(theme)
      await page.waitForTimeout(500)
      expect.soft(await faults(), theme).toEqual([])
    }
    await page.keyboard.press('Escape')
    await expect(page.getByRole('alertdialog')).toBeVisible()
    expect.soft(await faults(), 'the question').toEqual([])
  })
}
