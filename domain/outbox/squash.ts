import { isCopy, isMap, isSame, marks, sources } from './merge.ts'
import type { Change, Values } from './pendingMutation.ts'

/**
 * Combines two changes of one document. The result has the base of the first and the revision of the last. The later
 * one is based on the result of the earlier one, or on a copy without it if that is in conflict. A field that the later
 * one carries unchanged therefore keeps the earlier one's value, even inside maps. A change after a deletion replaces
 * it: the deletion was in conflict, and the owner went on editing.
 */
export function squash(earlier: Change, later: Change): Change {
  if (earlier.kind === 'delete') return later
  const copy = earlier.copy ?? later.copy
  const rev = later.rev ?? earlier.rev
  const titles = later.titles ?? earlier.titles
  const name = later.name || earlier.name
  const whole = { path: later.path, name, ...(titles && { titles }), ...(copy && { copy }) }
  const isDeletion = later.kind === 'delete'
  // A new document has no base. A move before an edit has none either, but the edit does.
  const baseRev = earlier.baseRev ?? (isDeletion || earlier.kind === 'update' ? later.baseRev : undefined)
  const base = baseRev === undefined ? {} : { baseRev }
  if (isDeletion) {
    const seen = Object.keys(later.before).map((name) => [name, groundOf(name, earlier, later).before[name]])
    return { ...whole, ...base, kind: 'delete', fields: {}, before: Object.fromEntries(seen) }
  }
  return {
    ...whole,
    ...base,
    ...(earlier.isAutomatic && later.isAutomatic && { isAutomatic: true }),
    ...(rev !== undefined && { rev }),
    kind: earlier.kind,
    ...both(earlier, later),
  }
}

/** Fields of a document, or entries of a map in it, with their previous values. */
type Edit = Pick<Change, 'fields' | 'before'>

/**
 * Combines two edits of a document. A field that only one of them has is taken from it. A copy of the Spanish text does
 * not replace a translation that its tab had not seen.
 */
function both(earlier: Edit, later: Edit): Edit {
  const fields = { ...earlier.fields }
  const before = { ...later.before, ...earlier.before }
  const yielding = Object.keys(later.fields).filter((name) => onlyFollowsSpanish(name, earlier, later))
  for (const [name, value] of Object.entries(later.fields)) {
    const known = earlier.fields[name]
    if (!(name in earlier.fields)) fields[name] = value
    else if (isMap(known) && isMap(value)) {
      const isMarks = name === marks
      const hasChanged = (edit: Edit, key: string) =>
        isTouched(mapsIn(edit, name), key) || (isMarks && isTouched(edit, key))
      const isLater = (key: string) =>
        !belongsToTexts(yielding, name, key) && (hasChanged(later, key) || !hasChanged(earlier, key))
      const inside = bothMaps(mapsIn(earlier, name), mapsIn(later, name), isLater)
      fields[name] = inside.fields
      before[name] = inside.before
    } else if (isTouched(later, name) && !yielding.includes(name)) {
      fields[name] = value
      before[name] = groundOf(name, earlier, later).before[name]
    }
  }
  return { fields, before }
}

/** Returns whether the later edit's text only followed the Spanish one, while the earlier edit had written another. */
export const onlyFollowsSpanish = (name: string, earlier: Edit, later: Edit) =>
  isCopy(later.before, name) && isCopy(later.fields, name) && isTouched(earlier, name) && !isCopy(earlier.fields, name)

/** Returns whether the entry of a map belongs to one of these texts: its mark, or the source hash of its language. */
export const belongsToTexts = (texts: readonly string[], map: string, key: string) =>
  (map === marks && texts.includes(key)) || (map === sources && texts.some((text) => text.endsWith(`_${key}`)))

/** Combines two edits of a map, which both contain the whole map. A missing entry was removed. */
function bothMaps(earlier: Edit, later: Edit, isLater: (key: string) => boolean): Edit {
  const edit: Edit = { fields: {}, before: {} }
  for (const key of new Set([earlier, later].flatMap(({ fields, before }) => Object.keys({ ...before, ...fields })))) {
    copyEntry(key, isLater(key) ? later.fields : earlier.fields, edit.fields)
    copyEntry(key, isLater(key) ? groundOf(key, earlier, later).before : earlier.before, edit.before)
  }
  return edit
}

/** Returns whether an edit changes a field, rather than just containing it. */
const isTouched = ({ fields, before }: Edit, name: string) => !isSame(before[name], fields[name])

/**
 * Returns the edit that holds a field's value before both edits. That is the later one, if it is based on a copy
 * without the earlier one.
 */
const groundOf = (name: string, earlier: Edit, later: Edit) =>
  isSame(later.before[name], earlier.fields[name]) ? earlier : later

const mapsIn = ({ fields, before }: Edit, name: string): Edit => ({
  fields: fields[name] as Values,
  before: isMap(before[name]) ? before[name] : {},
})

function copyEntry(key: string, from: Values, to: Values) {
  if (key in from) to[key] = from[key]
}
