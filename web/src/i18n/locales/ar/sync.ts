import type { SyncTexts } from '../es/sync'

/** What waits on this device, conflicts and refusals, in Arabic. */
export const sync: SyncTexts = {}
