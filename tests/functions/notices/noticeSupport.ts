import { randomUUID } from 'node:crypto'
import { collections } from '@studio/domain/collections'
import type { Delivery } from '@studio/domain/messages/notices/delivery'
import type { Settings } from '@studio/domain/settings/settings'
import { defaultSettings } from '@studio/domain/settings/settings'
import type { Firestore } from 'firebase-admin/firestore'
import { onTestFinished } from 'vitest'
import { submitContactHandler } from '../../../functions/src/messages/submitContact.ts'
import { apply, changesBetween, readAll } from '../../../scripts/lib/backup.ts'
import { settingsDocument } from '../../support/factories.ts'
import { startNoticeServices } from '../../support/noticeServices.ts'
import { newEmail, roleIn } from '../support.ts'

export const owner = 'yo@montaje.example'

/** Returns a source of the same random numbers in every run. */
function newRandom() {
  let state = 20_261_127
  return () => {
    state = (state * 48_271) % 0x7f_ff_ff_ff
    return state / 0x7f_ff_ff_ff
  }
}

/** Returns a studio with an empty database, a mail server, a push service, and a clock that only `pass` moves. */
export async function newStudio(db: Firestore) {
  await apply(db, changesBetween(await readAll(db), {}))
  const clock = { at: Date.now() }
  const now = () => clock.at
  const { addDevice, close, ...services } = await startNoticeServices({ db, now, random: newRandom() })
  onTestFinished(close)
  const submit = submitContactHandler(db, { secret: () => 'a secret of the tests', trustedProxies: () => 0, now })
  const document = (name: 'messages' | 'deliveries' | 'channels', id: string) =>
    db.collection(collections[name]).doc(id)
  let hosts = 0

  return {
    ...services,
    now,
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
    addDevice: async (uid = 'luz', given: Parameters<typeof addDevice>[1] = {}) => {
      const role = roleIn(db, uid)
      if (!(await role.get()).exists) await role.set({ user_id: uid, role: 'admin', updated_by: 'owner' })
      return addDevice(uid, given)
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
