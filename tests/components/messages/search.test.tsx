import { collections } from '@studio/domain/collections'
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { mostLive } from '../../../web/src/console/messages/data'
import { remember } from '../../../web/src/device/remembered'
import { messageDocument } from '../../support/factories'
import { expectAccessible } from '../support/axe'
import { openConsole } from '../support/render'
import { server } from '../support/server'
import { counted, fillInbox, many, names, openInbox, row, status, stored, view } from './inbox'

const search = page.getByLabelText('Buscar en los mensajes')
const said = () => page.getByRole('status').filter({ hasText: /^(\d+ resultados?|Sin resultados)\./ })
const says = (text: string) => expect.element(said()).toMatchTextContent(text)

/** One message of each state, one suspected and one in the trash, behind a full page of others. */
const hidden = [
  { name: 'Nueva', message: 'Un vídeo de cervezas' },
  { name: 'Leída', message: 'CERVEZAS y más', status: 'read' },
  { name: 'Archivada', message: 'cerve\u0301zas', status: 'archived' },
  { name: 'Sospechosa', message: 'cervezas', suspected: true },
  { name: 'Borrada', message: 'cervezas', suspected: null, trashed_from: 'inbox' },
] as const
const crowd = () => [...many(60), ...hidden.map((one) => ({ ...one, created_at: new Date(Date.now() - 7_200_000) }))]

/** The same messages behind so many newer ones that the live query does not return them. */
const longCrowd = () => [
  ...many(mostLive),
  ...hidden.map((one) => ({ ...one, created_at: new Date(Date.now() - 30 * 86_400_000) })),
]

test('A search covers messages of every status, whatever the filter; the trash is searched separately', async () => {
  await openInbox(crowd(), '?status=new')
  await search.fill('cervezas')
  await expect.poll(() => names().toSorted()).toEqual(['Archivada', 'Leída', 'Nueva', 'Sospechosa'])
  await says('4 resultados. Se buscó en los 64 mensajes, en todos los estados.')
  await expect.element(status('Archivada')).toMatchTextContent('Archivado')
  await expectAccessible()
  await page.getByLabelText('Filtrar por estado').selectOptions('Papelera')
  await expect.poll(names).toEqual(['Borrada'])
  await says('1 resultado. Se buscó en toda la papelera.')
  await search.fill('limonada')
  await expect.element(page.getByText('Ningún mensaje coincide con la búsqueda.')).toBeVisible()
})

test('A found message is opened and archived like any other row, and shows as archived at once', async () => {
  await openInbox(crowd())
  await search.fill('cervezas más')
  await expect.poll(names).toEqual(['Leída'])
  const release = server.hold()
  await page.getByRole('checkbox', { name: 'Seleccionar el mensaje de Leída' }).click()
  await page.getByRole('button', { name: 'Archivar', exact: true }).click()
  await expect.element(status('Leída')).toMatchTextContent('Archivado')
  release()
  await expect.poll(() => stored(61)?.status).toBe('archived')
  await expect.element(row('Leída').getByRole('img', { name: /dispositivo/ })).not.toBeInTheDocument()
  await expect.element(status('Leída')).toMatchTextContent('Archivado')
  await view('Leída')
  await expect.element(page.getByRole('dialog').getByText('CERVEZAS y más')).toBeVisible()
})

test('Without a network it searches the cached messages, shows their age, and applies pending changes on top', async () => {
  await openInbox(crowd())
  await search.fill('cervezas')
  await says('Se buscó en los 64 mensajes')
  server.setOnline(false)
  await openConsole('/admin/messages?q=nueva')
  await expect.poll(names).toEqual(['Nueva'])
  await says('en este dispositivo')
  await page.getByRole('checkbox', { name: 'Seleccionar el mensaje de Nueva' }).click()
  await page.getByRole('button', { name: 'Archivar', exact: true }).click()
  await expect.element(status('Nueva')).toMatchTextContent('Archivado')
  await openConsole('/admin/messages?q=nueva')
  await expect.element(status('Nueva')).toMatchTextContent('Archivado')
  await expectAccessible()
})

test('Older messages are found as they are loaded; offline only those on the device, with their number', async () => {
  // The device does not read everything in the background.
  remember('fetched', { value: true, at: Date.now() })
  await openInbox(longCrowd())
  await expect.poll(counted).toEqual([String(mostLive + 1), '1', '0', String(mostLive + 3), '1'])
  server.setOnline(false)
  await search.fill('cervezas')
  await says('Sin conexión: solo se buscó en 500 de 505 mensajes')
  await expect.poll(names).toEqual([])
  const release = server.hold()
  onTestFinished(release)
  server.setOnline(true)
  await says('Se ha buscado en 500 de 505 mensajes…')
  await expect.element(page.getByText('Ningún mensaje coincide con la búsqueda.')).not.toBeInTheDocument()
  release()
  await says('Se buscó en los 504 mensajes')
  await expect.poll(() => names().length).toBe(4)
})

test('An older message that is archived from the results shows as archived at once, and stays so', async () => {
  await openInbox(longCrowd())
  await search.fill('cervezas más')
  await expect.poll(names).toEqual(['Leída'])
  const release = server.hold()
  await page.getByRole('checkbox', { name: 'Seleccionar el mensaje de Leída' }).click()
  await page.getByRole('button', { name: 'Archivar', exact: true }).click()
  await expect.element(status('Leída')).toMatchTextContent('Archivado')
  await expect.poll(counted).toEqual([String(mostLive + 1), '0', '0', String(mostLive + 3), '1'])
  release()
  await expect.poll(() => stored(mostLive + 1)?.status).toBe('archived')
  await expect.element(row('Leída').getByRole('img', { name: /dispositivo/ })).not.toBeInTheDocument()
  await expect.element(status('Leída')).toMatchTextContent('Archivado')
  expect(counted()).toEqual([String(mostLive + 1), '0', '0', String(mostLive + 3), '1'])
})

test('Reopening the inbox shows other devices’ changes to older messages', async () => {
  await openInbox(longCrowd())
  await search.fill('cervezas')
  await expect.poll(() => names().length).toBe(4)
  await page.getByRole('link', { name: 'Proyectos', exact: true }).click()
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Proyectos')
  server.put(collections.messages, `m${mostLive}`, undefined)
  await page.getByRole('link', { name: /^Mensajes/ }).click()
  await expect.poll(counted).toEqual([String(mostLive), '1', '0', String(mostLive + 2), '1'])
  await search.fill('cervezas')
  await expect.poll(() => names().toSorted()).toEqual(['Archivada', 'Leída', 'Sospechosa'])
})

test('A failed search is reported, and can be retried', async () => {
  fillInbox(crowd())
  server.failListening(collections.messages)
  await openConsole('/admin/messages?q=cervezas')
  await says('No se pudieron cargar todos los mensajes')
  server.failListening(collections.messages, false)
  await page.getByRole('button', { name: 'Reintentar' }).click()
  await expect.poll(() => names().length).toBe(4)
})

test('If only the older messages cannot be read, the newest are still searched, and the others can be tried again', async () => {
  fillInbox(longCrowd())
  server.canReadPages = false
  await openConsole('/admin/messages?q=persona 500')
  await says('No se pudieron cargar todos los mensajes: solo se buscó en 500.')
  await expect.poll(names).toEqual(['Persona 500'])
  server.canReadPages = true
  await page.getByRole('button', { name: 'Reintentar' }).click()
  await says('Se buscó en los 504 mensajes')
})

test('Other devices’ changes change the results at once', async () => {
  await openInbox(crowd())
  await search.fill('cervezas')
  await expect.poll(() => names().length).toBe(4)
  const put = (id: string, fields: object | undefined) => server.put(collections.messages, id, fields)
  put('m60', messageDocument({ name: 'Nueva', message: 'cervezas', status: 'replied' }))
  await expect.element(status('Nueva')).toMatchTextContent('Respondido')
  put('m61', undefined)
  await expect.element(row('Leída')).not.toBeInTheDocument()
  put('new', messageDocument({ name: 'Recién llegada', message: 'más cervezas', suspected: true }))
  await expect.element(row('Recién llegada')).toBeVisible()
})

test('A name is found with any kind of apostrophe, case and accents', async () => {
  await openInbox([...many(60), { name: 'Siobhán O’Brien' }, { name: 'Łukasz Groß' }])
  await search.fill("siobhan o'brien")
  await expect.poll(names).toEqual(['Siobhán O’Brien'])
  await search.fill('LUKASZ GROSS')
  await expect.poll(names).toEqual(['Łukasz Groß'])
})

test('The search reports the same in Arabic and on a phone', async () => {
  fillInbox([{ name: 'ليلى', message: 'مُونتاج فيديو' }])
  await openConsole('/admin/messages?q=مونتاج', { language: 'ar', width: 360 })
  await expect.poll(names).toEqual(['ليلى'])
  await expect.element(page.getByText('شمل البحث رسالة واحدة، أيًا كانت حالتها.')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expectAccessible()
})

test('Older messages can be searched offline even after the sync panel was opened', async () => {
  fillInbox(longCrowd())
  const { router } = await openConsole('/admin/settings')
  await expect.element(page.getByRole('switch').first()).toBeEnabled()
  await page.getByRole('button', { name: /^Estado de la sincronización/ }).click()
  await expect.element(page.getByRole('dialog').getByText(/para trabajar sin conexión:/)).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  server.setOnline(false)
  await router.navigate('/admin/messages?q=cervezas')
  await says('se buscó en los 504 mensajes')
  await expect.poll(() => names().length).toBe(4)
})
