import { written } from './decide.ts'
import { asShown } from './decideStored.ts'
import { merge } from './merge.ts'
import { type Change, type PendingMutation, revOf, type Values } from './pendingMutation.ts'
import { squash } from './squash.ts'

/**
 * What the owner has to decide about one document.
 * - `fields`: both sides changed the same fields (`names`).
 * - `deletedThere`: edited here, deleted on the server; `deletedHere`: the other way round.
 */
export interface Conflict {
  kind: 'fields' | 'deletedThere' | 'deletedHere'
  path: string
  name: string
  names: string[]
  /** All that this device did to the document, as one change. */
  mine: Change
  theirs: Values
  /** The entries it is made of; a resolution takes their place. */
  entries: readonly PendingMutation[]
}

/** The conflicts among the entries, one for each document. */
export function conflictsIn(entries: readonly PendingMutation[]): Conflict[] {
  const byPath = new Map<string, PendingMutation[]>()
  for (const entry of entries) {
    const path = entry.changes[0]?.path
    if (entry.state === 'conflict' && path) byPath.set(path, [...(byPath.get(path) ?? []), entry])
  }
  return [...byPath].flatMap(([path, together]) => {
    const [first, ...more] = together.flatMap(({ changes }) => changes)
    if (!first) return []
    const mine = more.reduce(squash, first)
    const isAsked = (name: string) => mine.rev !== undefined || written.includes(name)
    const theirs = theirsOf(path, together)
    const kind = !theirs ? 'deletedThere' : mine.kind === 'delete' ? 'deletedHere' : 'fields'
    const names = theirs && kind === 'fields' ? merge(mine.before, mine.fields, theirs).conflicts.filter(isAsked) : []
    return [{ kind, path, name: mine.name, names, mine, theirs: theirs ?? {}, entries: together }]
  })
}

/** The server's copy. An entry about a visitor's document keeps only the fields that it changes (visitors.ts). */
function theirsOf(path: string, entries: readonly PendingMutation[]): Values | undefined {
  const last = entries.at(-1)?.theirs
  return last ? asShown(path, Object.assign({}, ...entries.map(({ theirs }) => theirs)) as Values) : undefined
}

/** The owner's version on top of theirs: what merges by itself, and the fields for which mine was chosen. */
export function resolved(
  { path, names, mine, theirs }: Conflict,
  keepMine: ReadonlySet<string>,
  rev: string,
): Change | undefined {
  const { fields } = merge(mine.before, mine.fields, theirs, (name) => keepMine.has(name) || !names.includes(name))
  if (Object.keys(fields).every((field) => field === 'updated_by')) return undefined
  // A text without its mark would count as written.
  if (theirs.text_marks !== undefined) fields.text_marks ??= theirs.text_marks
  const before = Object.fromEntries(Object.keys(fields).map((field) => [field, theirs[field]]))
  const change: Change = { ...calledAs(mine), kind: 'update', path, fields, before }
  // What has no revision gets none.
  return mine.rev === undefined ? change : { ...change, rev, baseRev: revOf(theirs), copy: withoutRevision(theirs) }
}

/**
 * The document anew with the owner's texts, after somebody deleted it. It still says which of them are the owner's own:
 * another device may bring it back too.
 */
export const recreated = ({ path, mine }: Conflict, rev: string): Change => ({
  ...calledAs(mine),
  kind: 'create',
  path,
  fields: { ...mine.copy, ...mine.fields },
  before: mine.copy ?? {},
  rev,
})

/** The deletion once more, of what the server has now. */
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
