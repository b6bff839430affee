import { randomBytes, randomUUID } from 'node:crypto'
import { collections } from '@studio/domain/collections'
import type { Delivery } from '@studio/domain/messages/notices/delivery'
import type { Settings } from '@studio/domain/settings/settings'
import { defaultSettings } from '@studio/domain/settings/settings'
import type { Firestore } from 'firebase-admin/firestore'
import { onTestFinished } from 'vitest'
import { submitContactHandler } from '../../../functions/src/messages/submitContact.ts'
import { pushDevices } from '../../../functions/src/notices/pushDevices.ts'
import { mailSender } from '../../../functions/src/notices/sendMail.ts'
import { pushSender } from '../../../functions/src/notices/sendPush.ts'
import { teller } from '../../../functions/src/notices/tell.ts'
import { apply, changesBetween, readAll } from '../../../scripts/lib/backup.ts'
import { settingsDocument } from '../../support/factories.ts'
import { startMailServer } from '../../support/mailServer.ts'
import { startPushService } from '../../support/pushService.ts'
import { newEmail, roleIn } from '../support.ts'

export const owner = 'yo@montaje.example'

/** Returns a studio with an empty database, a mail server, a push service, and a clock that only `pass` moves. */
export async function newStudio(db: Firestore) {
  await apply(db, changesBetween(await readAll(db), {}))
  const [mails, push] = await Promise.all([startMailServer(), startPushService()])
  onTestFinished(async () => void (await Promise.all([mails.close(), push.close()])))
  const clock = { at: Date.now() }
  const now = () => clock.at
  const vapid = randomBytes(32).toString('base64url')
  const server = { url: mails.url }
  const notices = {
    ...{ db, now, site: () => ({ project: 'montaje', moreOrigins: '', isEmulated: false }) },
    sendMail: mailSender({ url: () => server.url, isEmulated: false }),
    sendPush: pushSender({ key: () => vapid, subject: () => 'https://montaje.example' }),
  }
  const submit = submitContactHandler(db, { secret: () => 'a secret of the tests', trustedProxies: () => 0, now })
  const document = (name: 'messages' | 'deliveries' | 'channels', id: string) =>
    db.collection(collections[name]).doc(id)
  let hosts = 0

  return {
    ...{ mails, push, server, notices, now, vapid, ...teller(notices) },
    pass: (minutes: number) => {
      clock.at += minutes * 60_000
    },

    /** Sends an enquiry as a new visitor, from a network of their own. Returns its id. */
    send: async (given: object = {}) => {
      const key = randomUUID()
      const form = { name: 'Ana Núñez', email: newEmail(), message: 'Quiero tres reels para mi tienda.', consent: true }
      const shown = { language: 'fr', open_ms: 45_000, policy_version: '2026-11-23' }
      hosts += 1
      const rawRequest = { headers: {}, socket: { remoteAddress: `10.1.${hosts >> 8}.${hosts & 255}` } }
      return (await submit({ data: { ...form, ...shown, key, ...given }, rawRequest })).id
    },

    /** Turns notifications on for a new device of an admin. */
    addDevice: async (uid = 'luz', given: object = {}) => {
      const device = push.newDevice()
      const role = roleIn(db, uid)
      if (!(await role.get()).exists) await role.set({ user_id: uid, role: 'admin', updated_by: 'owner' })
      const { endpoint, p256dh, auth } = device
      const form = { endpoint, p256dh, auth, language: 'es' as const, quiet: null, ...given }
      await pushDevices(db, now).add(form, uid, { auth_time: Math.floor(now() / 1000) })
      return device
    },

    set: (group: Partial<Settings['notifications']>) =>
      db
        .collection(collections.settings)
        .doc('notifications')
        .set(settingsDocument('notifications', 'owner', { ...defaultSettings.notifications, ...group })),

    delivery: async (id: string) => (await document('deliveries', id).get()).data() as Omit<Delivery, 'id'>,
    channel: async (id: string) => (await document('channels', id).get()).data(),
    change: (id: string, fields: object) => document('messages', id).update({ ...fields }),
    erase: (id: string) => document('messages', id).delete(),
    devices: async () => (await db.collection(collections.pushDevices).get()).size,
  }
}
