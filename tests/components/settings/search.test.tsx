import { collections } from '@studio/domain/collections'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { setGroup } from '../settings/groups'
import { expectAccessible } from '../support/axe'
import { tab } from '../support/content'
import { openConsole, openPublicPage } from '../support/render'
import { server } from '../support/server'

const title = page.getByLabelText('Título de la página')
const preview = page.getByRole('complementary')
const stored = () => server.read(collections.sections, 'search')

test('The owner writes the search texts of each language, sees them as results while typing, and visitors get them', async () => {
  setGroup('seo_defaults', { meta_title: 'Del ajuste' })
  await openConsole('/admin/search')
  // The older Spanish setting applies until the text is written.
  await expect.element(preview.getByText('Del ajuste').first()).toBeVisible()
  await title.fill('Corte Fino')
  await expect.element(preview.getByText('Corte Fino').first()).toBeVisible()
  await expect.element(preview.getByText('El título es corto: caben unas palabras más.')).toBeVisible()
  await title.fill('Corte Fino '.repeat(8))
  await expect.element(preview.getByText('El título es largo: se verá cortado.')).toBeVisible()
  await expectAccessible()
  await title.fill('Corte Fino')
  await tab('de').click()
  await page.getByLabelText(/^Título de la página/).fill('Feiner Schnitt')
  await expect.element(preview.getByText('Feiner Schnitt').first()).toBeVisible()
  server.setOnline(false)
  onTestFinished(() => server.setOnline(true))
  await page.getByRole('button', { name: 'Actualizar' }).click()
  server.setOnline(true)
  await expect.poll(stored).toMatchObject({ title_es: 'Corte Fino', title_de: 'Feiner Schnitt', title_fr: '' })
  await openPublicPage('home', { language: 'de' })
  await expect.poll(() => document.title).toBe('Feiner Schnitt')
  await openPublicPage('home', { language: 'es' })
  await expect.poll(() => document.title).toBe('Corte Fino')
})
