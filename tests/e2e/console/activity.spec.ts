import { collections } from '@studio/domain/collections'
import { Timestamp } from 'firebase-admin/firestore'
import { inOneCommit, store } from '../../support/store'
import { expect, test } from '../support/studio'

/* That the real rules and queries give the log to the owner. What it says is in tests/components/activity. */

test('The owner reads the log from the server, by person and by days', async ({ ownerPage }) => {
  const entry = (day: string, by: string, action: string) => ({
    ...{ collection: collections.settings, document_id: 'maintenance', action, by, fields: [] },
    at: Timestamp.fromDate(new Date(`${day}T12:00:00`)),
  })
  await inOneCommit((batch) => {
    const log = store.collection(collections.auditLog)
    batch.set(log.doc('first'), entry('2026-03-01', 'seed-owner', 'create'))
    batch.set(log.doc('second'), entry('2026-03-02', 'seed-editor', 'update'))
    batch.set(log.doc('third'), entry('2026-03-03', 'seed-editor', 'update'))
    batch.set(log.doc('a note alone'), { by: 'seed-owner', noted_at: Timestamp.now() })
  })
  await ownerPage.goto('/admin/activity')
  const entries = ownerPage.getByRole('list', { name: 'Actividad' }).getByRole('listitem')
  await expect(entries).toHaveCount(3)
  await expect(entries.first()).toContainText('3/03/2026')
  await ownerPage.getByLabel('Desde').fill('2026-03-02')
  await ownerPage.getByLabel('Hasta').fill('2026-03-02')
  await expect(entries).toHaveCount(1)
  await expect(entries).toContainText('Tomás Rueda')
  await ownerPage.goto('/admin/activity?who=seed-editor&kind=site_settings')
  await expect(entries).toHaveCount(2)
})
