import type { SyncTexts } from '../es/sync'

/** What waits on this device, conflicts and refusals, in Japanese. */
export const sync: SyncTexts = {}
