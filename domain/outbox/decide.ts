import { changedSince } from './describe.ts'
import { isSame, merge } from './merge.ts'
import { type Change, revOf, type Values } from './pendingMutation.ts'
import { squash } from './squash.ts'

/** The decision about one document's changes, given the server's copy. */
export type Decision =
  | { kind: 'done' }
  | { kind: 'create' | 'update'; fields: Values }
  | { kind: 'delete' }
  /** `fields` names what both sides changed; it is empty if one side deleted what the other edited. */
  | { kind: 'conflict'; fields: string[] }

/**
 * Decides on a chain of changes of one document, oldest first, against the stored copy (undefined if there is none). It
 * assumes that none of them is stored already, which the receipt shows (web/src/firebase/writes/send.ts).
 */
export function decide(chain: readonly Change[], stored: Values | undefined): Decision {
  const [first, ...more] = chain
  if (!first) return { kind: 'done' }
  const change = more.reduce(squash, first)
  if (change.kind === 'delete') return decideDeletion(change, stored)
  if (change.rev === undefined) return decideLoose(change, stored)
  if (!stored) return change.kind === 'create' ? writing('create', change.fields, change, '') : conflict()
  const { fields, conflicts } = merge(change.before, change.fields, stored)
  if (conflicts.length > 0) return conflict(conflicts)
  const isContent = Object.keys(fields).some((name) => name !== 'updated_by')
  return isContent ? writing('update', fields, change, revOf(stored)) : { kind: 'done' }
}

const conflict = (fields: string[] = []): Decision => ({ kind: 'conflict', fields })

const writing = (kind: 'create' | 'update', fields: Values, { rev }: Change, base: string): Decision => ({
  kind,
  fields: { ...fields, rev, base_rev: base },
})

/**
 * A deletion applies only to the version that was seen. A document with another revision may have been restored
 * meanwhile, even if it has the same content. One with the same revision may have other content, because an edit of
 * this device may have been merged with another's. A document without revisions must still have the fields in `before`.
 */
function decideDeletion(change: Change, stored: Values | undefined): Decision {
  const { baseRev, copy, before } = change
  if (!stored) return { kind: 'done' }
  if (baseRev === undefined) return isUntouched(before, stored) ? { kind: 'delete' } : conflict()
  const isSeen = baseRev === revOf(stored) && (!copy || changedSince(change, copy, stored).length === 0)
  return isSeen ? { kind: 'delete' } : conflict()
}

/**
 * Free texts of documents without a revision. They must never be overwritten silently; for other fields the last choice
 * wins.
 */
export const neverOverwritten: readonly string[] = ['note']

/**
 * Decides on a change without a revision: the last choice of a person wins. A change of a deleted document is dropped.
 */
function decideLoose({ kind, fields, before, isAutomatic }: Change, stored: Values | undefined): Decision {
  if (!stored) return kind === 'create' ? { kind, fields } : { kind: 'done' }
  if (isAutomatic && !isUntouched(before, stored)) return { kind: 'done' }
  const collides = neverOverwritten.filter(
    (name) => name in fields && !isSame(stored[name], before[name]) && !isSame(stored[name], fields[name]),
  )
  if (collides.length > 0) return conflict(collides)
  const others = Object.entries(fields).filter(([name, value]) => !isSame(stored[name], value))
  return others.length === 0 ? { kind: 'done' } : { kind: 'update', fields: Object.fromEntries(others) }
}

/** Returns whether the fields are still as in the copy on which a change is based. */
export const isUntouched = (before: Values, stored: Values) =>
  Object.entries(before).every(([name, value]) => isSame(stored[name], value))
