import { inEveryLanguage } from '@studio/domain/languages'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { addProjects, addTranslatedProject, projectsTitled, tab, toast } from '../support/content'
import { button } from '../support/form'
import { openConsole } from '../support/render'
import { all, count, description, openNew, translated } from './languagesForm'

test('Choosing an existing category fills in all its written languages', async () => {
  addProjects({ title_es: 'Con categoría', ...inEveryLanguage('category', (code) => `Documental ${code}`) })
  await openNew()
  await page.getByLabelText('O usar una que ya existe').selectOptions('Documental es')
  await expect.element(page.getByLabelText('Categoría')).toHaveValue('Documental es')
  await tab('ja').click()
  await expect.element(page.getByLabelText('Categoría')).toHaveValue('Documental ja')
  await expect.element(button('Así está bien')).not.toBeInTheDocument()
})

test('Choosing another category replaces every text of the old one, with a copy if it lacks a language, and can be undone', async () => {
  const onlyTwo = (code: string) => (code === 'es' || code === 'fr' ? `Clip ${code}` : '')
  addProjects({ title_es: 'Con dos', ...inEveryLanguage('category', onlyTwo), visibility: 'hidden' })
  const id = addTranslatedProject('Recategorizado')
  await openConsole(`/admin/projects?edit=${id}`)
  await page.getByLabelText('O usar una que ya existe').selectOptions('Clip es')
  await expect.element(toast('Texto copiado en 2 idiomas')).toBeVisible()
  await expect.element(tab('fr')).toMatchTextContent('completo')
  await expect.element(tab('de')).toMatchTextContent('copia sin traducir')
  await page.getByRole('button', { name: /Deshacer/ }).click()
  await expect.element(count(all)).toBeVisible()
  await page.getByLabelText('O usar una que ya existe').selectOptions('Clip es')
  await button('Actualizar').click()
  await expect.element(toast('Proyecto actualizado exitosamente')).toBeVisible()
  const [stored] = projectsTitled('Recategorizado')
  expect(stored).toMatchObject({ category_fr: 'Clip fr', category_de: 'Clip es' })
  expect(stored?.text_marks).toMatchObject({ category_de: 'copied', category_it: 'copied' })
  expect(stored?.text_marks).not.toHaveProperty('category_fr')
})

test('Choosing a category does not hide that Spanish has changed, in either order; choosing the same one leaves no gap', async () => {
  const category = page.getByLabelText('O usar una que ya existe')
  const isOld = () =>
    expect.element(page.getByText(new RegExp(`^${translated} traducciones son anteriores`))).toBeVisible()
  // The category that is chosen later has the same French name.
  const same = (code: string) => (code === 'fr' ? 'Project in Français' : `Documental ${code}`)
  addProjects({ title_es: 'Con categoría', ...inEveryLanguage('category', same) })
  const id = addTranslatedProject('Editado')
  await openConsole(`/admin/projects?edit=${id}`)
  await category.selectOptions('Documental es')
  await expect.element(count(all)).toBeVisible()
  await description.fill('Otra cosa')
  await isOld()
  await button('Todas siguen siendo correctas').click()
  await expect.element(count(all)).toBeVisible()
  // The confirmation applied to the previous Spanish text.
  await description.fill('Otra cosa más')
  await category.selectOptions('Documental es')
  await isOld()
  await button('Actualizar').click()
  await expect.element(toast('Proyecto actualizado exitosamente')).toBeVisible()
  await openConsole(`/admin/projects?edit=${id}`)
  await isOld()
  await tab('fr').click()
  await description.fill('Autre chose')
  await expect.element(tab('fr')).toMatchTextContent('desactualizado')
  await button('Sigue siendo correcta').click()
  await expect.element(tab('fr')).toMatchTextContent('completo')
})
