import type { SyncTexts } from '../es/sync'

/** What waits on this device, conflicts and refusals, in Russian. */
export const sync: SyncTexts = {}
