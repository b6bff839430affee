import type { Change } from './pendingMutation.ts'

/**
 * Two changes of one document as one, the later made from the result of the earlier: the first's base, the last's
 * revision.
 */
export function squash(earlier: Change, later: Change): Change {
  const copy = earlier.copy ?? later.copy
  const rev = later.rev ?? earlier.rev
  const titles = later.titles ?? earlier.titles
  const name = later.name || earlier.name
  const whole = { path: later.path, name, ...(titles && { titles }), ...(copy && { copy }) }
  const isDeletion = later.kind === 'delete'
  // A new document has no base; a move in front of an edit has none either, but the edit does.
  const baseRev = earlier.baseRev ?? (isDeletion || earlier.kind === 'update' ? later.baseRev : undefined)
  const base = baseRev === undefined ? {} : { baseRev }
  if (isDeletion) return { ...whole, ...base, kind: 'delete', fields: {}, before: {} }
  return {
    ...whole,
    ...base,
    ...(earlier.isAutomatic && later.isAutomatic && { isAutomatic: true }),
    ...(rev !== undefined && { rev }),
    kind: earlier.kind,
    fields: { ...earlier.fields, ...later.fields },
    before: { ...later.before, ...earlier.before },
  }
}
