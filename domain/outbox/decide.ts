import { isSame, merge } from './merge.ts'
import type { Change, Values } from './pendingMutation.ts'
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
 * A stored revision of mine means that the server already has it, so a kill between commit and answer doubles nothing.
 */
export function decide(chain: readonly Change[], stored: Values | undefined): Decision {
  const known = chain.findLastIndex(({ rev }) => rev !== undefined && isMine(rev, stored))
  const [first, ...more] = chain.slice(known + 1)
  if (!first) return { kind: 'done' }
  const change = more.reduce(squash, first)
  if (change.kind === 'delete') return decideDeletion(change, stored)
  if (change.rev === undefined) return decideLoose(change, stored)
  if (!stored) return change.kind === 'create' ? writing('create', change.fields, change, '') : conflict()
  if (change.kind === 'update' && revOf(stored) === change.baseRev)
    return writing('update', change.fields, change, revOf(stored))
  const { fields, conflicts } = merge(change.before, change.fields, stored)
  if (conflicts.length > 0) return conflict(conflicts)
  const isContent = Object.keys(fields).some((name) => name !== 'updated_by')
  return isContent ? writing('update', fields, change, revOf(stored)) : { kind: 'done' }
}

const revOf = (stored: Values) => (typeof stored.rev === 'string' ? stored.rev : '')

/** The server has this revision, or had it before somebody wrote on top of it. */
const isMine = (rev: string, stored: Values | undefined) => stored?.rev === rev || stored?.base_rev === rev

const conflict = (fields: string[] = []): Decision => ({ kind: 'conflict', fields })

const writing = (kind: 'create' | 'update', fields: Values, { rev }: Change, base: string): Decision => ({
  kind,
  fields: { ...fields, rev, base_rev: base },
})

function decideDeletion({ baseRev }: Change, stored: Values | undefined): Decision {
  if (!stored) return { kind: 'done' }
  return baseRev === undefined || baseRev === revOf(stored) ? { kind: 'delete' } : conflict()
}

/** A change without a revision: the last word counts, and what is gone needs no move. */
function decideLoose({ kind, fields }: Change, stored: Values | undefined): Decision {
  if (!stored) return kind === 'create' ? { kind, fields } : { kind: 'done' }
  return Object.entries(fields).every(([name, value]) => isSame(stored[name], value))
    ? { kind: 'done' }
    : { kind: 'update', fields }
}
