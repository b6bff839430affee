import { expect, test } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { mostLive } from '../../../web/src/console/messages/data'
import { expectAccessible } from '../support/axe'
import { openConsole } from '../support/render'
import { server } from '../support/server'
import { counted, dialog, fillInbox, many, names, openInbox, stored, view } from './inbox'

const loaded = (text: string) => page.getByRole('status').filter({ hasText: text })

test('An empty inbox says so, in Spanish and in Arabic', async () => {
  await openInbox([])
  await expect.element(page.getByText('No hay mensajes.')).toBeVisible()
  await expect.poll(counted).toEqual(['0', '0', '0', '0'])
  await expectAccessible()
  await openConsole('/admin/messages', { language: 'ar' })
  await expect.element(page.getByText('لا توجد رسائل.')).toBeVisible()
})

test('The counts show the number of messages per status, and follow changes', async () => {
  await openInbox([
    ...many(4),
    ...many(3, { status: 'read' }),
    ...many(2, { status: 'replied' }),
    ...many(1, { status: 'archived' }),
    ...many(5, { suspected: true }),
  ])
  await expect.poll(counted).toEqual(['4', '3', '2', '10', '5'])
  await view('Persona 4')
  await expect.element(dialog).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.poll(counted).toEqual(['3', '4', '2', '10', '5'])
  await expect.poll(() => stored(0)?.status).toBe('read')
  fillInbox(many(2))
  await expect.poll(counted).toEqual(['2', '0', '0', '2'])
})

test('Suspected messages have a list of their own, and can be opened', async () => {
  await openInbox([...many(1), { name: 'Robot', suspected: true, email: 'robot@example.com' }])
  await expect.poll(names).toEqual(['Persona 1'])
  await expect.element(page.getByText('robot@example.com')).not.toBeInTheDocument()
  await page.getByLabelText('Filtrar por estado').selectOptions('Sospechosos')
  await expect.element(page.getByText('Parecen enviados por un robot')).toBeVisible()
  await expect.poll(names).toEqual(['Robot'])
  await expect.element(page.getByText('robot@example.com')).toBeVisible()
})

test('The inbox loads the newest 50, and more on demand', async () => {
  await openInbox(many(130))
  await expect.element(loaded('50 de 130 mensajes cargados')).toBeVisible()
  expect(names()).toHaveLength(50)
  expect(names()[0]).toBe('Persona 130')
  await page.getByRole('button', { name: 'Cargar 50 más' }).click()
  await expect.element(loaded('100 de 130 mensajes cargados')).toBeVisible()
  await page.getByRole('button', { name: 'Cargar 30 más' }).click()
  await expect.element(loaded('130 de 130 mensajes cargados')).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^Cargar/ })).not.toBeInTheDocument()
})

test('Loading more by keyboard keeps the position, even when the table begins to scroll', async () => {
  await openInbox(many(160))
  const more = page.getByRole('button', { name: /^Cargar/ })
  const focus = (found: Locator) => {
    const element = found.element() as HTMLElement
    element.focus()
    element.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  }
  const seen = (name: string) => expect.element(page.getByRole('rowheader', { name, exact: true })).toBeInViewport()
  await expect.element(more).toMatchTextContent('Cargar 50 más')
  focus(more)
  await seen('Persona 111')
  await userEvent.keyboard('{Enter}')
  await expect.element(loaded('100 de 160 mensajes cargados')).toBeInTheDocument()
  await expect.element(more).toMatchTextContent('Cargar 60 más')
  await expect.element(more).toHaveFocus()
  await seen('Persona 111')
  focus(more)
  await seen('Persona 61')
  await userEvent.keyboard('{Enter}')
  await expect.element(loaded('160 de 160 mensajes cargados')).toBeVisible()
  await expect.element(more).not.toBeInTheDocument()
  expect(document.activeElement?.textContent).toContain('160 de 160 mensajes cargados')
  await seen('Persona 61')
})

test('Walking through the messages by keyboard continues past the loaded ones, in the list and in the dialog', async () => {
  await openInbox(many(120, { status: 'read' }))
  const title = (n: number) => page.getByRole('dialog', { name: `Mensaje de Persona ${n}`, exact: true })
  await expect.element(loaded('50 de 120 mensajes cargados')).toBeInTheDocument()
  await view('Persona 71')
  await expect.element(dialog.getByText('50 de 120')).toBeVisible()
  await userEvent.keyboard('j')
  await expect.element(title(70)).toBeVisible()
  await expect.element(dialog.getByText('51 de 120')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(loaded('100 de 120 mensajes cargados')).toBeInTheDocument()
  const last = page.getByRole('link', { name: 'Ver el mensaje de Persona 21', exact: true })
  ;(last.element() as HTMLElement).focus()
  await userEvent.keyboard('j')
  await expect.element(page.getByRole('link', { name: 'Ver el mensaje de Persona 20', exact: true })).toHaveFocus()
  await userEvent.keyboard('o')
  await expect.element(dialog.getByText('101 de 120')).toBeVisible()
})

test('Archiving the last loaded message moves on to the next one', async () => {
  await openInbox(many(120, { status: 'read' }), '?status=all')
  await expect.element(loaded('50 de 120 mensajes cargados')).toBeInTheDocument()
  await view('Persona 71')
  await userEvent.keyboard('e')
  await expect.element(page.getByRole('dialog', { name: 'Mensaje de Persona 70', exact: true })).toBeVisible()
  await expect.element(dialog.getByText('51 de 120')).toBeVisible()
})

test('Each list shows its messages, however old, and the counts include them', async () => {
  const old = new Date(Date.now() - 30 * 86_400_000)
  await openInbox(
    [
      ...many(mostLive, { status: 'read' }),
      ...many(120, { status: 'archived' }).map((one, at) => ({ ...one, created_at: new Date(old.getTime() - at) })),
      { name: 'Robot', suspected: true, created_at: old },
      { name: 'Nueva', created_at: old },
    ],
    '?status=suspected',
  )
  await expect.poll(names).toEqual(['Robot'])
  await expect.poll(counted).toEqual(['1', String(mostLive), '0', String(mostLive + 121), '1'])
  const choose = (label: string) => page.getByLabelText('Filtrar por estado').selectOptions(label)
  await choose('Archivados')
  await expect.element(loaded('50 de 120 mensajes cargados')).toBeVisible()
  await page.getByRole('button', { name: 'Cargar 50 más' }).click()
  await page.getByRole('button', { name: 'Cargar 20 más' }).click()
  await expect.element(loaded('120 de 120 mensajes cargados')).toBeVisible()
  await choose('Nuevos')
  await expect.poll(names).toEqual(['Nueva'])
  await view('Nueva')
  await userEvent.keyboard('{Escape}')
  await expect.poll(counted).toEqual(['0', String(mostLive + 1), '0', String(mostLive + 121), '1'])
})

test('An old list that cannot be read is not shown as empty', async () => {
  fillInbox([...many(mostLive), { name: 'Robot', suspected: true, created_at: new Date(0) }])
  server.canReadPages = false
  await openConsole('/admin/messages?status=suspected')
  await expect.element(page.getByText('Error al cargar mensajes')).toBeVisible()
  await expect.element(page.getByText('No hay mensajes.')).not.toBeInTheDocument()
  server.canReadPages = true
  await page.getByRole('button', { name: 'Reintentar' }).click()
  await expect.poll(names).toEqual(['Robot'])
})
