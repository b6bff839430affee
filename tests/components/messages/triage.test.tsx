import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { setSingleKeys } from '../../../web/src/ui/keyboard/useShortcut'
import { expectAccessible } from '../support/axe'
import { openConsole } from '../support/render'
import { server } from '../support/server'
import { said } from '../support/toasts'
import { counted, counts, dialog, fillInbox, many, names, opener, openInbox, row, stored, view } from './inbox'

const press = (keys: string) => userEvent.keyboard(keys)
const title = (name: string) => page.getByRole('dialog', { name: `Mensaje de ${name}`, exact: true })
const statuses = (count: number) => Array.from({ length: count }, (_, at) => stored(at)?.status)
/** Waits until `count` messages are listed. */
const ready = (count: number) => expect.poll(() => names().length).toBe(count)

test('J and K walk through the list, O and Enter open, and closing leads back to the row', async () => {
  await openInbox(many(3, { status: 'read' }))
  await ready(3)
  await press('j')
  await expect.element(opener('Persona 3')).toHaveFocus()
  await press('jj')
  await expect.element(opener('Persona 1')).toHaveFocus()
  await expect.element(opener('Persona 1')).toHaveAttribute('aria-current', 'true')
  await press('jk')
  await expect.element(opener('Persona 2')).toHaveFocus()
  await press('o')
  await expect.element(title('Persona 2')).toBeVisible()
  await expect.element(dialog.getByText('2 de 3')).toBeVisible()
  await press('j')
  await expect.element(title('Persona 1')).toBeVisible()
  await expectAccessible()
  await press('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(opener('Persona 1')).toHaveFocus()
  await press('k{Enter}')
  await expect.element(title('Persona 2')).toBeVisible()
  // Presses the key at once, before the address has changed.
  await press('j{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(opener('Persona 1')).toHaveFocus()
})

test('Messages are triaged with one key each: it archives the message and moves to the next', async () => {
  await openInbox(many(6))
  await ready(6)
  await press('jo')
  for (let left = 6; left > 0; left--) {
    await expect.element(title(`Persona ${left}`)).toBeVisible()
    await press('e')
  }
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(page.getByText('No hay mensajes.')).toBeVisible()
  await expect.poll(() => new Set(statuses(6))).toEqual(new Set(['archived']))
})

test('U undoes E at once, even over an open message', async () => {
  await openInbox(many(3, { status: 'read' }))
  await ready(3)
  await press('je')
  await expect.poll(names).toEqual(['Persona 2', 'Persona 1'])
  await expect.element(opener('Persona 2')).toHaveFocus()
  await press('u')
  await ready(3)
  await expect.poll(() => statuses(3)).toEqual(['read', 'read', 'read'])
  await press('{Enter}')
  await expect.element(title('Persona 2')).toBeVisible()
  await press('e')
  await expect.element(title('Persona 1')).toBeVisible()
  await press('u')
  await expect.element(said('Deshecho')).toBeVisible()
  await expect.poll(() => statuses(3)).toEqual(['read', 'read', 'read'])
})

test('S moves a suspected message to the inbox, in the list and in the dialog', async () => {
  await openInbox(many(2, { status: 'read', suspected: true }), '?status=suspected')
  await ready(2)
  await press('js')
  await expect.poll(names).toEqual(['Persona 1'])
  await expect.poll(() => stored(0)?.suspected).toBe(false)
  await press('o')
  await expect.element(title('Persona 1')).toBeVisible()
  await press('s')
  await expect.poll(() => stored(1)?.suspected).toBe(false)
  await expect.element(title('Persona 1')).toBeVisible()
})

test('A suspected message cannot be archived by a key, a button or a choice before it is cleared', async () => {
  await openInbox(many(2, { status: 'read', suspected: true }), '?status=suspected')
  await ready(2)
  await press('je')
  await expect.element(opener('Persona 2')).toHaveFocus()
  await press('o')
  await expect.element(title('Persona 2')).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: 'Archivar' })).not.toBeInTheDocument()
  await expect.element(dialog.getByText('Sospechosos', { exact: true })).toBeVisible()
  await press('e')
  await press('j')
  await expect.element(title('Persona 1')).toBeVisible()
  await press('s')
  await expect.poll(() => stored(1)?.suspected).toBe(false)
  await press('{Escape}')
  await page.getByLabelText('Seleccionar los mostrados').click()
  await expect.element(page.getByRole('button', { name: 'Mover a la bandeja de entrada' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Archivar', exact: true })).not.toBeInTheDocument()
  expect(statuses(2)).toEqual(['read', 'read'])
  expect(stored(0)?.suspected).toBe(true)
})

test('The keys can be switched off, do nothing in fields and dialogs, and ignore modifier keys', async () => {
  await openInbox(many(2, { status: 'read' }))
  await ready(2)
  await page.getByLabelText('Buscar en los mensajes').click()
  await press('jeks')
  await expect.element(page.getByLabelText('Buscar en los mensajes')).toHaveValue('jeks')
  await page.getByLabelText('Buscar en los mensajes').fill('')
  await ready(2)
  ;(document.activeElement as HTMLElement).blur()
  await press('j{Control>}e{/Control}{Alt>}e{/Alt}')
  await view('Persona 2')
  const note = dialog.getByRole('textbox', { name: 'Nota privada' })
  await note.click()
  await press('je')
  await expect.element(note).toHaveValue('je')
  await dialog.getByRole('button', { name: 'Eliminar' }).click()
  await expect.element(page.getByRole('alertdialog')).toBeVisible()
  await press('e')
  await press('{Escape}{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  expect(statuses(2)).toEqual(['read', 'read'])
  setSingleKeys(false)
  await press('e')
  await expect.element(said('Estado actualizado exitosamente')).not.toBeInTheDocument()
  setSingleKeys(true)
  expect(statuses(2)).toEqual(['read', 'read'])
})

test('In a long list a focused row far down scrolls into view', async () => {
  fillInbox(many(150, { status: 'read' }))
  await openConsole('/admin/messages')
  for (const step of ['50', '50']) await page.getByRole('button', { name: `Cargar ${step} más` }).click()
  await expect.element(page.getByText('150 de 150 mensajes cargados')).toBeInTheDocument()
  await press('j'.repeat(24))
  await expect.element(opener('Persona 127')).toHaveFocus()
  await expect.element(opener('Persona 127')).toBeInViewport()
})

test('The inbox hides archived messages; the counters are filters, and suspected ones are counted', async () => {
  await openInbox([
    ...many(2),
    { name: 'Leída', status: 'read' },
    { name: 'Guardada', status: 'archived' },
    { name: 'Robot', suspected: true },
  ])
  await expect.poll(counted).toEqual(['2', '1', '0', '4', '1'])
  expect(names()).not.toContain('Guardada')
  const counter = (name: string) => counts.getByRole('button', { name })
  await counter('Total').click()
  await expect.poll(names).toHaveLength(4)
  await expect.element(counter('Total')).toHaveAttribute('aria-pressed', 'true')
  await counter('Leídos').click()
  await expect.poll(names).toEqual(['Leída'])
  await expect.element(counter('Leídos')).toHaveAccessibleDescription('1')
  await counter('Leídos').click()
  await expect.poll(names).toHaveLength(3)
  await counter('Sospechosos').click()
  await expect.poll(names).toEqual(['Robot'])
  await expect.element(row('Robot')).toMatchTextContent('Sospechosos')
  await expectAccessible()
})

test('An address opens a message outside the list, and closing removes it from the address', async () => {
  fillInbox([
    ...many(1, { status: 'read' }),
    { name: 'Archivada', status: 'archived', message: 'Un texto de hace tiempo.' },
  ])
  const { router } = await openConsole('/admin/messages?open=m1')
  await expect.element(dialog).toMatchTextContent('Un texto de hace tiempo.')
  await press('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  expect(router.state.location.search).toBe('')
  await view('Persona 1')
  await expect.element(title('Persona 1')).toBeVisible()
  expect(router.state.location.search).toBe('?open=m0')
  await router.navigate(-1)
  await expect.element(dialog).not.toBeInTheDocument()
  await router.navigate(1)
  await expect.element(title('Persona 1')).toBeVisible()
  await press('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
})

test('The address of a deleted message shows that it is deleted, but not offline', async () => {
  fillInbox(many(1, { status: 'read' }))
  await openConsole('/admin/messages?open=nowhere')
  await expect.element(dialog.getByText('Este mensaje ya no existe.')).toBeVisible()
  await expectAccessible()
  await press('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  fillInbox(many(1, { status: 'read' }))
  server.setOnline(false)
  await openConsole('/admin/messages?open=elsewhere')
  await expect.element(dialog).toBeVisible()
  await expect.element(dialog.getByText('Este mensaje ya no existe.')).not.toBeInTheDocument()
})

test('In Arabic on a phone a row opens, the keys work, and the first row is in view', async () => {
  await openInbox(many(3, { status: 'read' }), '', { language: 'ar', width: 360, height: 740 })
  await ready(3)
  const first = document.querySelector('tbody tr')?.getBoundingClientRect()
  expect(first?.bottom).toBeLessThan(740)
  expect(document.documentElement.scrollWidth).toBe(360)
  for (const target of document.querySelectorAll('tbody label, tbody button')) {
    const { width, height } = target.getBoundingClientRect()
    if (width > 0) expect([Math.round(width) >= 44, Math.round(height) >= 44], target.outerHTML).toEqual([true, true])
  }
  // The click is far from the sender's name, because the whole row is clickable.
  await row('Persona 3').click({ position: { x: 170, y: 40 } })
  await expect.element(page.getByRole('dialog', { name: /رسالة من .?Persona 3/ })).toBeVisible()
  await press('j')
  await expect.element(page.getByRole('dialog', { name: /رسالة من .?Persona 2/ })).toBeVisible()
  await press('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
})
