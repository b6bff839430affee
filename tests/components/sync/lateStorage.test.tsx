import { openDB } from 'idb'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { deviceDatabase } from '../../../web/src/device/openDatabase'
import { inMemory, openOutboxStore } from '../../../web/src/device/outboxStore'
import { readOutboxState, writeOutboxState } from '../../../web/src/sync/outbox/outboxState'
import { openConsole } from '../support/render'
import { openPanel } from './places'

/* Databases that open late, cannot be read, or do not open at all. */

const account = 'late-test'
const entry = (id: string) => ({
  ...{ id, account, at: 1, state: 'waiting' as const },
  changes: [{ kind: 'update' as const, path: 'p/1', fields: {}, before: {}, name: '' }],
})

test('A database that does not answer is abandoned after a few seconds, and used if it opens later', async () => {
  const name = 'studio-late-test'
  // An open connection blocks a deletion, and opening the database has to wait for the deletion.
  const holding = await openDB(name, 1)
  const deleting = indexedDB.deleteDatabase(name)
  onTestFinished(() => void indexedDB.deleteDatabase(name))
  const { open, opened } = deviceDatabase<{ texts: { key: string; value: string } }>(name, (database) =>
    database.createObjectStore('texts'),
  )
  const late = opened().then((database) => database.put('texts', 'kept', 'key'))
  await expect(open()).rejects.toThrow('does not answer')
  holding.close()
  await new Promise((resolve) => {
    deleting.onsuccess = resolve
  })
  await late
  const database = await open()
  expect(await database.get('texts', 'key')).toBe('kept')
  database.close()
})

test('An outbox in memory moves to the device with all that waits, and everything later goes there', async () => {
  const device = await openOutboxStore()
  const old = await device.add(entry('old'))
  const { moveTo, ...memory } = inMemory(Date.now() * 1000)
  const first = await memory.add(entry('first'))
  const sent = await memory.add(entry('sent'))
  await memory.exchange([sent], [])
  const database = await openDB('studio-outbox')
  onTestFinished(() => database.close())
  const moving = moveTo(database as never)
  // Added while the move is under way.
  const second = memory.add(entry('second'))
  await moving
  const ids = async () => (await device.all(account)).entries.map(({ id }) => id)
  await second
  expect(await ids()).toEqual(['old', 'first', 'second'])
  await memory.exchange([first], [{ ...first, state: 'refused' }])
  await memory.exchange([old], [])
  expect((await device.all(account)).entries).toMatchObject([{ id: 'first', state: 'refused' }, { id: 'second' }])
  await device.erase(account)
})

test('An outbox that cannot be opened is reported, and opens on a retry', async () => {
  writeOutboxState({ isRead: false })
  const fail = () => {
    throw new DOMException('broken', 'UnknownError')
  }
  vi.spyOn(IDBObjectStore.prototype, 'getAllKeys').mockImplementation(fail)
  onTestFinished(() => void vi.restoreAllMocks())
  await openConsole('/admin/projects')
  const notice = page.getByRole('alert').filter({ hasText: 'No se pudo abrir lo que este dispositivo guarda' })
  await expect.element(notice).toBeVisible()
  vi.restoreAllMocks()
  await notice.getByRole('button', { name: 'Intentar de nuevo' }).click()
  await expect.element(notice).not.toBeInTheDocument()
  expect(readOutboxState().isRead).toBe(true)
})

test('If the browser refuses caches and storage, the page says that it is not ready for offline work', async () => {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  const caches = Object.getOwnPropertyDescriptor(window, 'caches') ?? {}
  Object.defineProperty(window, 'caches', { configurable: true, get: refuse })
  Object.defineProperty(navigator, 'storage', { configurable: true, value: undefined })
  onTestFinished(() => {
    Object.defineProperty(window, 'caches', caches)
    Reflect.deleteProperty(navigator, 'storage')
  })
  await openConsole('/admin/projects')
  const panel = await openPanel()
  await expect.element(panel.getByText(/^Aún falta parte de lo necesario para trabajar sin conexión/)).toBeVisible()
  await expect.element(panel.getByText('El navegador podría borrar los datos si falta espacio.')).toBeVisible()
})
