import type { Revisioned } from './revision.ts'

/** Returns the revisions to store with a write based on `base` (undefined for a new document). */
export const nextRevision = (rev: string, base?: Revisioned): Revisioned => ({ rev, base_rev: base?.rev ?? '' })
