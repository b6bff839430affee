import { openNew, storedProject, tab, title } from './formPage'
import { expect, fillProject, test, toast, unique } from './studio'

test.describe('Ten languages', () => {
  test('are counted, and saving goes to the first gap in the words of its tab', async ({ ownerPage: page }) => {
    await openNew(page)
    await expect(page.getByText('Idiomas completos: 0/10')).toBeVisible()
    await fillProject(page, 'Incompleto', ['es', 'en', 'pt', 'fr', 'de', 'zh', 'ja', 'it'])
    await expect(page.getByText('Idiomas completos: 8/10')).toBeVisible()
    await expect(tab(page, 'ar')).toContainText('faltan textos')
    await tab(page, 'ar').click()
    await title(page).fill('عنوان')
    await page.getByRole('button', { name: 'Crear' }).click()
    await expect(tab(page, 'ar')).toHaveAttribute('aria-selected', 'true')
    await expect(tab(page, 'ar')).toContainText('con errores')
    await expect(page.getByText('الوصف مطلوب')).toBeVisible()
    await expect(page.getByLabel('Descripción')).toBeFocused()
  })

  test('Arabic is written from right to left, with the Spanish beside it', async ({ ownerPage: page }) => {
    await openNew(page)
    await title(page).fill('Una noche en la ciudad')
    await tab(page, 'ar').click()
    await expect(title(page)).toHaveAttribute('dir', 'rtl')
    await expect(title(page)).toHaveAttribute('lang', 'ar')
    await expect(page.getByRole('tabpanel')).toContainText('Una noche en la ciudad')
    await page.getByLabel('Ver el español al lado').uncheck()
    await expect(page.getByRole('tabpanel')).not.toContainText('Una noche en la ciudad')
  })

  test('empty texts are filled from Spanish, and written ones are replaced only after a question', async ({
    ownerPage: page,
  }) => {
    await openNew(page)
    await title(page).fill('Café')
    await page.getByLabel('Descripción').fill('Un anuncio sobre café')
    await tab(page, 'en').click()
    await title(page).fill('Coffee')
    await page.getByRole('button', { name: 'Rellenar los vacíos desde el español' }).click()
    await expect(toast(page, 'Textos rellenados desde el español: 17')).toBeVisible()
    await expect(title(page)).toHaveValue('Coffee')
    await expect(page.getByLabel('Descripción')).toHaveValue('Un anuncio sobre café')

    await page.getByRole('button', { name: 'Copiar del español' }).click()
    const question = page.getByRole('alertdialog', { name: '¿Reemplazar los textos en English?' })
    await question.getByRole('button', { name: 'Cancelar' }).click()
    await expect(title(page)).toHaveValue('Coffee')
    await page.getByRole('button', { name: 'Copiar del español' }).click()
    await question.getByRole('button', { name: 'Reemplazar' }).click()
    await expect(title(page)).toHaveValue('Café')
    await page.getByLabel('Categoría').fill('Ad')
    await expect(tab(page, 'en')).toContainText('igual que el español')
  })

  test('turn out of date when Spanish changes, until they are edited or said to be still right', async ({
    ownerPage: page,
  }) => {
    const name = unique('Cambio')
    const id = await storedProject(name)
    await page.goto(`/admin/projects?edit=${id}`)
    await expect(page.getByText('Idiomas completos: 10/10')).toBeVisible()
    await title(page).fill(`${name} 2`)
    await expect(page.getByText('Idiomas completos: 1/10')).toBeVisible()
    await expect(page.getByText('Idiomas escritos antes de este cambio del español: 9')).toBeVisible()
    await tab(page, 'fr').click()
    await expect(page.getByText('El español ha cambiado desde que se escribió este idioma.')).toBeVisible()
    await page.getByRole('button', { name: 'Sigue siendo correcto' }).click()
    await expect(tab(page, 'fr')).toContainText('completo')
    await expect(page.getByRole('tabpanel')).toBeFocused()
    await tab(page, 'de').click()
    await title(page).fill('Neu')
    await expect(tab(page, 'de')).toContainText('completo')
    await page.getByRole('button', { name: 'Actualizar' }).click()
    await expect(toast(page, 'Proyecto actualizado exitosamente')).toBeVisible()

    await page.goto(`/admin/projects?edit=${id}`)
    await expect(page.getByText('Idiomas completos: 3/10')).toBeVisible()
    await page.getByRole('button', { name: 'Todos siguen siendo correctos' }).click()
    await expect(page.getByText('Idiomas completos: 10/10')).toBeVisible()
  })

  test('the form itself speaks the owner’s language', async ({ ownerPage: page }) => {
    await page.addInitScript(() => localStorage.setItem('studio.language', 'ar'))
    await page.goto('/admin/testimonials?edit=new')
    await expect(page.getByRole('heading', { name: 'رأي جديد' })).toBeVisible()
    await page.getByRole('button', { name: 'إنشاء' }).click()
    await expect(toast(page, 'يُرجى ملء جميع الحقول المطلوبة')).toBeVisible()
    await expect(tab(page, 'es')).toContainText('فيه أخطاء')
  })
})
