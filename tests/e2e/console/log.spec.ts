import { entryOf } from '@studio/domain/audit/entryOf'
import { collections } from '@studio/domain/collections'
import { Timestamp } from 'firebase-admin/firestore'
import { inOneCommit, store } from '../../support/store'
import { openProjects, row, storedProject } from '../support/devices'
import { expect, test, toast } from '../support/studio'

/* The real rules and queries give the owner the log. Its texts are tested in tests/components/activity and undo. */

const log = store.collection(collections.auditLog)

test('The owner reads the log by person and by days, and restores deleted documents from the toast and from the log', async ({
  ownerPage: page,
}) => {
  const { title, read, reference } = await storedProject('Papelera')
  const entry = (day: string, by: string, action: string) => ({
    ...{ collection: collections.settings, document_id: 'maintenance', action, by, fields: [] },
    at: Timestamp.fromDate(new Date(`${day}T12:00:00`)),
  })
  await inOneCommit((batch) => {
    batch.set(log.doc('first'), entry('2026-03-01', 'seed-owner', 'create'))
    batch.set(log.doc('second'), entry('2026-03-02', 'seed-editor', 'update'))
    batch.set(log.doc('third'), entry('2026-03-03', 'seed-editor', 'update'))
    batch.set(log.doc('a note alone'), { by: 'seed-owner', noted_at: Timestamp.now() })
  })
  await page.goto('/admin/activity')
  // The owner's sign-in may be logged after the test has begun.
  const entries = page
    .getByRole('list', { name: 'Actividad' })
    .getByRole('listitem')
    .filter({ hasNotText: 'Inicio de sesión' })
  await expect(entries).toHaveCount(3)
  await expect(entries.first()).toContainText('3/03/2026')
  await page.getByLabel('Desde').fill('2026-03-02')
  await page.getByLabel('Hasta').fill('2026-03-02')
  await expect(entries).toHaveCount(1)
  await expect(entries).toContainText('Tomás Rueda')
  await page.goto('/admin/activity?who=seed-editor&kind=site_settings')
  await expect(entries).toHaveCount(2)

  const remove = async () => {
    await page.getByRole('button', { name: `Eliminar ${title}` }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click()
  }
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
  // These tests run without triggers: the log gets the entry that one would have written.
  await log.doc(`${reference.id}~deleted`).set({
    ...entryOf(collections.projects, deleted, undefined),
    ...{ collection: collections.projects, document_id: reference.id, at: Timestamp.now(), by: 'seed-owner' },
  })
  await page.goto('/admin/trash')
  const item = page.getByRole('list', { name: 'Papelera' }).getByRole('listitem').filter({ hasText: title })
  await expect(item).toContainText('Quedan 30 días')
  await page.getByRole('button', { name: `Restaurar ${title}` }).click()
  await expect(toast(page, 'Restaurado desde la papelera')).toBeVisible()
  expect(await read()).toMatchObject({ title_es: title, title_fr: `${title} fr`, order_position: 900 })

  const now = await read()
  const back = { ...now, client_name: 'El de antes' }
  for (const [id, before, after] of [
    ['back', undefined, back],
    ['edited', back, now],
  ] as const)
    await log.doc(`${reference.id}~${id}`).set({
      ...entryOf(collections.projects, before, after),
      ...{ collection: collections.projects, document_id: reference.id, at: Timestamp.now(), by: 'seed-editor' },
    })
  await openProjects(page, title)
  await page.getByRole('button', { name: `Historial de «${title}»` }).click()
  await expect(page.getByRole('dialog').getByRole('list', { name: 'Versiones' })).toContainText('Tomás Rueda')
  await page.getByRole('button', { name: 'Restaurar este campo: Cliente' }).click()
  await expect(toast(page, 'Versión restaurada')).toBeVisible()
  await expect(row(page, title)).toContainText('El de antes')
  expect(await read()).toEqual({
    ...now,
    ...{ client_name: 'El de antes', rev: expect.any(String), base_rev: now.rev, updated_by: expect.any(String) },
  })
})
