import * as v from 'valibot'
import { ConsolePath } from '../lib/consolePath'
import { withLock } from '../lib/tabs'
import { recall, remember } from './remembered'

/* The enquiries that this device has announced, and the traces of them outside the console. */

const lockName = 'studio.announced'
const name = 'announced'
/** Maximum number of stored ids; the oldest are dropped. */
const mostKept = 300

/** A message of the service worker to the console: the user pressed a notification that opens this path. */
export const OpenRequest = v.object({
  type: v.literal('OPEN'),
  path: ConsolePath,
})
export type OpenRequest = v.InferOutput<typeof OpenRequest>

/**
 * Returns the enquiries that no tab has announced yet, and records them. Several tabs receive the same enquiry, and one
 * of them gets it.
 */
export async function claim(ids: readonly string[]): Promise<string[]> {
  return withLock(lockName, {}, async () => {
    const known = recall(name, v.array(v.string()))?.value ?? []
    const mine = ids.filter((id) => !known.includes(id))
    if (mine.length > 0) remember(name, { value: [...known, ...mine].slice(-mostKept), at: Date.now() })
    return mine
  })
}

/** Clears the number on the app's icon and closes the notifications, which quote visitors. */
export async function clearAnnounced(): Promise<void> {
  await navigator.clearAppBadge?.()
  const registration = await navigator.serviceWorker?.getRegistration()
  for (const shown of (await registration?.getNotifications()) ?? []) shown.close()
}
