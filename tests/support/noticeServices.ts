import { randomBytes } from 'node:crypto'
import type { PushDeviceForm } from '@studio/domain/messages/notices/pushDevice'
import type { Firestore } from 'firebase-admin/firestore'
import type { Notices } from '../../functions/src/notices/notices.ts'
import { pushDevices } from '../../functions/src/notices/pushDevices.ts'
import { mailSender } from '../../functions/src/notices/sendMail.ts'
import { pushSender } from '../../functions/src/notices/sendPush.ts'
import { teller } from '../../functions/src/notices/tell.ts'
import { startMailServer } from './mailServer.ts'
import { startPushService } from './pushService.ts'

interface Given {
  db: Firestore
  now?: () => number
  random?: () => number
  /** The console's origin, for links in mails. */
  origin?: string
}

/** Starts a mail server and a push service on this machine. Returns them with the functions that tell the studio. */
export async function startNoticeServices({ db, now = Date.now, random = Math.random, origin = '' }: Given) {
  const [mails, push] = await Promise.all([startMailServer(), startPushService()])
  const vapid = randomBytes(32).toString('base64url')
  const server = { url: mails.url }
  const notices: Notices = {
    ...{ db, now, random, site: () => ({ project: 'montaje', moreOrigins: origin, isEmulated: false }) },
    sendMail: mailSender({ url: () => server.url, isEmulated: false }),
    sendPush: pushSender({ key: () => vapid, subject: () => 'https://montaje.example' }),
  }
  return {
    ...{ mails, push, server, vapid, notices, ...teller(notices) },

    /** Turns notifications on for a new device of an admin. */
    addDevice: async (uid: string, given: Partial<PushDeviceForm> = {}) => {
      const device = push.newDevice()
      const { endpoint, p256dh, auth } = device
      const form = { endpoint, p256dh, auth, language: 'es' as const, quiet: null, ...given }
      await pushDevices(db, now).add(form, uid, { auth_time: Math.floor(now() / 1000) })
      return device
    },

    close: async () => void (await Promise.all([mails.close(), push.close()])),
  }
}
