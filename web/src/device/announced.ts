import * as v from 'valibot'
import { ConsolePath } from '../lib/consolePath'
import { withLock } from '../lib/tabs'
import { recall, remember } from './known'

/* Which enquiries this device has announced, and what shows of them outside the console. */

const lockName = 'studio.announced'
const name = 'announced'
/** Older ones are not announced any more. */
const mostKept = 300

/** A word of the service worker to the console: somebody pressed a notification that leads there. */
export const OpenRequest = v.object({
  type: v.literal('OPEN'),
  path: ConsolePath,
})
export type OpenRequest = v.InferOutput<typeof OpenRequest>

/** Which of these nobody has announced yet: several tabs hear of the same enquiry, and one of them gets it. */
export async function claim(ids: readonly string[]): Promise<string[]> {
  return withLock(lockName, {}, async () => {
    const known = recall(name, v.array(v.string()))?.value ?? []
    const mine = ids.filter((id) => !known.includes(id))
    if (mine.length > 0) remember(name, { value: [...known, ...mine].slice(-mostKept), at: Date.now() })
    return mine
  })
}

/** Takes the number from the app's icon, and away what shows of visitors' words. */
export async function clearAnnounced(): Promise<void> {
  await navigator.clearAppBadge?.()
  const registration = await navigator.serviceWorker?.getRegistration()
  for (const shown of (await registration?.getNotifications()) ?? []) shown.close()
}
