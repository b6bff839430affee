import type { Revisioned } from './revision.ts'

/** The pair to store with a write that was made from `base` (nothing for a new document). */
export const nextRevision = (rev: string, base?: Revisioned): Revisioned => ({ rev, base_rev: base?.rev ?? '' })
