import type { Words } from './public'

/** What waits on this device, conflicts and refusals, in Spanish, with the exact texts of the specification. */
export const sync = {}

export type SyncTexts = Words<typeof sync>
