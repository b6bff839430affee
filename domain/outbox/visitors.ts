import { collections } from '../collections.ts'
import { type Change, type PendingMutation, placeOf, type Values } from './pendingMutation.ts'

/** The server's copy as it stays on a device. What has no revision is a visitor's: only what the change is about stays. */
export function copyToKeep({ rev, baseRev, fields }: Change, theirs: Values | null | undefined): Values | null {
  if (!theirs || (rev ?? baseRev) !== undefined) return theirs ?? null
  return Object.fromEntries(Object.entries(theirs).filter(([name]) => name in fields))
}

/** An entry without what it says of visitors; it can still be sent. */
export function withoutVisitors({ changes, theirs, ...entry }: PendingMutation): PendingMutation {
  const [first] = changes
  const isMessage = ({ path }: Change) => placeOf(path).collection === collections.messages
  return {
    ...entry,
    changes: changes.map((change) => (isMessage(change) ? { ...change, name: '' } : change)),
    ...(first && theirs !== undefined && { theirs: copyToKeep(first, theirs) }),
  }
}
