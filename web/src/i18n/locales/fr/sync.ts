import type { SyncTexts } from '../es/sync'

/** What waits on this device, conflicts and refusals, in French. */
export const sync: SyncTexts = {}
