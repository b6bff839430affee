import { collections } from '@studio/domain/collections'
import { openDB } from 'idb'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { messageStoreName } from '../../../web/src/device/messageStore'
import { messageDocument } from '../../support/factories'
import { expectAccessible } from '../support/axe'
import { openConsole } from '../support/render'
import { server } from '../support/server'
import { fillInbox, many, names, openInbox, row, status, stored, view } from './inbox'

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

/** Simulates another device: changes the document, and a second later the log. */
function elsewhere(id: string, fields: object | undefined) {
  server.put(collections.messages, id, fields)
  server.put(collections.auditLog, `note-${crypto.randomUUID()}`, {
    ...{ collection: collections.messages, document_id: id, action: fields ? 'update' : 'delete', by: 'x' },
    ...{ at: new Date(), fields: [], before: {}, after: {}, left_out: [], base_rev: '', rev: '' },
  })
}

/** Returns the names in the device's own copy. */
async function kept(): Promise<string[]> {
  const db = await openDB(messageStoreName)
  const all = (await db.getAll('messages')) as { message: { name: string } }[]
  db.close()
  return all.map(({ message }) => message.name)
}

test('A search goes over everything in every state, whatever the filter; the trash is searched apart', async () => {
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
  await expect.poll(async () => (await kept()).length).toBe(65)
  server.setOnline(false)
  await openConsole('/admin/messages?q=nueva')
  await expect.poll(names).toEqual(['Nueva'])
  await says('Sin conexión, con lo que este dispositivo sabía el')
  await page.getByRole('checkbox', { name: 'Seleccionar el mensaje de Nueva' }).click()
  await page.getByRole('button', { name: 'Archivar', exact: true }).click()
  await expect.element(status('Nueva')).toMatchTextContent('Archivado')
  await openConsole('/admin/messages?q=nueva')
  await expect.element(status('Nueva')).toMatchTextContent('Archivado')
  await expectAccessible()
})

test('A device that has not read everything says so, offline and while it reads', async () => {
  await openInbox(crowd())
  await expect.poll(() => names().length).toBe(50)
  server.setOnline(false)
  await search.fill('cervezas')
  await says('Sin conexión: solo se buscó en los mensajes de la lista')
  await expect.poll(names).toEqual([])
  const release = server.hold()
  onTestFinished(release)
  server.setOnline(true)
  await says('Cargando los demás mensajes…')
  await expect.element(page.getByText('Ningún mensaje coincide con la búsqueda.')).not.toBeInTheDocument()
  release()
  await says('Se buscó en los 64 mensajes')
  await expect.poll(() => names().length).toBe(4)
})

test('Reading that fails says so, and can be tried again', async () => {
  fillInbox(crowd())
  server.failListening(collections.messages)
  await openConsole('/admin/messages?q=cervezas')
  await says('No se pudieron cargar todos los mensajes')
  server.failListening(collections.messages, false)
  await page.getByRole('button', { name: 'Reintentar' }).click()
  await expect.poll(() => names().length).toBe(4)
})

test('If reading everything again fails, the copy still receives other devices’ changes', async () => {
  await openInbox(crowd())
  await search.fill('cervezas')
  await says('Se buscó en los 64 mensajes')
  await openConsole('/admin/projects')
  const db = await openDB(messageStoreName)
  await db.put('about', { ...(await db.get('about', 'about')), readAt: Date.now() - 8 * 86_400_000 }, 'about')
  db.close()
  const warn = vi.spyOn(console, 'warn')
  onTestFinished(() => warn.mockRestore())
  server.failListening(collections.messages)
  await openConsole('/admin/messages?q=cervezas')
  await expect.poll(() => warn.mock.calls.map(([said]) => said)).toContain('the messages could not be read')
  server.failListening(collections.messages, false)
  elsewhere('m60', messageDocument({ name: 'Nueva', message: 'cervezas', status: 'replied' }))
  await expect.element(status('Nueva')).toMatchTextContent('Respondido')
})

test('Other devices’ changes arrive by the log; erased messages are removed from the device', async () => {
  await openInbox(crowd())
  await search.fill('cervezas')
  await expect.poll(() => names().length).toBe(4)
  elsewhere('m60', messageDocument({ name: 'Nueva', message: 'cervezas', status: 'replied' }))
  await expect.element(status('Nueva')).toMatchTextContent('Respondido')
  elsewhere('m61', undefined)
  await expect.element(row('Leída')).not.toBeInTheDocument()
  await expect.poll(kept).not.toContain('Leída')
  elsewhere('new', messageDocument({ name: 'Recién llegada', message: 'más cervezas', suspected: true }))
  await expect.element(row('Recién llegada')).toBeVisible()
})

test('Changes made while the inbox was closed arrive with its next opening, without reading everything', async () => {
  await openInbox(crowd())
  await search.fill('cervezas')
  await says('Se buscó en los 64 mensajes')
  await openConsole('/admin/projects')
  elsewhere('m61', undefined)
  elsewhere('m60', messageDocument({ name: 'Nueva', message: 'limonada' }))
  // This one is not in the log, so only reading everything would find it.
  server.put(collections.messages, 'm62', messageDocument({ name: 'Otra', message: 'cervezas' }))
  await openConsole('/admin/messages')
  await expect.poll(kept).not.toContain('Leída')
  await search.fill('cervezas')
  await expect.poll(names).toEqual(['Archivada', 'Sospechosa'])
})

test('More changes at once than the limit do not make it read everything repeatedly', async () => {
  await openInbox(crowd())
  const notes = Array.from({ length: 520 }, (_, at) => [
    `flood-${at}`,
    {
      ...{ collection: collections.messages, document_id: `m${at % 60}`, action: 'update', by: 'x' },
      ...{ at: new Date(Date.now() + at), fields: [], before: {}, after: {}, left_out: [], base_rev: '', rev: '' },
    },
  ])
  await search.fill('cervezas')
  await says('Se buscó en los 64 mensajes')
  const readings = () => server.wholeReads.filter((collection) => collection === collections.messages).length
  expect(readings()).toBe(1)
  server.setOnline(false)
  for (const [id, note] of notes as [string, object][]) server.put(collections.auditLog, id, note)
  server.setOnline(true)
  for (const [state, word] of [
    ['replied', 'Respondido'],
    ['read', 'Leído'],
    ['replied', 'Respondido'],
    ['read', 'Leído'],
    ['replied', 'Respondido'],
    ['read', 'Leído'],
  ] as const) {
    elsewhere('m60', messageDocument({ name: 'Nueva', message: 'cervezas', status: state }))
    await expect.element(status('Nueva')).toMatchTextContent(word)
  }
  expect(readings()).toBe(1)
})

test('A copy that cannot be read is deleted and read again', async () => {
  await openInbox(crowd())
  await search.fill('cervezas')
  await says('Se buscó en los 64 mensajes')
  await openConsole('/admin/projects')
  const db = await openDB(messageStoreName)
  await db.put('about', { shape: 'of tomorrow', readAt: Date.now() }, 'about')
  db.close()
  server.setOnline(false)
  await openConsole('/admin/messages?q=archivada')
  await says('Sin conexión: solo se buscó en los mensajes de la lista')
  server.setOnline(true)
  await expect.poll(names).toEqual(['Archivada'])
})

test('A name is found however its apostrophe and its letters are written', async () => {
  await openInbox([...many(60), { name: 'Siobhán O’Brien' }, { name: 'Łukasz Groß' }])
  await search.fill("siobhan o'brien")
  await expect.poll(names).toEqual(['Siobhán O’Brien'])
  await search.fill('LUKASZ GROSS')
  await expect.poll(names).toEqual(['Łukasz Groß'])
})

test('A copy whose texts an older version folded is read again', async () => {
  await openInbox([...many(60), { name: 'Siobhán O’Brien' }])
  await search.fill('siobhan')
  await says('Se buscó en los 61 mensajes')
  await openConsole('/admin/projects')
  const db = await openDB(messageStoreName)
  const about = (await db.get('about', 'about')) as { shape: string }
  await db.put('about', { ...about, shape: about.shape.replace(/^\d+/, '1') }, 'about')
  for (const one of (await db.getAll('messages')) as { message: { id: string; name: string } }[])
    await db.put('messages', { ...one, text: one.message.name.toLowerCase() }, one.message.id)
  db.close()
  await openConsole("/admin/messages?q=O'Brien")
  await expect.poll(names).toEqual(['Siobhán O’Brien'])
})

test('In Arabic and on a phone it says the same', async () => {
  fillInbox([{ name: 'ليلى', message: 'مُونتاج فيديو' }])
  await openConsole('/admin/messages?q=مونتاج', { language: 'ar', width: 360 })
  await expect.poll(names).toEqual(['ليلى'])
  await expect.element(page.getByText('شمل البحث رسالة واحدة، أيًا كانت حالتها.')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expectAccessible()
})

test('The sync panel reads all messages for the search without a network, and what came since', async () => {
  const openPanel = async () => {
    await page.getByRole('button', { name: /^Estado de la sincronización/ }).click()
    await expect.element(page.getByRole('dialog').getByText(/para trabajar sin conexión:/)).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  }
  fillInbox(crowd())
  const { router } = await openConsole('/admin/settings')
  await expect.element(page.getByRole('switch').first()).toBeEnabled()
  await openPanel()
  expect(await kept()).toHaveLength(65)
  elsewhere('m61', undefined)
  elsewhere('late', messageDocument({ name: 'Tardía', created_at: new Date() }))
  elsewhere('later', messageDocument({ name: 'Más tardía', created_at: new Date() }))
  await openPanel()
  expect(await kept()).toHaveLength(66)
  server.setOnline(false)
  await router.navigate('/admin/messages?q=cervezas')
  await says('se buscó en los 65 mensajes')
})
