import { randomUUID } from 'node:crypto'
import { collections } from '@studio/domain/collections'
import { expiryOf } from '@studio/domain/messages/retention'
import { publicationPath } from '@studio/domain/publishing/publication'
import { defaultSettings } from '@studio/domain/settings/settings'
import { Timestamp } from 'firebase-admin/firestore'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { retentionSetting } from '../../../functions/src/messages/retention.ts'
import { submitContactHandler } from '../../../functions/src/messages/submitContact.ts'
import { noteChange } from '../../../functions/src/publisher/publish.ts'
import { enableTriggers, requestPublication } from '../../../scripts/lib/emulators/data.ts'
import { testSet } from '../../../scripts/lib/emulators/emulatorSet.ts'
import { messageDocument, projectDocument, settingsDocument } from '../../support/factories.ts'
import { endPublication } from '../../support/publication.ts'
import { db, newEmail } from '../support.ts'

/*
 * The triggers' effects are tested without the emulator, each beside its code. Only this file tests that a write starts
 * them, as in production. Each starts processes, so they are disabled for all other tests (scripts/test.ts).
 */
beforeAll(() => enableTriggers(testSet()))
/* The content of the tests that run beside this one was published as well. */
afterAll(() => endPublication(db, testSet()), 150_000)

/** The timeout is long, because other tests write meanwhile, and the emulator handles triggers one by one. */
const patience = { timeout: 140_000, interval: 200 }
const { projects, deletions, auditLog, messages, settings, deliveries } = collections

describe('On the emulators, as in production, a trigger', { timeout: 300_000 }, () => {
  it('writes the log', async () => {
    const [path, stored] = [`${projects}/audit-trigger`, { ...projectDocument(), updated_by: 'ana' }]
    const mine = db.collection(auditLog).where('document_id', '==', 'audit-trigger')
    const heard = (expected: object[]) =>
      expect
        .poll(async () => (await mine.orderBy('at').get()).docs.map((entry) => entry.data()), patience)
        .toMatchObject(expected)
    await db.doc(path).set(stored)
    await heard([{ action: 'create', by: 'ana' }])
    await db
      .batch()
      .delete(db.doc(path))
      .set(db.doc(`${deletions}/luz`), { at: Timestamp.now(), documents: { [path]: stored.rev } })
      .commit()
    await heard([{ action: 'create' }, { action: 'delete', by: 'luz', before: { title_es: stored.title_es } }])
  })

  it('changes the expiry of stored enquiries when the setting changes', async () => {
    const created = new Date('2026-01-31T10:00:00Z')
    const message = db.collection(messages).doc('retention-trigger')
    await message.set(messageDocument({ created_at: created }))
    await db.doc(retentionSetting).set({ value: { retention_months: '7' } })
    await expect
      .poll(async () => (await message.get()).get('expires_at'), patience)
      .toEqual(Timestamp.fromMillis(expiryOf(created.getTime(), 7)))
    await db.doc(retentionSetting).delete()
  })

  it('publishes what is stored when the emulators start, even if their last end killed a publication', async () => {
    const killed = Date.now() + 600_000
    await db.doc(publicationPath).set({ lease_until: killed }, { merge: true })
    await requestPublication(testSet())
    const isLive = async () => {
      const { changed_at, covered, lease_until } = (await db.doc(publicationPath).get()).data() ?? {}
      return lease_until < killed && covered === changed_at
    }
    await expect.poll(isLive, patience).toBe(true)
  })

  it('runs while pages are being published', async () => {
    const isAtWork = async () => (await db.doc(publicationPath).get()).get('lease_until') > 0
    await noteChange(db, Date.now())
    await expect.poll(isAtWork, patience).toBe(true)
    await db.doc(`${projects}/publishing-trigger`).set({ ...projectDocument(), updated_by: 'ana' })
    const mine = db.collection(auditLog).where('document_id', '==', 'publishing-trigger')
    const isLogged = async () => {
      // The publisher goes on as long as changes are noted.
      await noteChange(db, Date.now())
      return !(await mine.get()).empty
    }
    // If the emulator waits for the publisher's answer, this takes half a minute.
    await expect.poll(isLogged, { ...patience, timeout: 20_000 }).toBe(true)
    expect(await isAtWork()).toBe(true)
  })

  it('mails the owner about a visitor’s enquiry, without waiting for the schedule', async () => {
    const to = 'yo@montaje.example'
    const wish = { ...defaultSettings.notifications, email_enabled: true, email_address: to }
    const notifications = db.collection(settings).doc('notifications')
    await notifications.set(settingsDocument('notifications', 'owner', wish))
    const submit = submitContactHandler(db, { secret: () => 'a', trustedProxies: () => 0, now: Date.now })
    const { id } = await submit({
      data: {
        ...{ name: 'Ana Núñez', email: newEmail(), message: 'Quiero editar tres reels para mi tienda.' },
        ...{ consent: true, key: randomUUID(), open_ms: 45_000, policy_version: '2026-11-23' },
      },
    })
    const delivery = db.collection(deliveries).doc(id)
    await expect.poll(async () => (await delivery.get()).get('mail_at'), patience).toBeGreaterThan(0)
    await notifications.delete()
  })
})
