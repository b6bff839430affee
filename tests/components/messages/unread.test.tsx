import { collections } from '@studio/domain/collections'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { messageDocument } from '../../support/factories'
import { openConsole } from '../support/render'
import { server } from '../support/server'
import { fakeBrowser, restoreBrowser } from './fakeBrowser'
import { fillInbox, many, view } from './inbox'

let browser: ReturnType<typeof fakeBrowser>
beforeEach(() => {
  browser = fakeBrowser()
})
afterEach(restoreBrowser)

const rail = page.getByRole('navigation', { name: 'Consola' }).getByRole('link', { name: /^Mensajes/ })
/** Adds a visitor's enquiry. */
const arrive = (id: string, given: Parameters<typeof messageDocument>[0] = {}) =>
  server.put(collections.messages, id, messageDocument({ created_at: new Date(), updated_by: '', ...given }))

test('New enquiries are counted live in the navigation, in every page’s title and on the app icon', async () => {
  fillInbox([...many(3), { status: 'read' }, { suspected: true }, { suspected: null, trashed_from: 'inbox' }])
  const { router } = await openConsole('/admin/projects')
  await expect.element(rail).toHaveTextContent('Mensajes3 3 mensajes nuevos')
  await expect.poll(() => document.title).toBe('(3) Proyectos · Consola del estudio')
  expect(browser.badge()).toBe(3)
  arrive('more')
  await expect.poll(() => document.title).toBe('(4) Proyectos · Consola del estudio')
  await expect.element(rail).toHaveTextContent('Mensajes4 4 mensajes nuevos')
  await router.navigate('/admin/users')
  await expect.poll(() => document.title).toBe('(4) Usuarios · Consola del estudio')
  for (const { id } of server.all(collections.messages))
    server.put(collections.messages, String(id), messageDocument({ status: 'read' }))
  await expect.poll(() => document.title).toBe('Usuarios · Consola del estudio')
  await expect.element(rail).toHaveTextContent('Mensajes')
  expect(browser.badge()).toBe(0)
})

test('More than 19 new enquiries show as 19+', async () => {
  fillInbox(many(120))
  await openConsole('/admin')
  await expect.element(rail).toHaveTextContent('Mensajes19+ 19+ mensajes nuevos')
  await expect.poll(() => document.title).toBe('(19+) Panel · Consola del estudio')
  expect(browser.badge()).toBe('dot')
})

test('A message read here counts as read at once, even offline', async () => {
  fillInbox(many(2))
  await openConsole('/admin/messages')
  await expect.element(rail).toHaveTextContent('Mensajes2 2 mensajes nuevos')
  server.setOnline(false)
  await view('Persona 2')
  await expect.poll(() => document.title).toMatch(/^\(1\) /)
  expect(browser.badge()).toBe(1)
})

test('No number is shown before the server has answered', async () => {
  fillInbox(many(2))
  server.silence(collections.messages)
  server.fetchAll([collections.messages])
  await openConsole('/admin')
  await expect.element(page.getByRole('heading', { name: 'Mensajes nuevos' })).toBeVisible()
  await expect.poll(() => document.title).toBe('Panel · Consola del estudio')
  expect(rail.element().textContent).toBe('Mensajes')
  server.silence(collections.messages, false)
  await expect.element(rail).toHaveTextContent('Mensajes2 2 mensajes nuevos')
})

test('On a phone the closed menu’s button shows a dot', async () => {
  fillInbox(many(1))
  await openConsole('/admin', { width: 360, height: 740 })
  const dot = () => document.querySelector('[data-unread-dot]')
  await expect.poll(dot).not.toBeNull()
  await page.getByRole('button', { name: 'Menú de la consola' }).click()
  await expect.element(rail).toHaveTextContent('Mensajes1 1 mensaje nuevo')
  expect(dot()).toBeNull()
})

test('A new enquiry is announced once, with its name and first words, and the notification opens it', async () => {
  fillInbox(many(2))
  const { router } = await openConsole('/admin/projects')
  await expect.poll(() => document.title).toMatch(/^\(2\) /)
  expect(browser.shown).toEqual([])
  arrive('ana', { name: 'Ana', message: 'Quiero\nun reel.' })
  await expect.poll(() => browser.shown).toHaveLength(1)
  expect(browser.shown[0]).toMatchObject({
    title: 'Mensaje de Ana',
    options: { body: 'Quiero un reel.', tag: 'enquiry-ana', data: { path: '/admin/messages?open=ana' } },
  })
  // The same console in another tab, which receives the enquiry as well.
  await openConsole('/admin')
  await expect.poll(() => document.title).toMatch(/^\(3\) Panel/)
  arrive('robot', { suspected: true })
  arrive('luz', { name: 'Luz' })
  await expect.poll(() => browser.shown.map(({ title }) => title)).toEqual(['Mensaje de Ana', 'Mensaje de Luz'])
  expect(router.state.location.pathname).toBe('/admin/projects')
})

test('Only one of several tabs announces an enquiry', async () => {
  fillInbox([])
  const other = { value: ['ana'], at: Date.now() }
  await openConsole('/admin')
  await expect.element(page.getByText('no hay mensajes nuevos')).toBeVisible()
  // Another tab has already announced the enquiry.
  localStorage.setItem('studio.known.announced', JSON.stringify(other))
  arrive('ana')
  arrive('luz', { name: 'Luz' })
  await expect.poll(() => browser.shown.map(({ title }) => title)).toEqual(['Mensaje de Luz'])
})

test('Many enquiries at once share one notification', async () => {
  fillInbox(many(1))
  await openConsole('/admin')
  await expect.poll(() => document.title).toMatch(/^\(1\) /)
  server.setOnline(false)
  for (const id of ['a', 'b', 'c', 'd', 'e']) arrive(id)
  server.setOnline(true)
  await expect.poll(() => browser.shown).toHaveLength(1)
  expect(browser.shown[0]).toMatchObject({
    title: '5 mensajes nuevos',
    options: { data: { path: '/admin/messages?status=new' } },
  })
})

test('A message that the console set back to new is not announced', async () => {
  fillInbox([...many(1), { name: 'Vieja', status: 'read' }])
  await openConsole('/admin')
  await expect.poll(() => document.title).toMatch(/^\(1\) /)
  arrive('again', { updated_by: 'seed-owner' })
  await expect.poll(() => document.title).toMatch(/^\(2\) /)
  expect(browser.shown).toEqual([])
})

test('A click on a notification opens its page in the open console; nothing else does', async () => {
  fillInbox(many(1))
  const { router } = await openConsole('/admin/projects')
  await expect.poll(() => document.title).toMatch(/^\(1\) /)
  for (const path of ['https://evil.example', '//evil.example', '/auth', '/administrator']) browser.press(path)
  expect(router.state.location.pathname).toBe('/admin/projects')
  browser.press('/admin/messages?open=m0')
  await expect.poll(() => router.state.location.search).toBe('?open=m0')
})

test('If notifications are not allowed or fail, the count still works', async () => {
  browser.permission = 'denied'
  fillInbox([])
  await openConsole('/admin')
  await expect.element(page.getByText('no hay mensajes nuevos')).toBeVisible()
  arrive('a')
  await expect.poll(() => document.title).toMatch(/^\(1\) /)
  browser.permission = 'granted'
  browser.isBroken = true
  arrive('b')
  await expect.poll(() => document.title).toMatch(/^\(2\) /)
  expect(browser.shown).toEqual([])
})
