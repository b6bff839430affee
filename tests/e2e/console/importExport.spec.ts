import { readFile } from 'node:fs/promises'
import { collections } from '@studio/domain/collections'
import { addProjects } from '../../support/content'
import { store } from '../../support/store'
import { expect, test, toast } from '../support/studio'

interface ContentFile {
  projects: Record<string, unknown>[]
}

test('All content is exported to one file, and imported from one that is chosen by keyboard', async ({
  ownerPage: page,
}) => {
  const stored = async (id: string) => (await store.doc(`${collections.projects}/${id}`).get()).data()
  const [id = ''] = await addProjects({ title_es: 'Quedo' })
  await page.goto('/admin/import-export')
  const out = page.getByRole('button', { name: 'Descargar archivo JSON' })
  const [download] = await Promise.all([page.waitForEvent('download'), out.click()])
  expect(download.suggestedFilename()).toMatch(/^contenido-\d{4}-\d\d-\d\d\.json$/)
  const text = await readFile(await download.path(), 'utf8')
  expect(text).toContain('Quedo')
  expect(text).not.toMatch(/owner@studio|seed-message|"rev"/)

  const file = JSON.parse(text) as ContentFile
  const own = file.projects.find((project) => project.id === id)
  const changed = file.projects.map((project) => (project === own ? { ...project, title_fr: 'Je reste' } : project))
  const content = { ...file, projects: [...changed, { ...own, id: 'fresh', title_es: 'Nuevo' }] }
  // The listener must be ready before the key is pressed.
  const choosing = page.waitForEvent('filechooser')
  await out.focus()
  await page.keyboard.press('Tab')
  await expect(page.locator('input[type=file]')).toBeFocused()
  await page.keyboard.press('Space')
  const chooser = await choosing
  await chooser.setFiles({
    name: 'contenido.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(content)),
  })
  await expect(page.getByText('contenido.json')).toBeVisible()
  await expect(page.getByText('1 nuevo y 1 cambiado.').first()).toBeVisible()
  expect(await stored('fresh')).toBeUndefined()
  const apply = { name: /^Aplicar \d+ cambios?$/ }
  await page.getByRole('button', apply).click()
  await page.getByRole('alertdialog').getByRole('button', apply).click()
  await expect(toast(page, 'Contenido restaurado exitosamente')).toBeVisible()
  expect(await stored(id)).toMatchObject({ title_fr: 'Je reste', title_es: 'Quedo' })
  expect(await stored('fresh')).toMatchObject({ title_es: 'Nuevo', base_rev: '' })
})
