import { collections } from '@studio/domain/collections'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openConsole } from '../support/render'
import { server } from '../support/server'
import { fillInbox, row } from './inbox'

/* In a file of its own: nothing has heard of the inbox yet. */
test('While the inbox loads a spinner turns; what cannot be loaded is said so and can be tried again', async () => {
  fillInbox([{ name: 'Sara' }])
  server.silence(collections.messages)
  await openConsole('/admin/messages')
  await expect.element(page.getByRole('status', { name: 'Mensajes' })).toBeVisible()
  await expect.element(page.getByText('No hay mensajes.')).not.toBeInTheDocument()
  server.failListening(collections.messages)
  await expect.element(page.getByText('Error al cargar mensajes')).toBeVisible()
  server.failListening(collections.messages, false)
  server.silence(collections.messages, false)
  await page.getByRole('button', { name: 'Reintentar' }).click()
  await expect.element(row('Sara')).toBeVisible()
})
