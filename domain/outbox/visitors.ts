import { collections } from '../collections.ts'
import { type Change, type PendingMutation, placeOf, type Values } from './pendingMutation.ts'

/**
 * Returns the server's copy as a device may store it. A document without a revision is a visitor's, so only the changed
 * fields are stored.
 */
export function copyToKeep({ rev, baseRev, fields }: Change, theirs: Values | null | undefined): Values | null {
  if (!theirs || (rev ?? baseRev) !== undefined) return theirs ?? null
  return Object.fromEntries(Object.entries(theirs).filter(([name]) => name in fields))
}

/** Returns an entry without visitors' data; it can still be sent. */
export function withoutVisitors({ changes, theirs, ...entry }: PendingMutation): PendingMutation {
  const [first] = changes
  const isMessage = ({ path }: Change) => placeOf(path).collection === collections.messages
  return {
    ...entry,
    changes: changes.map((change) => (isMessage(change) ? { ...change, name: '' } : change)),
    ...(first && theirs !== undefined && { theirs: copyToKeep(first, theirs) }),
  }
}
