import { entryOf } from '@studio/domain/audit/entryOf'
import { collections } from '@studio/domain/collections'
import { Timestamp } from 'firebase-admin/firestore'
import { store } from '../../support/store.ts'
import { Device, enter, makeAdmin, openProjects, row, storedProject, syncState } from '../support/devices'
import { expect, offlineErrors, setOffline, test, toast } from '../support/studio'

/* What needs the real log, real storage and a killed browser; the rest is in tests/components/undo. */

test.use({ serviceWorkers: 'allow', expectedErrors: offlineErrors })

test('What was deleted comes back: offline after the browser was killed, in the toast, and from the log', async () => {
  const device = new Device()
  const { title, read, reference } = await storedProject('Papelera')
  const before = await read()
  let page = await device.open()
  const remove = async () => {
    await page.getByRole('button', { name: `Eliminar ${title}` }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click()
  }
  const item = () => page.getByRole('list', { name: 'Papelera' }).getByRole('listitem').filter({ hasText: title })
  const bringBack = () => page.getByRole('button', { name: `Recuperar ${title}` }).click()

  const { uid, email } = await makeAdmin()
  await enter(page, email)
  // A browser writes local storage, where the session is, once a minute to the disk, and when it is closed.
  await device.context?.close()
  page = await device.open()
  await openProjects(page, title)
  await expect.poll(() => page.evaluate(async () => Boolean(await caches.match('/console-files.json')))).toBe(true)
  await setOffline(page, true)
  await remove()
  await expect(syncState(page, 'pendientes: 1')).toBeVisible()
  await device.kill()

  page = await device.open()
  await setOffline(page, true)
  await page.goto('/admin/trash')
  await expect(item()).toContainText('Eliminación pendiente de publicar')
  await bringBack()
  await expect(item()).toHaveCount(0)
  await setOffline(page, false)
  await expect(syncState(page, 'Sincronizado')).toBeVisible()
  expect(await read()).toEqual(before)

  await openProjects(page, title)
  await remove()
  await expect(toast(page, 'Proyecto eliminado exitosamente')).toBeVisible()
  expect(await read()).toEqual({})
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(toast(page, 'Deshecho')).toBeVisible()
  expect(await read()).toMatchObject({ title_es: title, title_fr: `${title} fr`, order_position: 900, base_rev: '' })

  const deleted = await read()
  await remove()
  await expect.poll(read).toEqual({})
  // Journeys run without triggers: the log has what they would have written.
  await store
    .collection(collections.auditLog)
    .doc(`${reference.id}~deleted`)
    .set({
      ...entryOf(collections.projects, deleted, undefined),
      ...{ collection: collections.projects, document_id: reference.id, at: Timestamp.now(), by: uid },
    })
  await page.goto('/admin/trash')
  await expect(item()).toContainText('Quedan 30 días')
  await bringBack()
  await expect(toast(page, 'Recuperado de la papelera')).toBeVisible()
  expect(await read()).toMatchObject({ title_es: title, title_fr: `${title} fr`, order_position: 900 })

  await openProjects(page, title)
  await expect(row(page, title)).toBeVisible()
  await page.getByRole('button', { name: `Historial de ${title}` }).click()
  await expect(page.getByRole('dialog').getByRole('list', { name: 'Versiones' })).toBeVisible()
  await device.remove()
})
