import { collections } from '@studio/domain/collections'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { keepPicture } from '../../../web/src/device/pictures'
import { expectAccessible } from '../support/axe'
import { samplePicture } from '../support/content'
import { nextFile } from '../support/nextFile'
import { openConsole } from '../support/render'
import { server } from '../support/server'
import { editor, owner, sampleStudio } from '../support/studio'

const list = page.getByRole('main').getByRole('list', { name: 'Actividad' })
const entries = list.getByRole('listitem')
const offline = page.getByText('Sin conexión: la actividad se ve con internet.')

beforeEach(() => {
  server.reset(sampleStudio())
  server.accounts = [owner, editor]
  server.signIn(owner)
})

test('The log describes in words who changed what, newest first, with old and new values', async () => {
  await openConsole('/admin/activity')
  await expect.element(entries.first()).toMatchTextContent('Cambio')
  const said = entries.elements().map((entry) => entry.textContent)
  expect(said).toHaveLength(10)
  expect(said[0]).toMatch(/Café Aurora.*Proyectos.*Cliente.*Antes: Aurora.*Después: Café Aurora/)
  expect(said[0]).toMatch(/Destacado.*No.*Sí/)
  expect(said[1]).toMatch(/4 campos/)
  expect(said[2]).toMatch(/Creación.*=Un proyecto.*valor no guardado/)
  expect(said[3]).toMatch(/Cambio.*contacto.*Configuración.*\(vacío\).*\+57 300 000 0000/)
  expect(said[4]).toMatch(/Creación.*Mensajes.*Un visitante/)
  expect(said[4]).not.toContain('email')
  expect(said[5]).toMatch(/Antes: Nuevo.*Después: Leído/)
  expect(said[6]).toMatch(/Rol asignado/)
  expect(said[7]).toMatch(/Administrador creado.*Cuentas/)
  expect(said[8]).toMatch(/Datos borrados.*Datos personales/)
  expect(said[9]).toMatch(/Eliminación.*Mensajes.*El servidor/)
  await expectAccessible()
})

test('The log shows an uploaded picture, or that it is gone, instead of its address', async () => {
  const [kept = '', gone = ''] = ['a', 'b'].map((letter) => `/media/${letter.repeat(64)}.webp`)
  const bytes = new Uint8Array(await (await fetch(samplePicture())).arrayBuffer())
  const image = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
  await keepPicture(owner.uid, 'a'.repeat(64), { large: image, medium: image, small: image })
  server.put(collections.auditLog, 'picture', {
    ...server.read(collections.auditLog, 'edit'),
    ...{ fields: ['image_url'], before: { image_url: gone }, after: { image_url: kept }, at: new Date() },
  })
  await openConsole('/admin/activity')
  const line = entries.first()
  await expect.element(line).toMatchTextContent('No se puede mostrar la imagen: quizá ya no existe.')
  await expect.element(line.getByRole('img')).toBeVisible()
  expect(line.element().textContent).not.toContain('/media/')
})

test('The name of an existing document opens it; deleted documents and accounts are only named', async () => {
  const { router } = await openConsole('/admin/activity')
  await expect.element(entries.first()).toBeVisible()
  const addresses = entries.elements().map((entry) => entry.querySelector('a')?.getAttribute('href') ?? null)
  const [project, message] = ['/admin/projects?edit=cafe-aurora', '/admin/messages?open=abc']
  const people = [null, null, null]
  expect(addresses).toEqual([project, project, null, '/admin/settings', message, message, ...people, null])
  await entries.first().getByRole('link', { name: 'Café Aurora' }).click()
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Editar Proyecto')
  await page.getByRole('button', { name: 'Volver' }).first().click()
  await expect.element(entries.first()).toBeVisible()
  expect(router.state.location.pathname).toBe('/admin/activity')
})

test('The log can be filtered by person, kind and day, and the address keeps the filters', async () => {
  const { router } = await openConsole('/admin/activity?kind=contact_messages')
  await expect.element(entries.first()).toMatchTextContent('Un visitante')
  expect(entries.elements()).toHaveLength(3)
  await page.getByLabelText('Quién', { exact: true }).selectOptions('El servidor')
  await expect.poll(() => entries.elements().length).toBe(1)
  expect(router.state.location.search).toContain('who=server')
  await page.getByRole('button', { name: 'Quitar filtros' }).click()
  await expect.poll(() => entries.elements().length).toBe(10)
  await expect.element(page.getByLabelText('Quién', { exact: true })).toHaveFocus()
  await page.getByLabelText('Hasta').fill('2000-01-01')
  await expect.element(page.getByText('No hay actividad con estos filtros.')).toBeVisible()
  await page.getByLabelText('Hasta').fill('')
  await page.getByLabelText('Desde').fill('2000-01-01')
  await expect.poll(() => entries.elements().length).toBe(10)
})

test('The shown entries are exported as CSV, and no cell runs as a formula', async () => {
  await openConsole('/admin/activity?kind=portfolio_projects')
  await expect.element(entries.first()).toBeVisible()
  const file = nextFile()
  await page.getByRole('button', { name: 'Exportar CSV' }).click()
  const lines = (await file).split('\r\n')
  expect(lines[0]).toMatch(/"Fecha";"Quién";"Acción";"Qué";"Nombre";"ID";"Cambios"$/)
  expect(lines).toHaveLength(4)
  expect(lines[1]).toContain('Cliente: Aurora → Café Aurora | Destacado: No → Sí')
  expect(lines[3]).toContain(`'=Un proyecto`)
})

test('More of a long log loads on demand', async () => {
  const entry = (n: number) => ({
    ...{ collection: collections.settings, document_id: 'site_info', action: 'update', by: owner.uid },
    at: new Date(Date.UTC(2026, 10, 1) + n * 60_000),
  })
  server.reset({
    ...sampleStudio(),
    [collections.auditLog]: Object.fromEntries(Array.from({ length: 120 }, (_, n) => [`e${n}`, entry(n)])),
  })
  await openConsole('/admin/activity')
  await expect.element(page.getByText('50 entradas cargadas')).toBeVisible()
  const more = page.getByRole('button', { name: 'Cargar más' })
  await more.click()
  await expect.element(page.getByText('100 entradas cargadas')).toBeVisible()
  await more.click()
  await expect.element(page.getByText('120 entradas cargadas')).toBeVisible()
  await expect.element(more).not.toBeInTheDocument()
})

test('Without a network the page shows a notice instead of an empty log, and loads when the network is back', async () => {
  await openConsole('/admin')
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  server.setOnline(false)
  await openConsole('/admin/activity')
  await expect.element(offline).toBeVisible()
  await expect.element(page.getByText('No hay actividad')).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Exportar CSV' }).click()
  await expect
    .element(page.getByRole('alert').filter({ hasText: 'Sin conexión: la actividad se ve con internet.' }))
    .toBeVisible()
  server.setOnline(true)
  await expect.element(entries.first()).toBeVisible()
})

test('A log that cannot be read can be requested again', async () => {
  server.failListening(collections.auditLog)
  await openConsole('/admin/activity')
  await expect.element(page.getByText('Error al cargar la actividad')).toBeVisible()
  server.failListening(collections.auditLog, false)
  await page.getByRole('button', { name: 'Reintentar' }).click()
  await expect.element(entries.first()).toBeVisible()
})
