import { QuietHours } from '@studio/domain/messages/notices/pushDevice'
import * as v from 'valibot'
import { localStore } from '../lib/browserStorage'

/* This browser's address at its push service. It exists while notifications are on for this device. */

const quietKey = 'studio.quiet'

/** Returns the service worker's registration; undefined in a browser without push messages. */
async function registered(): Promise<ServiceWorkerRegistration | undefined> {
  const registration = await navigator.serviceWorker?.getRegistration()
  return registration && 'pushManager' in registration ? registration : undefined
}

/** Returns this device's address, or null if notifications are off or the browser has no push messages. */
export const subscriptionHere = async (): Promise<PushSubscription | null> =>
  (await (await registered())?.pushManager.getSubscription()) ?? null

/**
 * Asks the push service for an address for the site's public key, and returns it. One that belongs to an older key is
 * replaced. Rejects if the browser or its push service refuses, for example without a network.
 */
export async function subscribeHere(key: string): Promise<PushSubscription> {
  const manager = (await registered())?.pushManager
  if (!manager) throw new TypeError('this browser has no push messages')
  const applicationServerKey = bytesOf(key)
  const known = await manager.getSubscription()
  if (known && isSame(known.options.applicationServerKey, applicationServerKey)) return known
  await known?.unsubscribe()
  return await manager.subscribe({ userVisibleOnly: true, applicationServerKey })
}

/** Gives up this device's address. From then on its push service refuses notifications. */
export const unsubscribeHere = async () => void (await (await subscriptionHere())?.unsubscribe())

const bytesOf = (base64url: string) =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0))

const isSame = (known: ArrayBuffer | null, wanted: Uint8Array) =>
  known !== null && new Uint8Array(known).join() === wanted.join()

/** Returns the quiet hours chosen on this device. */
export function quietHours(): QuietHours {
  try {
    const parsed = v.safeParse(QuietHours, JSON.parse(localStore.read(quietKey) ?? 'null'))
    return parsed.success ? parsed.output : null
  } catch {
    return null
  }
}

export const storeQuietHours = (quiet: QuietHours) => localStore.write(quietKey, quiet && JSON.stringify(quiet))
