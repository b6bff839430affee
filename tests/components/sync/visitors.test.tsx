import { collections } from '@studio/domain/collections'
import { roleId } from '@studio/domain/people/user'
import { openDB } from 'idb'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { draftsOf, keepDraft, replyForm } from '../../../web/src/device/drafts'
import { dialog, openInbox, stored, view } from '../messages/inbox'
import { server } from '../support/server'
import { owner } from '../support/studio'

const visitor = { name: 'Pía Visita', email: 'pia@visita.example', message: 'Un texto que solo lee el estudio' }
const note = dialog.getByRole('textbox', { name: 'Nota privada' })

/** Returns the content of this device's outbox as text. */
async function kept() {
  const database = await openDB('studio-outbox')
  const all = await database.getAll('entries')
  database.close()
  return JSON.stringify(all)
}

test('A conflict about a note stores no copy of the message, and the session leaves no visitor’s data behind', async () => {
  await openInbox([{ ...visitor, status: 'read', note: 'Antes' }])
  await view(visitor.name)
  server.setOnline(false)
  await note.fill('La mía')
  await expect.element(dialog.getByText('Guardado en este dispositivo')).toBeVisible()
  await keepDraft({ account: owner.uid, form: replyForm, document: 'm0' }, { 'es price': `Hola, ${visitor.name}` })
  await keepDraft({ account: owner.uid, form: 'project', document: 'p' }, { client_name: 'Aurora' })
  server.put(collections.messages, 'm0', { ...stored(0), note: 'La otra' })
  server.setOnline(true)
  await expect.poll(kept).toContain('La otra')
  expect(await kept()).not.toContain(visitor.message)
  expect(await kept()).not.toContain(visitor.email)
  expect(await kept()).toContain(visitor.name)

  server.put(collections.roles, roleId(owner.uid), undefined)
  const notice = page.getByRole('status').filter({ hasText: 'Esta cuenta no tiene permiso para usar la consola.' })
  await expect.element(notice).toMatchTextContent(/1 cambio sin publicar y 1 borrador/)
  expect(await kept()).not.toContain(visitor.name)
  expect(await kept()).toContain('La mía')
  expect(await draftsOf(owner.uid, replyForm)).toEqual(new Map())
})
