import { collections } from '@studio/domain/collections'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { readOutboxState } from '../../../web/src/sync/outbox/outboxState'
import { expectAccessible } from '../support/axe'
import { openConsole } from '../support/render'
import { server } from '../support/server'
import { said } from '../support/toasts'
import { dialog, heading, names, openInbox, row, status, stored, view } from './inbox'

const background = (name: string) => getComputedStyle(row(name).element()).backgroundColor

test('A new message stands out; opening it shows all of it and sets it to read', async () => {
  const message = 'Primera línea.\nSegunda línea.'
  await openInbox([
    {
      name: 'Clara',
      email: 'clara@example.com',
      subject: 'ugc',
      message,
      created_at: new Date('2026-11-03T15:20:00Z'),
    },
    { name: 'Leída', status: 'read', created_at: new Date('2026-11-02T15:20:00Z') },
  ])
  await expect.element(status('Leída')).toMatchTextContent('Leído')
  for (const part of ['Nuevo', 'clara@example.com', 'UGC']) await expect.element(row('Clara')).toMatchTextContent(part)
  await heading.hover()
  const quiet = background('Leída')
  expect(background('Clara')).not.toBe(quiet)

  await view('Clara')
  for (const part of ['Mensaje de Clara', 'clara@example.com', 'Asunto', 'UGC', /Recibido\s*3\/11\/2026/])
    await expect.element(dialog).toMatchTextContent(part)
  expect(dialog.getByRole('group', { name: 'Mensaje' }).element().textContent).toBe(message)
  await expect.element(dialog.getByLabelText('Estado')).toHaveValue('read')
  await expect.poll(() => stored(0)).toMatchObject({ status: 'read', message })
  // No person requested it, so no toast appears.
  await expect.element(said('Estado actualizado exitosamente')).not.toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  await heading.hover()
  await expect.poll(() => background('Clara')).toBe(quiet)
})

test('Any status can be set from the dialog, and the filter shows it', async () => {
  await openInbox([{ name: 'Darío', status: 'replied' }])
  await view('Darío')
  for (const chosen of ['archived', 'new', 'read', 'archived']) {
    await dialog.getByLabelText('Estado').selectOptions(chosen)
    await expect.poll(() => stored(0)?.status).toBe(chosen)
  }
  await expect.element(said('Estado actualizado exitosamente')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  const choose = (filter: string) => page.getByLabelText('Filtrar por estado').selectOptions(filter)
  for (const filter of ['Archivados', 'Nuevos', 'Todos', 'Leídos', 'Archivados', 'Respondidos']) {
    await choose(filter)
    if (filter === 'Archivados' || filter === 'Todos') await expect.poll(names).toEqual(['Darío'])
    else {
      await expect.element(page.getByText('No hay mensajes.')).toBeVisible()
      expect(names()).toEqual([])
    }
  }
})

test('A message that leaves the filter stays open until it is closed', async () => {
  await openInbox([{ name: 'Elena' }], '?status=new')
  await view('Elena')
  await expect.element(row('Elena')).not.toBeInTheDocument()
  await expect.element(dialog.getByLabelText('Estado')).toHaveValue('read')
  await dialog.getByLabelText('Estado').selectOptions('replied')
  await expect.element(dialog.getByLabelText('Estado')).toHaveValue('replied')
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
})

test('Without a subject there is no line for it in the dialog; an unknown status counts as read', async () => {
  await openInbox([{ name: 'Fabio', subject: '', status: 'spam' as 'read' }], '?status=all')
  await expect.element(status('Fabio')).toMatchTextContent('Leído')
  await view('Fabio')
  await expect.element(dialog).toMatchTextContent('Recibido')
  await expect.element(dialog).not.toMatchTextContent('Asunto')
})

test('Strangers’ texts are plain text: nothing in them runs or can be clicked', async () => {
  const name = 'Gil <b>negrita</b>'
  const message =
    '<img src=x onerror="document.title=1"> <a href="https://evil.example">aquí</a> https://evil.example/a'
  await openInbox([{ name, message, status: 'read' }])
  await expect.poll(names).toEqual([name])
  await view(name)
  const text = dialog.getByRole('group', { name: 'Mensaje' })
  await expect.element(text).toMatchTextContent(message)
  expect(text.element().querySelector('a, img')).toBeNull()
  expect(document.title).not.toBe('1')
})

test('Deleting asks first', async () => {
  await openInbox([{ name: 'Hugo', status: 'read' }])
  await page.getByRole('button', { name: 'Eliminar el mensaje de Hugo' }).click()
  const question = page.getByRole('alertdialog', { name: '¿Eliminar mensaje?' })
  await expect.element(question).toMatchTextContent('Hugo')
  await expect
    .element(question)
    .toMatchTextContent('Será definitivo a los 30 días; hasta entonces se puede restaurar desde la papelera.')
  await question.getByRole('button', { name: 'Cancelar' }).click()
  await expect.element(question).not.toBeInTheDocument()
  expect(stored(0)).toBeDefined()

  await view('Hugo')
  await dialog.getByRole('button', { name: 'Eliminar' }).click()
  await question.getByRole('button', { name: 'Eliminar' }).click()
  await expect.element(said('Mensaje eliminado exitosamente')).toBeVisible()
  await expect.element(row('Hugo')).not.toBeInTheDocument()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(heading).toHaveFocus()
  expect(stored(0)).toMatchObject({ suspected: null, trashed_from: 'inbox' })
})

test('Filter and search are in the address, so a reload keeps them', async () => {
  const { router } = await openInbox([
    { name: 'Álvaro búsqueda', status: 'read' },
    { name: 'Irene', message: 'Trabajo con búsqueda y subtítulos.', status: 'archived' },
    { name: 'Otra persona' },
  ])
  const search = page.getByLabelText('Buscar en los mensajes')
  await search.fill('BÚSQUEDA alvaro')
  await expect.poll(names).toEqual(['Álvaro búsqueda'])
  await search.fill('subtitulos busqueda')
  await expect.poll(names).toEqual(['Irene'])
  await page.getByLabelText('Filtrar por estado').selectOptions('archived')
  await expect.poll(() => router.state.location.search).toContain('status=archived')
  const { pathname, search: query } = router.state.location
  await openConsole(pathname + query)
  await expect.element(page.getByLabelText('Filtrar por estado')).toHaveValue('archived')
  await expect.poll(names).toEqual(['Irene'])
  await search.fill('busqueda nadie')
  await expect.element(page.getByText('Ningún mensaje coincide con la búsqueda.')).toBeVisible()
})

test('A question above an open message dims it', async () => {
  await openInbox([{ name: 'Capa', status: 'read' }])
  await view('Capa')
  await expect.element(dialog).toBeVisible()
  const place = () => dialog.getByRole('heading').element().getBoundingClientRect()
  const isOnTop = () => document.elementFromPoint(place().x + 1, place().y + 1)?.closest('[role=dialog]') != null
  await expect.poll(isOnTop).toBe(true)
  const { x, y } = place()
  await dialog.getByRole('button', { name: 'Eliminar' }).click()
  await expect.element(page.getByText('¿Eliminar mensaje?')).toBeVisible()
  expect(document.elementFromPoint(x + 1, y + 1)?.closest('[role=dialog]')).toBeNull()
})

test('A message that was only opened offline keeps the status that another device has chosen', async () => {
  await openInbox([{ name: 'Ana' }])
  await expect.element(row('Ana')).toBeVisible()
  server.setOnline(false)
  await view('Ana')
  await expect.element(dialog.getByLabelText('Estado')).toHaveValue('read')
  server.put(collections.messages, 'm0', { ...stored(0), status: 'archived' })
  server.setOnline(true)
  await expect.element(dialog.getByLabelText('Estado')).toHaveValue('archived')
  await expect.poll(() => readOutboxState().entries).toEqual([])
  expect(stored(0)).toMatchObject({ status: 'archived' })
})

test('A stranger’s link is text; its button shows the host first, and reveals nothing about the console', async () => {
  const reference_link = 'http://xn--pple-43d.com:8443/@studio?to=example.com'
  await openInbox([{ name: 'Gala', reference_link }])
  await view('Gala')
  await expect.element(dialog.getByText(reference_link, { exact: true })).toBeVisible()
  const link = dialog.getByRole('link', { name: 'Abrir xn--pple-43d.com:8443' })
  await expect.element(link).toHaveAttribute('href', reference_link)
  await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer')
  await expect.element(link).toHaveAttribute('target', '_blank')
  await expectAccessible()
})

for (const reference_link of ['http://127.0.0.1:631/printers', 'https://192.168.1.1/', 'javascript:alert(1)'])
  test(`Nothing opens ${reference_link}, which was stored before such links were refused`, async () => {
    await openInbox([{ name: 'Hugo', reference_link }])
    await view('Hugo')
    await expect.element(dialog.getByText(reference_link)).toBeVisible()
    const targets = [...dialog.element().querySelectorAll('a')].map(({ href }) => href)
    expect(targets.filter((href) => !href.startsWith('mailto:'))).toEqual([])
  })

test('A message shows when it will be deleted, and is marked in the list when that is near', async () => {
  const day = 24 * 60 * 60_000
  await openInbox([
    { name: 'Inés', expires_at: new Date(Date.now() + 5 * day) },
    { name: 'Juan', expires_at: new Date(Date.now() + 60 * day) },
  ])
  await expect.element(row('Inés')).toMatchTextContent('Se borra el')
  await expect.element(row('Juan')).not.toMatchTextContent('Se borra el')
  await view('Juan')
  await expect.element(dialog).toMatchTextContent('Se borra')
  await expectAccessible()
})
