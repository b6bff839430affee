import { isOwnPicture } from '@studio/domain/content/media/ownPictures'
import { languageCodes } from '@studio/domain/languages'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../support/axe'
import { addProjects, projectsTitled, tab, toast } from '../support/content'
import { button, fillProject } from '../support/form'
import { photograph } from '../support/pictures'
import { openConsole } from '../support/render'

const before = 'Fotograma antes de la corrección de color'
const after = 'El mismo fotograma después de la corrección de color'
const hours = () => page.getByLabelText('Horas de material grabado')
const chooser = (picture: string) => page.getByLabelText(`Elegir imagen: ${picture}`)
const format = (ratio: string) => page.getByRole('group', { name: /^Formatos entregados/ }).getByLabelText(ratio)

test('A story is written in every language, and a missing one stays empty', async () => {
  await openConsole('/admin/projects?edit=new')
  await fillProject('Relato')
  for (const code of languageCodes) {
    await tab(code).click()
    const panel = page.getByRole('tabpanel')
    await panel.getByLabelText('Encargo').fill(`Encargo ${code}`)
    await panel.getByLabelText('Resultado').fill(`Resultado ${code}`)
  }
  await button('Crear').click()
  await expect.element(toast('Proyecto creado exitosamente')).toBeVisible()
  const wanted = languageCodes.map((code) => [`Encargo ${code}`, '', `Resultado ${code}`])
  const [told] = projectsTitled('Relato')
  expect(
    languageCodes.map((code) => (['brief', 'approach', 'result'] as const).map((part) => told?.[`${part}_${code}`])),
  ).toEqual(wanted)
})

test('The three pictures of a project have buttons with different names, and stills become pictures of the site', async () => {
  await openConsole('/admin/projects?edit=new')
  await fillProject('Fotogramas')
  for (const picture of ['Imagen del proyecto', before, after]) await expect.element(chooser(picture)).toBeVisible()
  await userEvent.upload(chooser(before), await photograph(1))
  await userEvent.upload(chooser(after), await photograph(2))
  for (const picture of [before, after])
    await expect.element(page.getByRole('button', { name: `Quitar la imagen: ${picture}` })).toBeVisible()
  await button('Crear').click()
  await expect.element(toast('Proyecto creado exitosamente')).toBeVisible()
  const [made] = projectsTitled('Fotogramas')
  const stills = [made?.still_before, made?.still_after].map(String)
  expect(stills.map(isOwnPicture)).toEqual([true, true])
  expect(stills[0]).not.toBe(stills[1])
})

test('A still from elsewhere is refused with a message; a sample of the site is not', async () => {
  const [id = ''] = addProjects({ title_es: 'Ajena' })
  await openConsole(`/admin/projects?edit=${id}`)
  const still = page.getByLabelText(before, { exact: false }).first()
  await still.fill('https://example.com/a.webp')
  await button('Actualizar').click()
  await expect.element(still).toHaveAttribute('aria-invalid', 'true')
  expect(projectsTitled('Ajena')).toMatchObject([{ still_before: '' }])
  await still.fill('/samples/volta-before.webp')
  await button('Actualizar').click()
  await expect.element(toast('Proyecto actualizado exitosamente')).toBeVisible()
  expect(projectsTitled('Ajena')).toMatchObject([{ still_before: '/samples/volta-before.webp' }])
})

test('Hours, credits and delivered formats are stored, the formats in their own order', async () => {
  const [id = ''] = addProjects({ title_es: 'Entregada', delivered: '1:1' })
  await openConsole(`/admin/projects?edit=${id}`)
  await hours().fill('14')
  await page.getByLabelText('Créditos, una línea por persona').fill('Luz Rey\nLeo Paz')
  await expect.element(format('1:1')).toBeChecked()
  await format('9:16').click()
  await format('16:9').click()
  await format('1:1').click()
  await expectAccessible('form')
  await button('Actualizar').click()
  await expect.element(toast('Proyecto actualizado exitosamente')).toBeVisible()
  expect(projectsTitled('Entregada')).toMatchObject([
    { footage_hours: 14, credits: 'Luz Rey\nLeo Paz', delivered: '16:9 9:16' },
  ])
})

test('A line for a usual role is added to the credits, in the console’s language', async () => {
  const [id = ''] = addProjects({ title_es: 'Con funciones', credits: 'Luz Rey' })
  await openConsole(`/admin/projects?edit=${id}`)
  const credits = page.getByLabelText('Créditos, una línea por persona')
  await page.getByLabelText('Función', { exact: true }).selectOptions('Diseño sonoro')
  await button('Agregar línea').click()
  await expect.element(credits).toHaveFocus()
  await userEvent.keyboard('Leo Paz')
  await expect.element(credits).toHaveValue('Luz Rey\nDiseño sonoro: Leo Paz')
  await button('Actualizar').click()
  await expect.element(toast('Proyecto actualizado exitosamente')).toBeVisible()
  expect(projectsTitled('Con funciones')).toMatchObject([{ credits: 'Luz Rey\nDiseño sonoro: Leo Paz' }])
})
