import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../support/axe'
import { projectsTitled, tab, toast } from '../support/content'
import { button, fillProject, press } from '../support/form'
import { openConsole } from '../support/render'

test('A press on "Crear" counts although leaving the last field shows its error and moves the button', async () => {
  await openConsole('/admin/projects?edit=new')
  await page.getByLabelText('URL de la imagen').fill('no es una dirección')
  const create = button('Crear')
  const { width, height } = create.element().getBoundingClientRect()
  // Presses the button's upper edge and holds. If the button moves down by a line meanwhile, the release misses it.
  await create.click({ position: { x: width / 2, y: height / 4 }, delay: 200, force: true })
  await expect.element(toast('Por favor completa todos los campos requeridos')).toBeVisible()
})

test('Ctrl+S saves a new form from inside a field', async () => {
  await openConsole('/admin/projects?edit=new')
  await fillProject('Tecla')
  await page.getByLabelText('Cliente').fill('Volta')
  await press('{Control>}s{/Control}')
  await expect.element(toast('Proyecto creado exitosamente')).toBeVisible()
  expect(projectsTitled('Tecla')).toMatchObject([{ client_name: 'Volta' }])
})

for (const [what, label] of [
  ['projects', 'Título'],
  ['testimonials', 'Rol'],
] as const) {
  /** Opens the form with Arabic still missing, and makes it show the errors. */
  async function openWrong() {
    await openConsole(`/admin/${what}?edit=new`)
    await page.getByLabelText(label).fill('Volta')
    await button('Crear').click()
    await tab('ar').click()
  }

  for (const preview of ['dark', 'light'])
    test(`axe finds no fault in the form of ${what}, with errors, Arabic open and a ${preview} preview`, async () => {
      await openWrong()
      await page.getByRole('complementary').getByLabelText('Tema').selectOptions(preview)
      await expectAccessible()
    })

  test(`axe finds no fault in the form of ${what} while it asks before leaving`, async () => {
    await openWrong()
    await press('{Escape}')
    await expect.element(page.getByRole('alertdialog')).toBeVisible()
    await expectAccessible()
  })
}
