import { projectLocalizedFields } from '@studio/domain/content/project'
import { spanishHash, translatedCodes } from '@studio/domain/content/translation/sourceHashes'
import type { TextMark } from '@studio/domain/content/translation/textMarks'
import { languageCodes } from '@studio/domain/languages'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { projectDocument } from '../../support/factories'
import { expectAccessible } from '../support/axe'
import { addProjects, addTestimonials, heading, rowNames } from '../support/content'
import { button, press, title } from '../support/form'
import { openConsole } from '../support/render'

const cell = (name: string) => page.getByRole('cell').getByRole('link', { name })
const rowOf = (name: string) => page.getByRole('rowheader').filter({ hasText: name })
const selectedTab = page.getByRole('tab', { selected: true })

/**
 * Adds a project without a French title, with the Spanish text in German, and with Italian from an older Spanish text.
 */
function addGaps(title_es: string) {
  const older = projectDocument({ title_es: `${title_es} antes` })
  addProjects({
    title_es,
    title_fr: '',
    text_marks: { description_de: 'copied' },
    translated_from: { it: spanishHash(older, projectLocalizedFields) },
  })
}

test('The overview shows each language’s state, and a cell opens the form at its language, even by keyboard', async () => {
  addGaps('Bruma')
  addTestimonials({ client_name: 'Bruma', content_ja: '' })
  const { router } = await openConsole('/admin/translations')
  await page.getByRole('searchbox', { name: 'Buscar' }).fill('Bruma')
  await expect.poll(rowNames).toEqual(['BrumaProyecto', 'BrumaTestimonio'])
  await expect.element(cell('Desactualizado: Bruma, Italiano')).toBeVisible()
  await expect.element(cell('Copia sin traducir: Bruma, Deutsch')).toBeVisible()
  await expect.poll(() => cell('Completo: Bruma, English').elements().length).toBe(2)
  await expect.element(cell('Falta: Bruma, 日本語')).toBeVisible()
  cell('Falta: Bruma, Français').element().focus()
  await press('{Enter}')
  await expect.element(heading('Editar Proyecto')).toBeVisible()
  await expect.element(selectedTab).toMatchTextContent('Français')
  await router.navigate(-1)
  await cell('Falta: Bruma, 日本語').click()
  await expect.element(heading('Editar Testimonio')).toBeVisible()
  await expect.element(selectedTab).toMatchTextContent('日本語')
})

test('The overview can show only the gaps, of all languages or one, with the totals of each language', async () => {
  addGaps('Hueco')
  addProjects({ title_es: 'Entero' })
  await openConsole('/admin/translations?lang=fr')
  await expect.element(rowOf('Entero')).toBeVisible()
  await expect.poll(() => page.getByRole('columnheader').elements().length).toBe(2)
  await expect.element(page.getByRole('columnheader', { name: /^Français.*Completo: \d.*Falta: \d/ })).toBeVisible()
  const show = page.getByLabelText('Mostrar')
  await show.selectOptions('Solo lo pendiente')
  await expect.element(rowOf('Hueco')).toBeVisible()
  await expect.element(rowOf('Entero')).not.toBeInTheDocument()
  await show.selectOptions('Copia sin traducir')
  await expect.element(rowOf('Hueco')).not.toBeInTheDocument()
  await page.getByLabelText('Idioma', { exact: true }).last().selectOptions('Los diez')
  await expect.element(rowOf('Hueco')).toBeVisible()
  await page.getByRole('combobox', { name: 'Contenido' }).selectOptions('Testimonios')
  await expect.element(rowOf('Hueco')).not.toBeInTheDocument()
})

test('A form that was opened from the overview leads back to it, as it was', async () => {
  addProjects({ title_es: 'Orilla', title_fr: '' })
  addTestimonials({ client_name: 'Orilla', content_ja: '' })
  const overview = '/admin/translations?q=Orilla&state=gaps'
  const { router } = await openConsole(overview)
  const isBack = () => expect.poll(() => router.state.location.pathname + router.state.location.search).toBe(overview)
  const french = cell('Falta: Orilla, Français')
  await french.click()
  await button('Volver').click()
  await isBack()
  await french.click()
  await title().fill('Rive')
  await button('Actualizar').click()
  await isBack()
  await expect.element(french).not.toBeInTheDocument()
  await cell('Falta: Orilla, 日本語').click()
  await expect.element(heading('Editar Testimonio')).toBeVisible()
  await press('{Escape}')
  await isBack()
})

test('Ten languages with their labels fit a desktop’s width', async () => {
  const marks = (mark: TextMark) => Object.fromEntries(translatedCodes.map((code) => [`description_${code}`, mark]))
  const older = spanishHash(projectDocument({ title_es: 'Antes' }), projectLocalizedFields)
  const sourceHashes = Object.fromEntries(languageCodes.flatMap((code) => (code === 'es' ? [] : [[code, older]])))
  addProjects(
    { title_es: 'Ancho', text_marks: marks('copied') },
    { title_es: 'Ancho 2', translated_from: sourceHashes },
    { title_es: 'Ancho 3', text_marks: marks('machine') },
  )
  await openConsole('/admin/translations?q=Ancho', { width: 1440 })
  await expect.element(cell('Copia sin traducir: Ancho, Italiano')).toBeVisible()
  await expect.element(cell('Desactualizado: Ancho 2, Italiano')).toBeVisible()
  await expect.element(cell('Traducción sin revisar: Ancho 3, Italiano')).toBeVisible()
  const { scrollWidth, clientWidth } = page.getByRole('region', { name: 'Traducciones' }).element()
  expect(scrollWidth - clientWidth).toBe(0)
})

test('In Arabic, on a phone, the overview reads from right to left and axe finds no fault in it', async () => {
  addGaps('Niebla')
  await openConsole('/admin/translations?q=Project in العربية', { language: 'ar', width: 360, height: 740 })
  await expect.element(heading('الترجمات')).toBeVisible()
  await expect.element(cell('ناقص: Project in العربية, Français').first()).toBeInTheDocument()
  expect(getComputedStyle(page.getByRole('table').element()).direction).toBe('rtl')
  await expectAccessible()
  expect(document.documentElement.scrollWidth - innerWidth).toBeLessThanOrEqual(0)
})
