import type { SyncTexts } from '../es/sync'

/** What waits on this device, conflicts and refusals, in Italian. */
export const sync: SyncTexts = {}
