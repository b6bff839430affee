import { changedSince } from './describe.ts'
import { isSame, merge } from './merge.ts'
import { type Change, revOf, type Values } from './pendingMutation.ts'
import { squash } from './squash.ts'

/** What to do with the changes of one document, now that the server's copy is known. */
export type Decision =
  | { kind: 'done' }
  | { kind: 'create' | 'update'; fields: Values }
  | { kind: 'delete' }
  /** `fields` names what both sides changed; none when one side deleted what the other edited. */
  | { kind: 'conflict'; fields: string[] }

/**
 * Decides for a chain of changes of one document, oldest first, against what is stored (undefined: no such document).
 * None of them is stored already: what may be is asked of its receipt (web/src/firebase/writes/send.ts).
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
 * A deletion goes through only for what was seen. A document with another revision may have been restored meanwhile, even
 * if it has the same content. One with the same revision may have other content, because an edit of this device may have
 * been merged with another's. A document without revisions must still have the fields in `before`.
 */
function decideDeletion(change: Change, stored: Values | undefined): Decision {
  const { baseRev, copy, before } = change
  if (!stored) return { kind: 'done' }
  if (baseRev === undefined) return isUntouched(before, stored) ? { kind: 'delete' } : conflict()
  const isSeen = baseRev === revOf(stored) && (!copy || changedSince(change, copy, stored).length === 0)
  return isSeen ? { kind: 'delete' } : conflict()
}

/** Free text in documents without a revision, which must never be overwritten silently. Of anything else mine counts. */
export const written: readonly string[] = ['note']

/** A change without a revision: a person's last choice counts, and what is gone needs no status. */
function decideLoose({ kind, fields, before, isAutomatic }: Change, stored: Values | undefined): Decision {
  if (!stored) return kind === 'create' ? { kind, fields } : { kind: 'done' }
  if (isAutomatic && !isUntouched(before, stored)) return { kind: 'done' }
  const collides = written.filter(
    (name) => name in fields && !isSame(stored[name], before[name]) && !isSame(stored[name], fields[name]),
  )
  if (collides.length > 0) return conflict(collides)
  const others = Object.entries(fields).filter(([name, value]) => !isSame(stored[name], value))
  return others.length === 0 ? { kind: 'done' } : { kind: 'update', fields: Object.fromEntries(others) }
}

/** Whether the fields still are what they were in the copy that a change was made from. */
export const isUntouched = (before: Values, stored: Values) =>
  Object.entries(before).every(([name, value]) => isSame(stored[name], value))
