import type { Change, PendingMutation, Place, Values } from './pendingMutation.ts'

/** What an inverse change needs besides the change: its own revision, and where a moved row stood. */
interface ChangeContext {
  rev: string
  was?: Place | undefined
}

/**
 * Whether an entry can be taken back by taking it out of the outbox: nobody can have heard of it, all of it is still
 * there, and nothing later was made on top. `made` is the entry as it was kept, `all` what the outbox has now.
 */
export function canWithdraw(made: PendingMutation, all: readonly PendingMutation[]): boolean {
  const kept = all.find(({ id }) => id === made.id)
  if (!kept || kept.changes.length < made.changes.length) return false
  if (kept.state === 'waiting' && kept.tried) return false
  const paths = new Set(kept.changes.map(({ path }) => path))
  return !all.some(({ seq, changes }) => seq > kept.seq && changes.some(({ path }) => paths.has(path)))
}

/**
 * What was asked about together with an entry that is taken out: sent again, and asked anew if it still has to be. The
 * deletion that collided may be gone, and an edit be left that does not.
 */
export function reopened(taken: PendingMutation, all: readonly PendingMutation[]): PendingMutation[] {
  if (taken.state !== 'conflict') return []
  const paths = new Set(taken.changes.map(({ path }) => path))
  return all
    .filter(({ seq, state }) => seq !== taken.seq && state === 'conflict')
    .filter(({ changes }) => changes.some(({ path }) => paths.has(path)))
    .map(({ theirs: _, ...entry }) => ({ ...entry, state: 'waiting' }))
}

/**
 * The change that takes another one back which the server may have by now; undefined where nothing does. It never
 * overwrites what another device has done since: states that a person chose there stay, fields merge or collide as in
 * any edit, and a document that is back already stays as it is.
 */
export function inverseOf(change: Change, { rev, was }: ChangeContext): Change | undefined {
  const { path, name, titles, fields, before, copy } = change
  const whole = { path, name, ...(titles && { titles }) }
  if (change.kind === 'move') return was && { ...whole, kind: 'move', fields: {}, before: {}, place: was }
  if (change.kind === 'delete') return copy && broughtBack({ ...whole, copy, rev })
  if (change.kind === 'create') return wasThere(change) ? gone({ ...whole, rev: change.rev, fields }) : undefined
  const back = known(before)
  const now = Object.fromEntries(Object.keys(back).map((field) => [field, fields[field]]))
  if (change.rev === undefined) return { ...whole, kind: 'update', fields: back, before: now, isAutomatic: true }
  return { ...whole, kind: 'update', fields: back, before: now, rev, baseRev: change.rev, copy: { ...copy, ...fields } }
}

interface Gone extends Pick<Change, 'path' | 'name' | 'titles'> {
  /** The last copy. */
  copy: Values
  rev: string
}

/** A deleted document anew, from its last copy. Another device may bring it back too: what is the same there is no news. */
export const broughtBack = ({ copy, ...whole }: Gone): Change => ({
  ...whole,
  kind: 'create',
  fields: known(copy),
  before: known(copy),
})

/** Only a document that was brought back says what it was before. */
const wasThere = ({ before }: Change) => Object.keys(before).length > 0

/** A document that was brought back goes again, unless somebody has gone on from it. */
const gone = ({ rev, fields, ...whole }: Pick<Change, 'path' | 'name' | 'titles' | 'rev' | 'fields'>): Change => ({
  ...whole,
  kind: 'delete',
  fields: {},
  before: {},
  ...(rev !== undefined && { baseRev: rev }),
  copy: fields,
})

/** A document can hold no undefined value. */
const known = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
