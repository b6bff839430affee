import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { heading, tab, toast } from '../support/content'
import { button, press, title } from '../support/form'
import { openConsole } from '../support/render'
import { server } from '../support/server'
import { count, description, fillIn, openNew, panel, translated } from './languagesForm'

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
