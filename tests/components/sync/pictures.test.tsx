import { collections } from '@studio/domain/collections'
import type { Values } from '@studio/domain/outbox/pendingMutation'
import { expect, test, vi } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { contentDataOf } from '../../../web/src/content/data'
import { type DraftKey, keepDraft, readDraft } from '../../../web/src/device/drafts'
import { openOutboxStore } from '../../../web/src/device/outboxStore'
import { dropUnnamedFiles, unsyncedWorkOf } from '../../../web/src/device/unsyncedWork'
import { nextFile } from '../support/nextFile'
import { failPictures, forgetPicture, keptPictureOf, olderPictureOf, onDisk } from '../support/pictures'
import { openConsole } from '../support/render'
import { server } from '../support/server'
import { owner } from '../support/studio'
import { change, closePanel, elsewhere, openPanel, openProjects, putProject, stored, syncState, title } from './places'

/* Pictures follow the documents that name them: through conflicts, restores, cleared storage, and off the device. */

const picture = (name: string) => server.read(collections.media, name)

/** Clears the browser's databases under the open page, like “clear site data”. */
async function clearDatabases() {
  const browser = cdp() as unknown as { send: (command: string, parameters: object) => Promise<unknown> }
  await browser.send('Storage.clearDataForOrigin', { origin: location.origin, storageTypes: 'indexeddb' })
}

test.each([
  ['at once', '#101', false],
  ['after the server has deleted the picture', '#102', true],
])('A picture that is chosen in a conflict is published with its project: %s', async (_, color, isEnded) => {
  const { name, texts, address } = await keptPictureOf(color)
  putProject()
  await openProjects()
  server.setOnline(false)
  await change({ image_url: address })
  elsewhere({ image_url: `${location.origin}/samples/otra.webp` })
  server.setOnline(true)
  await expect.element(syncState('Por decidir: 1')).toBeVisible()
  if (isEnded) server.put(collections.media, name, undefined)
  const panel = await openPanel()
  await panel.getByRole('button', { name: 'Resolver' }).click()
  const conflict = page.getByRole('dialog', { name: `Conflicto en «${title}»` })
  await conflict.getByRole('radio', { name: 'La tuya' }).click()
  await conflict.getByRole('button', { name: 'Publicar lo elegido' }).click()
  await closePanel()
  await expect.element(syncState('Sincronizado')).toBeVisible()
  expect(stored()).toMatchObject({ image_url: address })
  expect(picture(name)).toMatchObject({ ...texts, expires_at: null })
})

test('A project that is restored late keeps its picture', async () => {
  const { name, texts, address } = await keptPictureOf('#103')
  putProject()
  await openProjects()
  const { rev: _, base_rev: __, ...copy } = { ...stored(), image_url: address } as Values
  server.put(collections.projects, 'journey', undefined)
  await contentDataOf.projects.bringBack('journey', copy).published
  expect(stored()).toMatchObject({ image_url: address })
  expect(picture(name)).toMatchObject({ ...texts, expires_at: null })
})

test('While the device cannot check for a picture, no change that names it is stored', async () => {
  const { name, texts, address } = await olderPictureOf('#104')
  putProject()
  await openProjects()
  const heal = failPictures('get', 'UnknownError')
  await expect(change({ image_url: address })).rejects.toThrow('a test says so')
  expect((await unsyncedWorkOf(owner.uid)).entries).toEqual([])
  heal()
  await change({ image_url: address })
  await expect.poll(() => picture(name)).toMatchObject(texts)
  expect(stored()).toMatchObject({ image_url: address })
})

test('When the device’s storage is cleared under an open console, pending pictures and new work are stored again', async () => {
  const { name, texts, address } = await keptPictureOf('#105')
  const draft: DraftKey = { account: owner.uid, form: 'project', document: 'new' }
  await keepDraft(draft, { values: {}, written: [] })
  putProject()
  await openProjects()
  server.setOnline(false)
  await change({ image_url: address })
  await clearDatabases()
  await expect.element(page.getByText('Se borró el almacenamiento de este dispositivo.')).toBeVisible()
  // A browser that is clearing its databases may never list them, so first wait for the console's reaction.
  const waiting = async () => (await (await openOutboxStore()).all(owner.uid)).entries
  await expect.poll(waiting).toHaveLength(1)
  expect(await onDisk(name)).toMatchObject(texts)
  const { name: next, texts: nextTexts } = await keptPictureOf('#106')
  expect(await onDisk(next)).toMatchObject(nextTexts)
  expect(await readDraft(draft)).toBeUndefined()
  // The form stores its draft at every pause; the browser may close the old connection late.
  const keptAnew = async () => {
    await keepDraft(draft, { values: { title_es: 'Otra vez' }, written: [] })
    return readDraft(draft)
  }
  await expect.poll(keptAnew).toMatchObject({ values: { values: { title_es: 'Otra vez' } } })
  server.setOnline(true)
  await expect.poll(() => picture(name)).toMatchObject(texts)
  expect(stored()).toMatchObject({ image_url: address })
})

test('Exported work includes the pictures of drafts', async () => {
  const { texts, name, address } = await keptPictureOf('#107')
  const draft: DraftKey = { account: owner.uid, form: 'project', document: 'new' }
  await keepDraft(draft, { values: { title_es: 'A medias', image_url: address }, written: [] })
  await openConsole('/admin')
  await page.getByRole('button', { name: 'Cerrar sesión' }).click()
  const file = nextFile()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Exportar una copia' }).click()
  const work = JSON.parse(await file) as { drafts: object[] }
  expect(work.drafts).toMatchObject([
    { draft: { values: { values: { title_es: 'A medias' } } }, pictures: { [name]: texts } },
  ])
})

test('A picture that this device has lost is reported as lost, not as refused for its content', async () => {
  const { name, address } = await olderPictureOf('#10a')
  putProject()
  await openProjects()
  server.setOnline(false)
  await change({ image_url: address })
  await forgetPicture(name)
  server.accepts = (path) => path !== `${collections.media}/${name}`
  server.setOnline(true)
  await expect.element(syncState('Por decidir: 1')).toBeVisible()
  const panel = await openPanel()
  await expect.element(panel).toMatchTextContent(/La imagen ya no está en este dispositivo. Elígela de nuevo/)
  await expect.element(panel).not.toMatchTextContent('no acepta')
})

test('An unused picture stays thirty days by the server’s time, whatever the device’s clock', async () => {
  const day = 86_400_000
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 400 * day })
  const { name } = await olderPictureOf('#109')
  vi.useRealTimers()
  const now = Date.now()
  await dropUnnamedFiles(owner.uid, now)
  await dropUnnamedFiles(owner.uid, now + 29 * day)
  expect(await onDisk(name)).toMatchObject({ large: expect.any(String) })
  await dropUnnamedFiles(owner.uid, now + 31 * day)
  expect(await onDisk(name)).toBeUndefined()
})
