import type { SyncTexts } from '../es/sync'

/** What waits on this device, conflicts and refusals, in English. */
export const sync: SyncTexts = {}
