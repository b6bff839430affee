import { languageCodes } from '@studio/domain/languages'
import { projectWording } from '@studio/domain/project'
import { spanishStamp } from '@studio/domain/translation'
import type { Page } from 'playwright/test'
import { addProjects, addTestimonials } from '../support/content'
import { projectDocument } from '../support/factories'
import { expectNoFaults, still } from './faults'
import { expect, test, unique } from './studio'

const cell = (page: Page, name: string) => page.getByRole('cell').getByRole('link', { name })

/** A project without a French title, with the Spanish text in German, and with Italian from an older Spanish. */
async function addGaps(title: string) {
  const older = projectDocument({ title_es: `${title} antes` })
  const same = projectDocument().description_es
  await addProjects({
    title_es: title,
    title_fr: '',
    description_de: same,
    translated_from: { it: spanishStamp(older, projectWording) },
  })
}

test('The overview says how each language stands, and a cell opens the form at its language, by keyboard too', async ({
  ownerPage,
}) => {
  const title = unique('Bruma')
  await addGaps(title)
  await addTestimonials({ client_name: title, content_ja: '' })
  await ownerPage.goto('/admin/translations')
  await ownerPage.getByRole('searchbox', { name: 'Buscar' }).fill(title)
  await expect(ownerPage.getByRole('rowheader')).toHaveText([`${title}Proyecto`, `${title}Testimonio`])
  await expect(cell(ownerPage, `Desactualizado: ${title}, Italiano`)).toBeVisible()
  await expect(cell(ownerPage, `Igual al español: ${title}, Deutsch`)).toBeVisible()
  await expect(cell(ownerPage, `Completo: ${title}, English`)).toHaveCount(2)
  await expect(cell(ownerPage, `Falta: ${title}, 日本語`)).toBeVisible()
  await cell(ownerPage, `Falta: ${title}, Français`).focus()
  await ownerPage.keyboard.press('Enter')
  await expect(ownerPage.getByRole('heading', { name: 'Editar Proyecto' })).toBeVisible()
  await expect(ownerPage.getByRole('tab', { selected: true })).toContainText('Français')
  await ownerPage.goBack()
  await cell(ownerPage, `Falta: ${title}, 日本語`).click()
  await expect(ownerPage.getByRole('heading', { name: 'Editar Testimonio' })).toBeVisible()
  await expect(ownerPage.getByRole('tab', { selected: true })).toContainText('日本語')
})

test('Only the gaps show, of all languages or of one, with the totals of each language', async ({ ownerPage }) => {
  const [gaps, whole] = [unique('Hueco'), unique('Entero')]
  await addGaps(gaps)
  await addProjects({ title_es: whole })
  await ownerPage.goto('/admin/translations?lang=fr')
  await expect(ownerPage.getByRole('rowheader', { name: whole })).toBeVisible()
  await expect(ownerPage.getByRole('columnheader')).toHaveCount(2)
  await expect(ownerPage.getByRole('columnheader', { name: /^Français\s*Por hacer: \d+$/ })).toBeVisible()
  await ownerPage.getByLabel('Mostrar').selectOption('Solo lo pendiente')
  await expect(ownerPage.getByRole('rowheader', { name: gaps })).toBeVisible()
  await expect(ownerPage.getByRole('rowheader', { name: whole })).toHaveCount(0)
  await ownerPage.getByLabel('Mostrar').selectOption('Igual al español')
  await expect(ownerPage.getByRole('rowheader', { name: gaps })).toHaveCount(0)
  await ownerPage.getByLabel('Idioma', { exact: true }).last().selectOption('Los diez')
  await expect(ownerPage.getByRole('rowheader', { name: gaps })).toBeVisible()
  await ownerPage.getByLabel('Contenido').selectOption('Testimonios')
  await expect(ownerPage.getByRole('rowheader', { name: gaps })).toHaveCount(0)
})

test('A form that was opened from the overview leads back to it, as it was', async ({ ownerPage }) => {
  const title = unique('Orilla')
  await addProjects({ title_es: title, title_fr: '' })
  await addTestimonials({ client_name: title, content_ja: '' })
  await ownerPage.goto(`/admin/translations?q=${encodeURIComponent(title)}&state=gaps`)
  const overview = ownerPage.url()
  await cell(ownerPage, `Falta: ${title}, Français`).click()
  await ownerPage.getByRole('button', { name: 'Volver' }).click()
  await expect(ownerPage).toHaveURL(overview)
  await cell(ownerPage, `Falta: ${title}, Français`).click()
  await ownerPage.getByLabel('Título').fill('Rive')
  await ownerPage.getByRole('button', { name: 'Actualizar' }).click()
  await expect(ownerPage).toHaveURL(overview)
  await expect(cell(ownerPage, `Falta: ${title}, Français`)).toHaveCount(0)
  await cell(ownerPage, `Falta: ${title}, 日本語`).click()
  await expect(ownerPage.getByRole('heading', { name: 'Editar Testimonio' })).toBeVisible()
  await ownerPage.keyboard.press('Escape')
  await expect(ownerPage).toHaveURL(overview)
})

test('Ten languages with their words fit a desktop’s width', async ({ ownerPage }) => {
  const title = unique('Ancho')
  const texts = Object.fromEntries(
    languageCodes.map((code) => [`description_${code}`, projectDocument().description_es]),
  )
  const older = spanishStamp(projectDocument({ title_es: 'Antes' }), projectWording)
  const stamps = Object.fromEntries(languageCodes.flatMap((code) => (code === 'es' ? [] : [[code, older]])))
  await addProjects({ title_es: title, ...texts }, { title_es: `${title} 2`, translated_from: stamps })
  await ownerPage.setViewportSize({ width: 1440, height: 900 })
  await ownerPage.goto(`/admin/translations?q=${encodeURIComponent(title)}`)
  await expect(cell(ownerPage, `Igual al español: ${title}, Italiano`)).toBeVisible()
  await expect(cell(ownerPage, `Desactualizado: ${title} 2, Italiano`)).toBeVisible()
  const table = ownerPage.getByRole('region', { name: 'Traducciones' })
  expect(await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
})

test('In Arabic, on a phone, the overview reads from the right and has no fault that axe knows', async ({
  ownerPage,
}) => {
  await still(ownerPage)
  const title = unique('Niebla')
  await addGaps(title)
  await ownerPage.setViewportSize({ width: 360, height: 740 })
  await ownerPage.goto(`/admin/translations?q=${encodeURIComponent(title)}`)
  await expect(ownerPage.getByRole('heading', { name: 'Traducciones' })).toBeVisible()
  await ownerPage.getByRole('banner').getByRole('combobox').selectOption('ar')
  await expect(ownerPage.getByRole('heading', { name: 'الترجمات' })).toBeVisible()
  await ownerPage.getByRole('searchbox').fill('Project in العربية')
  await expect(cell(ownerPage, 'ناقص: Project in العربية, Français').first()).toBeAttached()
  await expectNoFaults(ownerPage)
  expect(await ownerPage.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
})
