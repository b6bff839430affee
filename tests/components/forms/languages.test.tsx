import { inEveryLanguage, languageCodes } from '@studio/domain/languages'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import {
  addProjects,
  addTranslatedProject,
  heading,
  projectsTitled,
  samplePicture,
  tab,
  toast,
} from '../support/content'
import { button, press, title, untilKept } from '../support/form'
import { openConsole } from '../support/render'
import { server } from '../support/server'

const description = page.getByLabelText('Descripción')
const panel = page.getByRole('tabpanel')
/** Number of languages, and of those that are translated from Spanish. */
const all = languageCodes.length
const translated = all - 1
const count = (done: number) => page.getByText(`${done} de ${all} idiomas completos`)
const openNew = () => openConsole('/admin/projects?edit=new')

/** Fills in Spanish, and copies it to these languages. */
async function fillIn(codes: readonly string[]) {
  await title().fill('Incompleto')
  await description.fill('Lo que falta')
  await page.getByLabelText('Categoría').fill('Reel')
  await page.getByLabelText('URL de la imagen').fill(samplePicture())
  for (const code of languageCodes.filter((one) => one !== 'es' && codes.includes(one))) {
    await tab(code).click()
    await button('Copiar del español').click()
  }
}

test('An incomplete project is not saved: the first language with a gap opens and shows what is missing in that language', async () => {
  await openNew()
  await fillIn(['en', 'pt', 'fr'])
  await button('Crear').click()
  await expect.element(page.getByText('Titel erforderlich')).toBeVisible()
  await expect.element(page.getByRole('tab', { selected: true })).toMatchTextContent('Deutsch')
  expect(server.stored).toEqual([])
})

test('Each tab counts its language’s texts, and saving opens the first gap with a message in that language', async () => {
  await openNew()
  await expect.element(count(0)).toBeVisible()
  await fillIn(['en', 'de'])
  await expect.element(tab('en')).toMatchTextContent('copia sin traducir')
  await expect.element(count(1)).toBeVisible()
  await expect.element(tab('ar')).toMatchTextContent('faltan textos')
  await button('Llenar los campos vacíos con el español').click()
  await tab('ar').click()
  await description.fill('')
  await title().fill('عنوان')
  await button('Crear').click()
  await expect.element(tab('ar')).toHaveAttribute('aria-selected', 'true')
  await expect.element(tab('ar')).toMatchTextContent('con errores')
  await expect.element(page.getByText('الوصف مطلوب')).toBeVisible()
  await expect.element(description).toHaveFocus()
})

test('Arabic is written from right to left, with the Spanish beside it', async () => {
  await openNew()
  await title().fill('Una noche en la ciudad')
  await tab('ar').click()
  await expect.element(title()).toHaveAttribute('dir', 'rtl')
  await expect.element(title()).toHaveAttribute('lang', 'ar')
  await expect.element(panel).toMatchTextContent('Una noche en la ciudad')
  await page.getByLabelText('Ver el español al lado').click()
  await expect.element(panel).not.toMatchTextContent('Una noche en la ciudad')
})

test('Empty texts are filled from Spanish, and written ones are replaced only after a question', async () => {
  await openNew()
  await title().fill('Café')
  await description.fill('Un anuncio sobre café')
  await tab('en').click()
  await title().fill('Coffee')
  await button('Llenar los campos vacíos con el español').click()
  await expect.element(toast(`${2 * translated - 1} textos copiados del español`)).toBeVisible()
  await expect.element(title()).toHaveValue('Coffee')
  await expect.element(description).toHaveValue('Un anuncio sobre café')

  const question = page.getByRole('alertdialog', { name: '¿Reemplazar los textos en English?' })
  await button('Copiar del español').click()
  await question.getByRole('button', { name: 'Cancelar' }).click()
  await expect.element(title()).toHaveValue('Coffee')
  await button('Copiar del español').click()
  await question.getByRole('button', { name: 'Reemplazar' }).click()
  await expect.element(title()).toHaveValue('Café')
  await page.getByLabelText('Categoría').fill('Ad')
  await expect.element(tab('en')).toMatchTextContent('copia sin traducir')
})

test('A copy follows the Spanish text until somebody edits or confirms it, and does not count as translated', async () => {
  await openNew()
  await fillIn(['en', 'fr'])
  await expect.element(title()).toHaveValue('Incompleto')
  await tab('es').click()
  await title().fill('Completo')
  await tab('en').click()
  await expect.element(title()).toHaveValue('Completo')
  await title().fill('Complete')
  await tab('es').click()
  await title().fill('Del todo')
  await tab('en').click()
  await expect.element(title()).toHaveValue('Complete')
  await expect.element(tab('en')).toMatchTextContent('copia sin traducir')
  await expect.element(count(1)).toBeVisible()
  await button('Así está bien').first().click()
  await button('Así está bien').click()
  await expect.element(tab('en')).toMatchTextContent('completo')
  await tab('fr').click()
  await expect.element(title()).toHaveValue('Del todo')
  await button('Llenar los campos vacíos con el español').click()
  await button('Crear').click()
  await expect.element(toast('Proyecto creado exitosamente')).toBeVisible()

  const [stored] = projectsTitled('Del todo')
  expect(stored).toMatchObject({ title_en: 'Complete', title_fr: 'Del todo', title_it: 'Del todo' })
  expect(stored?.text_marks).toMatchObject({ title_fr: 'copied', category_it: 'copied' })
  expect(Object.keys(stored?.text_marks as object).filter((name) => name.endsWith('_en'))).toEqual([])

  await openConsole(`/admin/projects?edit=${String(stored?.id)}`)
  await expect.element(count(2)).toBeVisible()
  await title().fill('Otra vez')
  await expect.element(page.getByText('1 traducción es anterior a este cambio del español.')).toBeVisible()
  await button('Todas siguen siendo correctas').click()
  await expect.element(count(2)).toBeVisible()
  await expect.element(tab('it')).toMatchTextContent('copia sin traducir')
  await button('Actualizar').click()
  await expect.element(toast('Proyecto actualizado exitosamente')).toBeVisible()
  expect(projectsTitled('Otra vez')[0]).toMatchObject({ title_en: 'Complete', title_it: 'Otra vez' })
})

test('A machine translation is complete when a person edits or confirms it, not when it is marked as still right', async () => {
  const marks = { title_fr: 'machine', description_fr: 'machine', title_de: 'machine' } as const
  const [id = ''] = addProjects({ title_es: 'Máquina', text_marks: marks })
  await openConsole(`/admin/projects?edit=${id}`)
  await expect.element(count(all - 2)).toBeVisible()
  await tab('fr').click()
  await expect.element(tab('fr')).toMatchTextContent('traducción sin revisar')
  await button('Confirmar la traducción').click()
  await expect.element(tab('fr')).toMatchTextContent('completo')
  await tab('de').click()
  await title().fill('Maschine')
  await expect.element(tab('de')).toMatchTextContent('completo')
  await button('Actualizar').click()
  await expect.element(toast('Proyecto actualizado exitosamente')).toBeVisible()
  expect(projectsTitled('Máquina')[0]?.text_marks).toEqual({})
})

test('Languages are out of date when Spanish changes, until they are edited or marked as still right', async () => {
  const id = addTranslatedProject('Cambio')
  await openConsole(`/admin/projects?edit=${id}`)
  await expect.element(count(all)).toBeVisible()
  await title().fill('Cambio 2')
  await expect.element(count(1)).toBeVisible()
  await expect
    .element(page.getByText(`${translated} traducciones son anteriores a este cambio del español.`))
    .toBeVisible()
  await tab('fr').click()
  await expect
    .element(page.getByText('El texto en español ha cambiado desde que se escribió esta traducción.'))
    .toBeVisible()
  await button('Sigue siendo correcta').click()
  await expect.element(tab('fr')).toMatchTextContent('completo')
  await expect.element(panel).toHaveFocus()
  await tab('de').click()
  await title().fill('Neu')
  await expect.element(tab('de')).toMatchTextContent('completo')
  // The next Spanish change makes both outdated.
  await tab('es').click()
  await title().fill('Cambio 3')
  await expect.element(count(1)).toBeVisible()
  await tab('fr').click()
  await button('Sigue siendo correcta').click()
  await tab('de').click()
  await title().fill('Neuer')
  await expect.element(count(3)).toBeVisible()
  await button('Actualizar').click()
  await expect.element(toast('Proyecto actualizado exitosamente')).toBeVisible()

  await openConsole(`/admin/projects?edit=${id}`)
  await expect.element(count(3)).toBeVisible()
  await button('Todas siguen siendo correctas').click()
  await expect.element(count(all)).toBeVisible()
})

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

test('A duplicate is out of date in the same languages as its project, even from its draft', async () => {
  const id = addTranslatedProject('Original')
  await openConsole(`/admin/projects?edit=${id}`)
  await title().fill('Original 2')
  await tab('de').click()
  await title().fill('Neu')
  await button('Actualizar').click()
  await expect.element(toast('Proyecto actualizado exitosamente')).toBeVisible()
  await button('Duplicar Original 2').click()
  await expect.element(count(2)).toBeVisible()
  await expect.element(tab('de')).toMatchTextContent('completo')
  await expect.element(tab('fr')).toMatchTextContent('desactualizado')
  await page.getByLabelText('Cliente').fill('Nadie')
  await untilKept('Nadie')
  await openConsole('/admin/projects')
  await page.getByRole('button', { name: /^Continuar: Original 2/ }).click()
  await expect.element(count(2)).toBeVisible()
  await button('Crear').click()
  await expect.element(toast('Proyecto creado exitosamente')).toBeVisible()
  await button('Editar Original 2 (copia)').click()
  await expect.element(count(2)).toBeVisible()
  await expect.element(tab('fr')).toMatchTextContent('desactualizado')
})

test('Alt and an arrow key open the neighbouring language at the same text; in Arabic in the opposite direction', async () => {
  await openNew()
  await description.click()
  await press('{Alt>}{ArrowRight}{/Alt}')
  await expect.element(tab('en')).toHaveAttribute('aria-selected', 'true')
  await expect.element(description).toHaveFocus()
  await expect.element(description).toHaveAttribute('lang', 'en')
  await press('{Alt>}{ArrowLeft}{ArrowLeft}{/Alt}')
  await expect.element(page.getByRole('tab', { selected: true })).toMatchTextContent('Español')
  await page.getByRole('tab', { selected: true }).click()
  await press('{Alt>}{ArrowRight}{ArrowRight}{/Alt}')
  await expect.element(tab('pt')).toHaveFocus()

  await openConsole('/admin/projects?edit=new', { language: 'ar' })
  await expect.element(heading('مشروع جديد')).toBeVisible()
  // The form appears after the search for an older draft.
  await expect.element(tab('es')).toHaveAttribute('aria-selected', 'true')
  await press('{Alt>}{ArrowLeft}{/Alt}')
  await expect.element(tab('en')).toHaveAttribute('aria-selected', 'true')
})

test('The form is in the owner’s language', async () => {
  await openConsole('/admin/testimonials?edit=new', { language: 'ar' })
  await expect.element(heading('رأي جديد')).toBeVisible()
  await button('إنشاء').click()
  await expect.element(toast('يُرجى ملء جميع الحقول المطلوبة')).toBeVisible()
  await expect.element(tab('es')).toMatchTextContent('فيه أخطاء')
})
