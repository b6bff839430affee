import { neverOverwritten } from './decide.ts'
import { asShown } from './decideStored.ts'
import { withEarlierTexts } from './earlierTexts.ts'
import { merge } from './merge.ts'
import { type Change, type PendingMutation, revOf, type Values } from './pendingMutation.ts'
import { squash } from './squash.ts'

/**
 * A decision about one document that the owner has to make.
 * - `fields`: both sides changed the same fields (`names`).
 * - `deletedThere`: edited here, deleted on the server; `deletedHere`: the other way round.
 */
export interface Conflict {
  kind: 'fields' | 'deletedThere' | 'deletedHere'
  path: string
  name: string
  names: string[]
  /** All changes of this device to the document, as one. */
  mine: Change
  theirs: Values
  /** Further texts of this device, by field name, on which no later text is based (earlierTexts.ts). */
  earlier: Readonly<Record<string, readonly unknown[]>>
  /** The entries in conflict; a resolution replaces them. */
  entries: readonly PendingMutation[]
}

/** Returns the conflicts among the entries, one per document. */
export function conflictsIn(entries: readonly PendingMutation[]): Conflict[] {
  const byPath = new Map<string, PendingMutation[]>()
  for (const entry of entries) {
    const path = entry.changes[0]?.path
    if (entry.state === 'conflict' && path) byPath.set(path, [...(byPath.get(path) ?? []), entry])
  }
  return [...byPath].map(([path, together]) => {
    const changes = together.flatMap(({ changes }) => changes)
    const whole = changes.reduce((earlier, later) => squash(earlier, later))
    const isAsked = (name: string) => whole.rev !== undefined || neverOverwritten.includes(name)
    const stored = theirsOf(path, together)
    const kind = !stored ? 'deletedThere' : whole.kind === 'delete' ? 'deletedHere' : 'fields'
    const theirs = stored ?? {}
    const { mine, earlier } = withEarlierTexts(whole, theirs, changes)
    const names = kind === 'fields' ? merge(mine.before, mine.fields, theirs).conflicts.filter(isAsked) : []
    return { kind, path, name: mine.name, names, mine, theirs, earlier, entries: together }
  })
}

/**
 * Returns the server's copy. An entry about a visitor's document stores only the fields that it changes (visitors.ts).
 */
function theirsOf(path: string, entries: readonly PendingMutation[]): Values | undefined {
  const last = entries.at(-1)?.theirs
  return last ? asShown(path, Object.assign({}, ...entries.map(({ theirs }) => theirs)) as Values) : undefined
}

/**
 * Returns the owner's version on top of theirs: fields that merge, and those for which mine was chosen. Undefined if
 * nothing is left to write.
 */
export function resolved(
  { path, names, mine, theirs }: Conflict,
  keepMine: ReadonlySet<string>,
  rev: string,
): Change | undefined {
  // In a document without revisions, the owner's fields win, except those in conflict. In any other, merge() decides.
  const isMine = (name: string) => keepMine.has(name) || (mine.rev === undefined && !names.includes(name))
  const { fields } = merge(mine.before, mine.fields, theirs, isMine)
  if (Object.keys(fields).every((field) => field === 'updated_by')) return undefined
  // Without its mark, a text would count as written by a person.
  if (theirs.text_marks !== undefined) fields.text_marks ??= theirs.text_marks
  const before = Object.fromEntries(Object.keys(fields).map((field) => [field, theirs[field]]))
  const change: Change = { ...calledAs(mine), kind: 'update', path, fields, before }
  // A document without a revision gets none.
  return mine.rev === undefined ? change : { ...change, rev, baseRev: revOf(theirs), copy: withoutRevision(theirs) }
}

/**
 * Returns the change that recreates a document with the owner's texts after somebody deleted it. `before` tells which
 * texts are the owner's, because another device may recreate it as well.
 */
export const recreated = ({ path, mine }: Conflict, rev: string): Change => ({
  ...calledAs(mine),
  kind: 'create',
  path,
  fields: { ...mine.copy, ...mine.fields },
  before: mine.copy ?? {},
  rev,
})

/** Returns the same deletion, but of the server's current version. */
export const deletedAnyway = ({ path, mine, theirs }: Conflict): Change => ({
  ...calledAs(mine),
  kind: 'delete',
  path,
  fields: {},
  before: {},
  ...(mine.baseRev !== undefined && { baseRev: revOf(theirs), copy: withoutRevision(theirs) }),
})

const calledAs = ({ name, titles }: Change) => ({ name, ...(titles && { titles }) })
const withoutRevision = ({ rev: _, base_rev: __, ...content }: Values): Values => content
