import { openDB } from 'idb'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { noteEnd, notePerson } from '../../../web/src/device/endedSession'
import { openOutboxStore } from '../../../web/src/device/outboxStore'
import { openConsole } from '../support/render'
import { server } from '../support/server'
import { owner } from '../support/studio'

test('The sign-in page names the pending work as soon as the browser opens it, even if it does so late', async () => {
  // A deletion that waits for an open connection holds back everyone who opens the database.
  const holding = await openDB('studio-outbox')
  const deleting = indexedDB.deleteDatabase('studio-outbox')
  notePerson(owner.uid, owner.email)
  noteEnd('ended')
  server.signIn(undefined)
  await openConsole('/auth')
  const notice = page.getByRole('status').filter({ hasText: 'El servidor cerró la sesión' })
  await expect.element(notice).toBeVisible()
  const store = await openOutboxStore()
  expect(store.isLasting).toBe(false)
  await store.add({
    ...{ id: 'late', account: owner.uid, at: 1, state: 'waiting' },
    changes: [{ kind: 'update', path: 'p/1', fields: {}, before: {}, name: '' }],
  })
  await expect.element(notice).not.toMatchTextContent('cambio sin publicar')
  holding.close()
  await new Promise((resolve) => {
    deleting.onsuccess = resolve
  })
  await expect.element(notice).toMatchTextContent(`a que ${owner.email} vuelva a entrar: 1 cambio sin publicar.`)
})
