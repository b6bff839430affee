import { readFile } from 'node:fs/promises'
import { collections } from '@studio/domain/collections'
import { ProjectDraft } from '@studio/domain/project'
import { TestimonialDraft } from '@studio/domain/testimonial'
import type { Page } from 'playwright/test'
import * as v from 'valibot'
import { addProjects } from '../support/content'
import { dismiss, newAdmin, removePerson } from '../support/people'
import { store } from '../support/store'
import { expectNoFaults, still } from './faults'
import { expect, offlineErrors, setOffline, signIn, test, toast, unique } from './studio'

interface File {
  projects: Record<string, unknown>[]
  [part: string]: unknown
}

test.describe.configure({ mode: 'serial' })

/** What other tests have left half written cannot come back from a file. */
test.beforeAll(async () => {
  const parts = [[collections.projects, ProjectDraft] as const, [collections.testimonials, TestimonialDraft] as const]
  for (const [name, schema] of parts) {
    const { docs } = await store.collection(name).get()
    await Promise.all(docs.filter((found) => !v.is(schema, found.data())).map(({ ref }) => ref.delete()))
  }
})

/** Takes the content out through the page; gives the file. */
async function takeOut(page: Page): Promise<File> {
  await page.goto('/admin/copies')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Descargar archivo JSON' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^contenido-\d{4}-\d\d-\d\d\.json$/)
  return JSON.parse(await readFile(await download.path(), 'utf8')) as File
}

/** A content file as somebody would choose it. */
const fileOf = (content: unknown) => ({
  name: 'contenido.json',
  mimeType: 'application/json',
  buffer: Buffer.from(typeof content === 'string' ? content : JSON.stringify(content)),
})
const bringBack = (page: Page, content: unknown) =>
  page.getByLabel('Archivo de contenido').setInputFiles(fileOf(content))
const change = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })
const write = async (page: Page) => {
  await page.getByRole('button', { name: /^Escribir los cambios/ }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Escribir los cambios/ })
    .click()
}
const stored = async (id: string) => (await store.doc(`${collections.projects}/${id}`).get()).data()

test('Content goes out as one file and comes back with a preview; nothing is removed unless asked', async ({
  ownerPage,
}) => {
  const [kept, extra, fresh] = [unique('Quedo'), unique('Sobro'), unique('Nuevo')]
  const [id = ''] = await addProjects({ title_es: kept })
  const file = await takeOut(ownerPage)
  const text = JSON.stringify(file)
  expect(text).toContain(kept)
  expect(text).not.toMatch(/owner@studio|seed-message|"rev"/)
  await bringBack(ownerPage, file)
  await expect(ownerPage.getByText('El archivo dice lo mismo que el sitio')).toBeVisible()

  const [extraId = ''] = await addProjects({ title_es: extra })
  const translated_from = { en: 'a1', fr: 'b2' }
  const facts = { translated_from, featured: true, completion_date: '2026-10-05' }
  const own = file.projects.find((project) => project.id === id)
  const altered = {
    ...file,
    projects: [
      ...file.projects.map((project) => (project === own ? { ...project, title_fr: 'Je reste', ...facts } : project)),
      { ...own, id: `${id}-2`, title_es: fresh },
    ],
  }
  await bringBack(ownerPage, altered)
  await expect(ownerPage.getByText('Nuevos: 1. Cambiados: 1. Eliminados: 0.').first()).toBeVisible()
  await expect(change(ownerPage, fresh)).toContainText('Nuevo')
  await change(ownerPage, kept).getByText('Título en francés').click()
  await expect(change(ownerPage, kept)).toContainText('Je reste')
  await change(ownerPage, kept).getByText('Origen de las traducciones').click()
  await expect(change(ownerPage, kept)).toContainText('English, Français')
  await change(ownerPage, kept).getByText('Destacado').click()
  await change(ownerPage, kept).getByText('Fecha de finalización').click()
  await expect(change(ownerPage, kept).getByText('5/10/2026')).toBeVisible()
  await expect(change(ownerPage, kept).getByText('Sí', { exact: true })).toBeVisible()
  expect(await stored(`${id}-2`)).toBeUndefined()
  await write(ownerPage)
  await expect(toast(ownerPage, 'Contenido recuperado exitosamente')).toBeVisible()
  expect(await stored(id)).toMatchObject({ title_fr: 'Je reste', title_es: kept })
  expect(await stored(`${id}-2`)).toMatchObject({ title_es: fresh, base_rev: '' })
  expect(await stored(extraId)).toMatchObject({ title_es: extra })
  await expect(ownerPage.getByText('Ningún archivo elegido')).toBeVisible()

  await bringBack(ownerPage, altered)
  await expect(ownerPage.getByRole('button', { name: 'Escribir los cambios (0)' })).toBeDisabled()
  await expect(ownerPage.getByText('se reemplaza')).toHaveCount(0)
  await ownerPage.getByLabel('Eliminar también lo que no está en el archivo (1)').check()
  await expect(change(ownerPage, extra)).toContainText('Se elimina')
  await write(ownerPage)
  await expect.poll(() => stored(extraId)).toBeUndefined()
  expect(await stored(id)).toBeDefined()
})

test('A file is chosen by keyboard, on a button in the owner’s language that says which was chosen', async ({
  ownerPage,
}) => {
  const file = await takeOut(ownerPage)
  const control = ownerPage.getByLabel('Archivo de contenido')
  await expect(control).toHaveAccessibleName(/Elegir archivo/)
  await expect(ownerPage.getByText('Ningún archivo elegido')).toBeVisible()
  await ownerPage.getByRole('button', { name: 'Descargar archivo JSON' }).focus()
  await ownerPage.keyboard.press('Tab')
  await expect(control).toBeFocused()
  const [chooser] = await Promise.all([ownerPage.waitForEvent('filechooser'), ownerPage.keyboard.press('Space')])
  await chooser.setFiles(fileOf(file))
  await expect(ownerPage.getByText('contenido.json')).toBeVisible()
  await expect(ownerPage.getByText('El archivo dice lo mismo que el sitio')).toBeVisible()
})

test('A file that is none, or somebody else’s, or has broken entries says so and changes nothing', async ({
  ownerPage,
}) => {
  const title = unique('Firme')
  const [id = ''] = await addProjects({ title_es: title })
  const file = await takeOut(ownerPage)
  const alert = ownerPage.getByRole('alert')
  await bringBack(ownerPage, 'esto no es JSON')
  await expect(alert).toContainText('Este archivo no es JSON')
  await bringBack(ownerPage, { hello: 'world' })
  await expect(alert).toContainText('no es una copia del contenido de este sitio')
  await bringBack(ownerPage, { ...file, version: 99 })
  await expect(alert).toContainText('versión más nueva')
  const hostile = { image_url: 'javascript:alert(1)' }
  await bringBack(ownerPage, {
    ...file,
    projects: file.projects.map((project) => (project.id === id ? { ...project, ...hostile } : project)),
  })
  await expect(alert).toContainText(`Proyecto ${title}: URL de la imagen – URL de imagen válida requerida`)
  await expect(ownerPage.getByText('El archivo dice lo mismo que el sitio')).toHaveCount(0)
  await bringBack(ownerPage, {
    ...file,
    projects: file.projects.map((project) => (project.id === id ? { id, ...hostile, title_de: '' } : project)),
  })
  await expect(alert).toContainText(`Proyecto ${title}: `)
  await bringBack(ownerPage, {
    ...file,
    projects: file.projects.map((project) => (project.id === id ? { ...project, title_de: '' } : project)),
  })
  await expect(alert).toContainText(`Proyecto ${title}: Título en alemán – Título requerido`)
  await bringBack(ownerPage, {
    ...file,
    projects: [...file.projects, { ...file.projects.find((one) => one.id === id) }],
  })
  await expect(alert).toContainText(`Proyecto ${title}: aparece dos veces`)
})

test.describe('offline', () => {
  test.use({ expectedErrors: offlineErrors })

  test('what comes back is kept on the device first, and published when the network is there again', async ({
    ownerPage,
  }) => {
    const title = unique('Tren')
    const [id = ''] = await addProjects({ title_es: title })
    const file = await takeOut(ownerPage)
    await setOffline(ownerPage, true)
    await bringBack(ownerPage, {
      ...file,
      projects: file.projects.map((project) => (project.id === id ? { ...project, title_it: 'Treno' } : project)),
    })
    await write(ownerPage)
    await expect(toast(ownerPage, 'Guardado en este dispositivo')).toBeVisible()
    expect(await stored(id)).not.toMatchObject({ title_it: 'Treno' })
    await setOffline(ownerPage, false)
    await expect.poll(() => stored(id), { timeout: 40_000 }).toMatchObject({ title_it: 'Treno' })
  })
})

test.describe('a refusal', () => {
  test.use({ expectedErrors: /400|403/ })

  const languages = [
    {
      code: 'es',
      label: 'Archivo de contenido',
      apply: /^Escribir los cambios/,
      failed: 'Error al recuperar el contenido',
    },
    { code: 'de', label: 'Inhaltsdatei', apply: /^Änderungen schreiben/, failed: 'Fehler beim Zurückholen' },
  ]
  for (const { code, label, apply, failed } of languages)
    test(`content that the server does not take is said to have failed, and waits in the tray (${code})`, async ({
      ownerPage,
      page,
    }) => {
      const title = unique('Rechazado')
      const [id = ''] = await addProjects({ title_es: title })
      const file = await takeOut(ownerPage)
      const admin = await newAdmin(unique('Tercera'))
      await signIn(page, admin.email)
      await expect(page).toHaveURL(/\/admin$/)
      await page.evaluate((chosen) => localStorage.setItem('studio.language', chosen), code)
      await page.goto('/admin/copies')
      const projects = file.projects.map((project) => (project.id === id ? { ...project, title_it: 'Molo' } : project))
      await page.getByLabel(label).setInputFiles(fileOf({ ...file, projects }))
      // A write that is refused on its way: the page believes that it may, the server does not.
      await page.route(/documents:commit/, async (route) => {
        await dismiss(admin)
        await route.continue()
      })
      await page.getByRole('button', { name: apply }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: apply }).click()
      await expect(toast(page, failed)).toBeVisible()
      await expect(page.getByText('Molo')).toBeVisible()
      expect(await stored(id)).not.toMatchObject({ title_it: 'Molo' })
      await removePerson(admin)
    })
})

test('The page has no fault that axe knows, with a preview and with broken entries, in German', async ({
  ownerPage,
}) => {
  await still(ownerPage)
  const [id = ''] = await addProjects({ title_es: unique('Puente') })
  const file = await takeOut(ownerPage)
  await ownerPage.getByRole('banner').getByRole('combobox').selectOption('de')
  await expect(ownerPage.getByRole('heading', { name: 'Eine Kopie zurückholen' })).toBeVisible()
  const [first] = file.projects
  await ownerPage.getByLabel('Inhaltsdatei').setInputFiles(
    fileOf({
      ...file,
      projects: file.projects.map((project) =>
        project.id === id
          ? { ...project, title_de: 'Brücke' }
          : project === first
            ? { ...project, title_fr: '' }
            : project,
      ),
    }),
  )
  await expect(change(ownerPage, 'Brücke')).toContainText('Titel auf Deutsch')
  await expectNoFaults(ownerPage)
})
