import { languageCodes } from '@studio/domain/languages'
import { page } from 'vitest/browser'
import { samplePicture, tab } from '../support/content'
import { button, title } from '../support/form'
import { openConsole } from '../support/render'

export const description = page.getByLabelText('Descripción')
export const panel = page.getByRole('tabpanel')
/** Number of languages, and of those that are translated from Spanish. */
export const all = languageCodes.length
export const translated = all - 1
export const count = (done: number) => page.getByText(`${done} de ${all} idiomas completos`)
export const openNew = () => openConsole('/admin/projects?edit=new')

/** Fills in Spanish, and copies it to these languages. */
export async function fillIn(codes: readonly string[]) {
  await title().fill('Incompleto')
  await description.fill('Lo que falta')
  await page.getByLabelText('Categoría').fill('Reel')
  await page.getByLabelText('URL de la imagen').fill(samplePicture())
  for (const code of languageCodes.filter((one) => one !== 'es' && codes.includes(one))) {
    await tab(code).click()
    await button('Copiar del español').click()
  }
}
