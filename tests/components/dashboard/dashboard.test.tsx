import { collections } from '@studio/domain/collections'
import { languageCodes } from '@studio/domain/languages'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { hearServerTime } from '../../../web/src/lib/serverTime'
import { messageDocument } from '../../support/factories'
import { fillInbox, textsOf } from '../messages/inbox'
import { expectAccessible } from '../support/axe'
import { addProjects } from '../support/content'
import { openConsole } from '../support/render'
import { server } from '../support/server'
import { owner, sampleStudio } from '../support/studio'

const day = 24 * 60 * 60 * 1000
const ago = (days: number, given: Parameters<typeof fillInbox>[0][number] = {}) => ({
  ...given,
  created_at: new Date(Date.now() - days * day),
})

/** Returns a card by its heading. */
const card = (name: string) => page.getByRole('region', { name, exact: true })
const news = () => card('Mensajes nuevos')
const changes = () => card('Últimos cambios')
const open = async () => {
  const console = await openConsole('/admin')
  await expect.element(page.getByRole('heading', { name: 'Idiomas' })).toBeVisible()
  return console
}
/** Fills the sample studio with this log. */
const withLog = (entries: readonly object[]) =>
  server.reset({
    ...sampleStudio(),
    [collections.auditLog]: Object.fromEntries(entries.map((entry, at) => [`e${at}`, entry])),
  })
const edit = (document_id: string, hoursAgo: number, given: object = {}) => ({
  ...{ collection: collections.projects, document_id, action: 'update', by: owner.uid, base_rev: '', rev: '' },
  ...{ fields: [], before: {}, after: {}, left_out: [], at: new Date(Date.now() - (hoursAgo * day) / 24) },
  ...given,
})

// The clock is set to noon, because just after midnight an hour ago would be yesterday.
beforeEach(() => {
  vi.useFakeTimers({ now: new Date().setHours(12, 0, 0, 0), toFake: ['Date'] })
  hearServerTime(new Response(null, { headers: { date: new Date().toUTCString() } }))
})
afterEach(() => void vi.useRealTimers())

test('The dashboard welcomes the owner, and the buttons of its cards open the pages that they name', async () => {
  for (const [name, button, address] of [
    ['Usuarios', 'Ver usuarios', '/admin/users'],
    ['Configuración', 'Ver configuración', '/admin/settings'],
    ['Mensajes nuevos', 'Ver mensajes nuevos', '/admin/messages?status=new'],
    ['Idiomas', 'Ver traducciones', '/admin/translations'],
    ['Últimos cambios', 'Ver la actividad', '/admin/activity'],
  ] as const) {
    const { router } = await open()
    await expect.element(page.getByText('Te damos la bienvenida a la consola')).toBeVisible()
    await card(name).getByRole('link', { name: button }).click()
    const { pathname, search } = router.state.location
    expect(pathname + search).toBe(address)
  }
})

test('The dashboard lists the five newest unread messages with the beginning of their text and their age, and links to them', async () => {
  const message = 'Quiero un reel.\n\nPara mi tienda de café en Bogotá.'
  fillInbox([
    ...Array.from({ length: 6 }, (_, at) => ({
      ...{ name: `Persona ${at}`, message },
      created_at: new Date(Date.now() - at * 60 * 60 * 1000 - 1000),
    })),
    ago(0, { name: 'Leída', status: 'read' as const }),
    ago(0, { name: 'Robot', suspected: true }),
  ])
  const { router } = await open()
  const rows = news().getByRole('listitem')
  await expect.poll(() => textsOf(rows)).toHaveLength(5)
  await expect
    .element(rows.first())
    .toHaveTextContent('Persona 0ahoraQuiero un reel. Para mi tienda de café en Bogotá.')
  await expect.element(rows.nth(2)).toMatchTextContent(/^Persona 2hace 2 h/)
  await expect.element(news()).not.toMatchTextContent(/Robot|Leída/)
  await expect.element(news().getByText('6', { exact: true })).toBeVisible()
  const suspects = news().getByRole('link', { name: '1 mensaje sospechoso, tal vez de un robot' })
  await expect.element(suspects).toHaveAttribute('href', '/admin/messages?status=suspected')
  server.put(collections.messages, 'm9', messageDocument({ name: 'Luz', created_at: new Date() }))
  await expect.element(rows.first()).toMatchTextContent(/^Luz/)
  await rows.first().getByRole('link').click()
  expect(router.state.location.pathname + router.state.location.search).toBe('/admin/messages?open=m9')
})

test('The dashboard reports that nobody is waiting only after the server has confirmed it', async () => {
  fillInbox([ago(1, { status: 'read' })])
  server.silence(collections.messages)
  await open()
  const nobody = news().getByText('no hay mensajes nuevos')
  await expect.element(nobody).not.toBeInTheDocument()
  server.silence(collections.messages, false)
  await expect.element(nobody).toBeVisible()
  server.setOnline(false)
  await expect.element(nobody).not.toBeInTheDocument()
})

test('Without the server the dashboard shows cached data, and marks it as such', async () => {
  fillInbox([ago(1, { name: 'Ana' })])
  await open()
  await expect.element(news().getByRole('listitem')).toMatchTextContent(/^Ana/)
  server.setOnline(false)
  await expect.element(news().getByText('Datos guardados en este dispositivo')).toBeVisible()
  await expect.element(news().getByRole('listitem')).toMatchTextContent(/^Ana/)
  await expect.element(changes().getByText('Datos guardados en este dispositivo')).toBeVisible()
  server.forget(collections.messages)
  server.forget(collections.auditLog)
  await expect.element(news().getByText('Sin conexión y sin datos en este dispositivo todavía.')).toBeVisible()
  await expect.element(changes().getByText('Sin conexión y sin datos en este dispositivo todavía.')).toBeVisible()
})

test('Data that cannot be read can be requested again', async () => {
  fillInbox([ago(1, { name: 'Ana' })])
  await open()
  await expect.element(news().getByRole('listitem')).toBeVisible()
  server.failListening(collections.messages)
  await expect.element(news().getByRole('alert')).toHaveTextContent('Error al cargar mensajes')
  server.failListening(collections.messages, false)
  await news().getByRole('button', { name: 'Reintentar' }).click()
  await expect.element(news().getByRole('listitem')).toMatchTextContent(/^Ana/)
})

test('The dashboard shows the last five changes with their authors and times, without visitors’ enquiries', async () => {
  withLog([
    edit('cafe-aurora', 1),
    edit('gone', 2, { action: 'delete', before: { title_es: 'Un proyecto' } }),
    edit('abc', 0, { collection: collections.messages, action: 'create', by: 'visitor' }),
    ...[3, 4, 5, 6].map((hours) => edit('volta', hours)),
  ])
  await open()
  const rows = changes().getByRole('listitem')
  await expect.poll(() => textsOf(rows)).toHaveLength(5)
  await expect.element(rows.first()).toMatchTextContent(/Café Aurora.*Cambio · .+ · hace 1 h/)
  await expect.element(rows.nth(1)).toMatchTextContent(/Un proyecto.*Eliminación/)
  await expect
    .element(rows.first().getByRole('link', { name: 'Café Aurora' }))
    .toHaveAttribute('href', '/admin/projects?edit=cafe-aurora')
  expect(rows.nth(1).element().querySelector('a')).toBeNull()
  withLog([])
  await expect.element(changes().getByText('Todavía no hay cambios.')).toBeVisible()
})

test('The author of a change is shown by name, never by the id of an account whose name is still loading', async () => {
  withLog([edit('cafe-aurora', 1)])
  server.silence(collections.profiles)
  server.forget(collections.profiles)
  await open()
  const row = changes().getByRole('listitem')
  await expect.element(row).toMatchTextContent(/Cambio · … · hace 1 h/)
  server.silence(collections.profiles, false)
  await expect.element(row).toMatchTextContent(/Cambio · Valeria Montes · hace 1 h/)
})

test('A change that needs the owner is shown on the dashboard, with a link to it', async () => {
  await open()
  await expect.element(page.getByRole('heading', { name: 'Por decidir' })).not.toBeInTheDocument()
  server.accepts = (path) => !path.startsWith(collections.settings)
  await openConsole('/admin/settings')
  await page.getByRole('switch', { name: 'Enviar un correo por cada mensaje nuevo' }).click()
  await expect.element(page.getByRole('button', { name: 'Por decidir: 1' })).toBeVisible()
  await open()
  await expect.element(card('Por decidir').getByText('1', { exact: true })).toBeVisible()
  await card('Por decidir').getByRole('button', { name: 'Resolver' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Sincronización' })).toBeVisible()
})

test('The dashboard shows each language’s translated share, and counts copies, outdated texts, machine translations and gaps separately', async () => {
  addProjects(
    { title_fr: '', text_marks: { category_fr: 'copied', description_fr: 'machine' } },
    { title_es: 'Otro', translated_from: { fr: 'abc' }, text_marks: { category_fr: 'copied' } },
  )
  await open()
  const languages = card('Idiomas').getByRole('listitem')
  await expect.poll(() => textsOf(languages)).toHaveLength(languageCodes.length)
  await expect.element(languages.first()).toMatchTextContent(/Español\s*100\s*%/)
  const french = languages.filter({ hasText: 'Français' })
  await expect
    .element(french)
    .toMatchTextContent(/Falta: 1 · Copia sin traducir: 2 · Desactualizado: 2 · Traducción sin revisar: 1/)
  await expect.element(french).not.toMatchTextContent('100')
})

test('axe finds no fault in the dashboard, in Spanish or in Arabic', async () => {
  await open()
  await expect.poll(() => textsOf(card('Idiomas').getByRole('listitem'))).toHaveLength(languageCodes.length)
  await expectAccessible()
  await openConsole('/admin', { language: 'ar', width: 360, height: 740 })
  await expect.element(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
  expect(document.documentElement.dir).toBe('rtl')
  expect(document.documentElement.scrollWidth).toBe(360)
  await expectAccessible()
})

test('In Arabic a text in another script is aligned right and truncated at its end', async () => {
  fillInbox([ago(0, { name: 'Ana', message: 'Quiero un reel '.repeat(40) })])
  await openConsole('/admin', { language: 'ar', width: 360, height: 740 })
  const row = page.getByRole('link', { name: /Ana/ })
  await expect.element(row).toBeVisible()
  const [name, , text] = [...row.element().children]
  const edge = row.element().getBoundingClientRect().right - 8
  expect(name?.getBoundingClientRect().right).toBeCloseTo(edge, 0)
  expect(getComputedStyle(text as Element).direction).toBe('ltr')
})

test('On a phone the dashboard is one column, with the enquiries first', async () => {
  fillInbox([ago(0, { name: 'Ana', message: 'Superlargo'.repeat(40) })])
  await openConsole('/admin', { width: 360, height: 740 })
  await expect.element(page.getByRole('heading', { name: 'Idiomas' })).toBeInTheDocument()
  const sections = [...document.querySelectorAll('main section')]
  const [first] = page.getByRole('heading', { level: 2 }).elements()
  expect(first?.textContent).toBe('Mensajes nuevos')
  await expect.element(news().getByRole('listitem')).toBeInViewport()
  for (const section of sections) expect(section.getBoundingClientRect().right).toBeLessThanOrEqual(360)
  expect(document.documentElement.scrollWidth).toBe(360)
})
