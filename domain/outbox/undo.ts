import type { Change, PendingMutation, Place, Values } from './pendingMutation.ts'

/** The additional data for an inverse change: its own revision, and the previous place of a moved row. */
interface ChangeContext {
  rev: string
  was?: Place | undefined
}

/**
 * Returns whether an entry can be undone by deleting it from the outbox: it was never sent, is complete, and no later
 * entry changes its documents. `made` is the entry as stored at first, `all` the current outbox.
 */
export function canWithdraw(made: PendingMutation, all: readonly PendingMutation[]): boolean {
  const [kept] = all.filter(({ id }) => id === made.id)
  if (!kept || kept.changes.length < made.changes.length) return false
  if (kept.state === 'waiting' && kept.tried) return false
  const paths = new Set(kept.changes.map(({ path }) => path))
  return !all.some(({ seq, changes }) => seq > kept.seq && changes.some(({ path }) => paths.has(path)))
}

/**
 * Returns the entries that were in conflict together with a withdrawn one. They are sent again, and may no longer
 * conflict: the conflicting deletion may be gone, and only an edit left.
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
 * Returns the change that undoes another one that the server may already have; undefined if there is none. It never
 * overwrites later changes of other devices. States chosen there stay, fields merge or conflict as in any edit, and an
 * already restored document stays unchanged.
 */
export function inverseOf(change: Change, { rev, was }: ChangeContext): Change | undefined {
  const { path, name, titles, fields, before, copy } = change
  const whole = { path, name, ...(titles && { titles }) }
  if (change.kind === 'move') return was && { ...whole, kind: 'move', fields: {}, before: {}, place: was }
  if (change.kind === 'delete') return copy && restorationOf({ ...whole, copy, rev })
  if (change.kind === 'create') return wasThere(change) ? gone({ ...whole, rev: change.rev, fields }) : undefined
  const back = known(before)
  const now = Object.fromEntries(Object.keys(back).map((field) => [field, fields[field]]))
  if (change.rev === undefined) return { ...whole, kind: 'update', fields: back, before: now, isAutomatic: true }
  return { ...whole, kind: 'update', fields: back, before: now, rev, baseRev: change.rev, copy: { ...copy, ...fields } }
}

interface Gone extends Pick<Change, 'path' | 'name' | 'titles'> {
  copy: Values
  rev: string
}

/**
 * Returns the change that restores a deleted document from its last copy. If another device has restored the same copy,
 * that is no conflict.
 */
export const restorationOf = ({ copy, ...whole }: Gone): Change => ({
  ...whole,
  kind: 'create',
  fields: known(copy),
  before: known(copy),
})

/** Returns whether a document was restored: only then does `create` know its previous fields. */
const wasThere = ({ before }: Change) => Object.keys(before).length > 0

/** Returns the deletion of a restored document, which applies only if nobody has changed it since. */
const gone = ({ rev, fields, ...whole }: Pick<Change, 'path' | 'name' | 'titles' | 'rev' | 'fields'>): Change => ({
  ...whole,
  kind: 'delete',
  fields: {},
  before: {},
  ...(rev !== undefined && { baseRev: rev }),
  copy: fields,
})

/** Removes undefined values, which a document cannot hold. */
const known = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
