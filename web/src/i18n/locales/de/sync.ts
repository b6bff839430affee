import type { SyncTexts } from '../es/sync'

/** What waits on this device, conflicts and refusals, in German. */
export const sync: SyncTexts = {}
