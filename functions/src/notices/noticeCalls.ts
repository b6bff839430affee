import { calls } from '@studio/domain/calls'
import { isPublicUrl } from '@studio/domain/content/fields/publicUrl'
import { testMail } from '@studio/domain/messages/mail/testMail'
import { testNotice } from '@studio/domain/messages/notices/pushNotice'
import { mailLanguageOf } from '@studio/domain/settings/settings'
import { isEmail } from '@studio/domain/values/email'
import type { Auth } from 'firebase-admin/auth'
import { HttpsError } from 'firebase-functions/https'
import { requireAdmin } from '../accounts/requireAdmin.ts'
import { callable, invalidRequest } from '../requests/callable.ts'
import { noteOutcome } from './channelStates.ts'
import type { Notices } from './notices.ts'
import { pushDevices } from './pushDevices.ts'
import { noticeSettings } from './tell.ts'
import { vapidKeysOf } from './vapid.ts'

interface NoticeCalls extends Notices {
  auth: Auth
  /** The private VAPID key. */
  key: () => string
}

/**
 * Returns the handlers with which an admin turns notifications on for a device, off, and tests each channel.
 *
 * @throws HttpsError like `requireAdmin`.
 */
export function noticeHandlers({ db, auth, now, site, key, sendMail, sendPush }: NoticeCalls) {
  const devices = pushDevices(db, now)
  const accounts = { db, auth, now }

  /** Push services are public and encrypted. Other addresses could be used to reach this project's own network. */
  const isPushService = (endpoint: string) =>
    (endpoint.startsWith('https://') && isPublicUrl(endpoint)) ||
    (site().isEmulated && /^http:\/\/(127\.0\.0\.1|localhost):/.test(endpoint))

  return {
    noticeKey: callable(calls.noticeKey, async (_, { caller }) => {
      await requireAdmin(accounts, caller)
      return { key: vapidKeysOf(key())?.publicKey ?? '' }
    }),

    /** @throws HttpsError `invalid-argument` for an address that cannot be a push service's. */
    enableNotices: callable(calls.enableNotices, async (form, { caller }) => {
      const { uid, token } = await requireAdmin(accounts, caller)
      if (!isPushService(form.endpoint)) throw new HttpsError('invalid-argument', invalidRequest)
      await devices.add(form, uid, token)
      return { done: true }
    }),

    disableNotices: callable(calls.disableNotices, async ({ endpoint }, { caller }) => {
      await requireAdmin(accounts, caller)
      await devices.remove(endpoint)
      return { done: true }
    }),

    testPush: callable(calls.testPush, async ({ endpoint }, { caller }) => {
      const { uid } = await requireAdmin(accounts, caller)
      const device = (await devices.live()).find((one) => one.endpoint === endpoint && one.user_id === uid)
      if (!device) return { reason: 'noDevice' as const }
      const outcome = await sendPush(device, testNotice(device, now()))
      if (outcome === 'gone') await devices.remove(endpoint)
      const reason = outcome === 'gone' ? 'noDevice' : outcome
      await noteOutcome(db, 'push', reason, now())
      return { reason }
    }),

    /** Sends to the stored address only. */
    testMail: callable(calls.testMail, async (_, { caller }) => {
      await requireAdmin(accounts, caller)
      const { notifications, site_info } = await noticeSettings(db)
      if (!isEmail(notifications.email_address)) return { reason: 'off' as const }
      const mail = testMail(notifications.email_address, mailLanguageOf(notifications))
      const reason = await sendMail({ ...mail, id: `test-${now()}`, fromName: site_info.name })
      await noteOutcome(db, 'mail', reason, now())
      return { reason }
    }),
  }
}
