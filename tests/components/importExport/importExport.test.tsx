import { collections } from '@studio/domain/collections'
import { picturePath } from '@studio/domain/content/media/ownPictures'
import { roleId } from '@studio/domain/people/user'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../support/axe'
import { addProjects, row, toast } from '../support/content'
import { alter, bringBack, takeOut } from '../support/contentFile'
import { button, press } from '../support/form'
import { forgetPicture, olderPictureOf } from '../support/pictures'
import { openConsole } from '../support/render'
import { server } from '../support/server'
import { owner } from '../support/studio'

const project = (id: string) => server.read(collections.projects, id)
const same = page.getByText('El archivo coincide con lo que hay en el sitio')

async function write(apply = /^Aplicar \d+ cambios?$/) {
  await button(apply).click()
  await page.getByRole('alertdialog').getByRole('button', { name: apply }).click()
}

test('Content is exported as one file without personal data, and importing it changes nothing', async () => {
  addProjects({ title_es: 'Quedo' })
  const { name, file } = await takeOut()
  expect(name).toMatch(/^contenido-\d{4}-\d\d-\d\d\.json$/)
  const text = JSON.stringify(file)
  expect(text).toContain('Quedo')
  expect(text).not.toMatch(/owner@studio|seed-message|"rev"/)
  await bringBack(file)
  await expect.element(same).toBeVisible()
})

test('An import is previewed before it is written, and removes nothing unless asked', async () => {
  const [id = ''] = addProjects({ title_es: 'Quedo' })
  const { file } = await takeOut()
  const [extra = ''] = addProjects({ title_es: 'Sobro' })
  const facts = { translated_from: { en: 'a1', fr: 'b2' }, featured: true, completion_date: '2026-10-05' }
  const altered = alter(file, id, { title_fr: 'Je reste', ...facts })
  altered.projects.push({ ...file.projects.find((one) => one.id === id), id: 'fresh', title_es: 'Nuevo mío' })
  await bringBack(altered)
  await expect.element(page.getByText('1 nuevo y 1 cambiado.').first()).toBeVisible()
  await expect.element(row('Nuevo mío')).toMatchTextContent('Nuevo')
  await row('Quedo').getByText('Título en francés').click()
  await expect.element(row('Quedo')).toMatchTextContent('Je reste')
  await row('Quedo').getByText('Origen de las traducciones').click()
  await expect.element(row('Quedo')).toMatchTextContent('English y Français')
  await row('Quedo').getByText('Destacado').click()
  await row('Quedo').getByText('Fecha de finalización').click()
  await expect.element(row('Quedo').getByText('5/10/2026')).toBeVisible()
  await expect.element(row('Quedo').getByText('Sí', { exact: true })).toBeVisible()
  expect(project('fresh')).toBeUndefined()
  await write()
  await expect.element(toast('Contenido restaurado exitosamente')).toBeVisible()
  expect(project(id)).toMatchObject({ title_fr: 'Je reste', title_es: 'Quedo' })
  expect(project('fresh')).toMatchObject({ title_es: 'Nuevo mío', base_rev: '' })
  expect(project(extra)).toMatchObject({ title_es: 'Sobro' })
  await expect.element(page.getByText('Ningún archivo elegido')).toBeVisible()

  await bringBack(altered)
  await expect.element(button('Aplicar 0 cambios')).toBeDisabled()
  await expect.element(page.getByText('se reemplaza')).not.toBeInTheDocument()
  await page.getByLabelText('Eliminar también 1 elemento que no está en el archivo').click()
  await expect.element(row('Sobro')).toMatchTextContent('Se elimina')
  await button(/^Aplicar \d+ cambios?$/).click()
  await expect.element(page.getByRole('alertdialog')).toMatchTextContent('Sobro')
  await button('Cancelar').click()
  await write()
  await expect.poll(() => project(extra)).toBeUndefined()
  expect(project(id)).toBeDefined()
})

test('All changes of an import can be undone together, even after they are published', async () => {
  const [id = ''] = addProjects({ title_es: 'Quedo' })
  const { file } = await takeOut()
  const [extra = ''] = addProjects({ title_es: 'Sobro' })
  const altered = alter(file, id, { title_fr: 'Je reste' })
  altered.projects.push({ ...file.projects.find((one) => one.id === id), id: 'fresh', title_es: 'Nuevo mío' })
  const before = [project(id)?.title_fr, project(extra)?.title_es]
  await bringBack(altered)
  await page.getByLabelText('Eliminar también 1 elemento que no está en el archivo').click()
  await write()
  await expect.element(toast('Contenido restaurado exitosamente')).toBeVisible()
  expect(project(id)).toMatchObject({ title_fr: 'Je reste' })
  expect([project('fresh')?.title_es, project(extra)]).toEqual(['Nuevo mío', undefined])
  await button('Deshacer').click()
  await expect.element(toast('Deshecho')).toBeVisible()
  expect([project(id)?.title_fr, project(extra)?.title_es]).toEqual(before)
  expect(project('fresh')).toBeUndefined()
})

test('The file control can be used by keyboard, is in the owner’s language, and shows the chosen file', async () => {
  const { file } = await takeOut()
  const control = page.getByLabelText('Archivo de la copia')
  await expect.element(control).toHaveAccessibleName(/Elegir archivo/)
  await expect.element(page.getByText('Ningún archivo elegido')).toBeVisible()
  button('Descargar archivo JSON').element().focus()
  await press('{Tab}')
  await expect.element(control).toHaveFocus()
  await bringBack(file)
  await expect.element(page.getByText('contenido.json')).toBeVisible()
})

test('An invalid file, a foreign one, or one with broken entries is reported and changes nothing', async () => {
  const [id = ''] = addProjects({ title_es: 'Firme' })
  const { file } = await takeOut()
  const hostile = { image_url: 'javascript:alert(1)' }
  const [first, own] = [file.projects[0], file.projects.find((one) => one.id === id)]
  const bare = { ...file, projects: [first, { id, ...hostile, title_de: '' }] }
  for (const [content, words] of [
    ['esto no es JSON', 'Este archivo no es JSON'],
    [{ hello: 'world' }, 'no es una copia de seguridad de este sitio'],
    [{ ...file, version: 99 }, 'versión más nueva'],
    [alter(file, id, hostile), 'Proyecto · Firme · URL de la imagen: URL de imagen válida requerida'],
    [bare, 'Proyecto · Firme'],
    [alter(file, id, { title_de: '' }), 'Proyecto · Firme · Título en alemán: Título requerido'],
    [{ ...file, projects: [...file.projects, own] }, 'Proyecto · Firme: aparece dos veces'],
  ] as const) {
    await bringBack(content)
    await expect.element(page.getByRole('alert')).toMatchTextContent(words)
    await expect.element(same).not.toBeInTheDocument()
  }
  expect(server.stored).toEqual([])
})

test('Offline, an import is stored on the device first, and published when the network is back', async () => {
  const [id = ''] = addProjects({ title_es: 'Tren' })
  const { file } = await takeOut()
  server.setOnline(false)
  await bringBack(alter(file, id, { title_it: 'Treno' }))
  await write()
  await expect.element(toast('Guardado en este dispositivo')).toBeVisible()
  expect(server.stored).toEqual([])
  server.setOnline(true)
  await expect.poll(() => project(id)).toMatchObject({ title_it: 'Treno' })
})

for (const { language, label, apply, failed, state } of [
  {
    language: 'es',
    label: 'Archivo de la copia',
    apply: /^Aplicar \d+ cambios?$/,
    failed: 'Error al restaurar el contenido',
    state: /^Estado de la sincronización/,
  },
  {
    language: 'de',
    label: 'Sicherungsdatei',
    apply: /^\d+ Änderung(en)? übernehmen$/,
    failed: 'Die Sicherung ist nicht vollständig wiederhergestellt',
    state: /^Stand der Synchronisierung/,
  },
] as const)
  test(`Content that the server refuses is reported as failed, and listed in the sync panel (${language})`, async () => {
    const [id = ''] = addProjects({ title_es: 'Rechazado' })
    const { file } = await takeOut()
    await openConsole('/admin/import-export', { language })
    await bringBack(alter(file, id, { title_it: 'Molo' }), label)
    server.accepts = () => false
    await write(apply)
    await expect.element(toast(failed)).toBeVisible()
    await button(state).click()
    expect(server.stored).toEqual([])
  })

test('An import by somebody who has lost the role is not stored', async () => {
  const [id = ''] = addProjects({ title_es: 'Rechazado' })
  const { file } = await takeOut()
  await bringBack(alter(file, id, { title_it: 'Molo' }))
  const answer = server.hold()
  await write()
  await expect.element(toast('Guardado en este dispositivo')).toBeVisible()
  server.put(collections.roles, roleId(owner.uid), undefined)
  answer()
  await expect.element(page.getByText('Esta cuenta no tiene permiso para usar la consola.')).toBeVisible()
  expect(server.stored).toEqual([])
})

test('Uploaded pictures are exported with the content, and imported if the site lacks them', async () => {
  const { name, texts, address } = await olderPictureOf('#0a0')
  const [id = ''] = addProjects({ title_es: 'Con imagen', image_url: address })
  const { file } = await takeOut()
  expect(file.pictures).toEqual({ [name]: texts })
  await expect.element(page.getByText('1 imagen propia')).toBeVisible()

  server.put(collections.projects, id, undefined)
  await forgetPicture(name)
  server.setOnline(false)
  await bringBack(file)
  await write()
  await expect.element(toast('Guardado en este dispositivo')).toBeVisible()
  server.setOnline(true)
  await expect.poll(() => project(id)).toMatchObject({ title_es: 'Con imagen', image_url: address })
  expect(server.read(collections.media, name)).toMatchObject(texts)
})

test('Documents with an unreadable picture are named, and the file is exported without the picture', async () => {
  addProjects({ title_es: 'Sin su imagen', image_url: picturePath('ab'.repeat(32)) })
  const { file } = await takeOut()
  expect(file.pictures).toEqual({})
  await expect.element(page.getByRole('alert')).toMatchTextContent('Se usan en: Sin su imagen.')
})

test('A picture in the file that does not match its name is counted and left out', async () => {
  const { name, address } = await olderPictureOf('#00a')
  const [id = ''] = addProjects({ title_es: 'Dañada', image_url: address })
  const { file } = await takeOut()
  server.put(collections.projects, id, undefined)
  await forgetPicture(name)
  const other = { large: 'AAAA', medium: 'AAAA', small: 'AAAA' }
  await bringBack({ ...file, pictures: { [name]: other } })
  await expect.element(page.getByRole('alert')).toMatchTextContent('1 imagen del archivo está dañada')
  await write()
  await expect.poll(() => project(id)).toMatchObject({ title_es: 'Dañada' })
  expect(server.read(collections.media, name)).toBeUndefined()
})

test('axe finds no fault in the page, with a preview and with broken entries, in German', async () => {
  const [id = ''] = addProjects({ title_es: 'Puente' })
  const { file } = await takeOut()
  await openConsole('/admin/import-export', { language: 'de' })
  await expect.element(page.getByRole('heading', { name: 'Sicherung wiederherstellen' })).toBeVisible()
  const broken = alter(file, String(file.projects[0]?.id), { title_fr: '' })
  await bringBack(alter(broken, id, { title_de: 'Brücke' }), 'Sicherungsdatei')
  await expect.element(row('Brücke')).toMatchTextContent('Titel auf Deutsch')
  await expectAccessible()
})
