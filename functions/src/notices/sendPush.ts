import type { PushDevice, PushNotice } from '@studio/domain/messages/notices/pushDevice'
import webPush from 'web-push'
import { logFact } from '../lib/log.ts'
import type { Outcome } from './sender.ts'
import { type VapidKeys, vapidKeysOf } from './vapid.ts'

/** 'gone' if the push service no longer knows the device. */
export type PushOutcome = Outcome | 'gone'
export type SendPush = (device: PushDevice, notice: PushNotice) => Promise<PushOutcome>

interface PushSettings {
  /** The private VAPID key. */
  key: () => string
  /** The address that push services may write to about this site. */
  subject: () => string
}

/** Timeout of a request to a push service, in ms. */
const patienceMs = 8000
/** Time for which push services store a notification for a device that is offline, in seconds. */
const lifeSeconds = 3 * 24 * 60 * 60

/** Returns a function that sends a notification to a device. It never throws: the result names the reason for a failure. */
export const pushSender =
  ({ key, subject }: PushSettings): SendPush =>
  async (device, notice) => {
    const request = requestTo(device, notice, vapidKeysOf(key()), subject())
    if (!request) return 'settings'
    try {
      const { status } = await fetch(request.endpoint, {
        method: 'POST',
        headers: request.headers,
        body: request.body && new Uint8Array(request.body),
        // A redirect could lead to an address that the device's own was checked against.
        redirect: 'manual',
        signal: AbortSignal.timeout(patienceMs),
      })
      const outcome = outcomeOf(status)
      if (outcome) logFact('notification not sent', { outcome, status })
      return outcome
    } catch {
      logFact('notification not sent', { outcome: 'unreachable' })
      return 'unreachable'
    }
  }

/** Returns the encrypted and signed request; undefined if the site's key or address is malformed. */
function requestTo(
  { endpoint, p256dh, auth }: PushDevice,
  notice: PushNotice,
  keys: VapidKeys | undefined,
  subject: string,
) {
  if (!keys) return undefined
  try {
    return webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(notice), {
      // Only https is allowed here, which the emulators' site lacks.
      vapidDetails: { subject: subject.replace(/^http:/, 'https:'), ...keys },
      ...{ TTL: lifeSeconds, urgency: 'high', contentEncoding: 'aes128gcm' },
    })
  } catch {
    return undefined
  }
}

/** Returns what a push service's status means (RFC 8030). */
function outcomeOf(status: number): PushOutcome {
  if (status >= 200 && status < 300) return ''
  if (status === 404 || status === 410) return 'gone'
  if (status === 401 || status === 403) return 'settings'
  return status === 429 || status >= 500 ? 'busy' : 'refused'
}
