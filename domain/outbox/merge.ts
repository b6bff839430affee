import type { Values } from './pendingMutation.ts'

/** What comes of three copies: the fields to write on top of theirs, and those that both sides changed differently. */
export interface Merged {
  fields: Values
  /** Names of fields; of a map `field.key`. */
  conflicts: string[]
}

/** Who wrote: always whoever writes now, or the rules refuse it. */
const writer = 'updated_by'
/** Stamps of the writer, not content: mine win without a question. */
const stamps: ReadonlySet<string> = new Set([writer, 'translated_from'])

const isMap = (value: unknown): value is Values => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether two stored values mean the same; a missing text is an empty one. */
export function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (isEmpty(a) && isEmpty(b)) return true
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((item, at) => isSame(item, b[at]))
  if (!isMap(a) || !isMap(b)) return false
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((key) => isSame(a[key], b[key]))
}

const isEmpty = (value: unknown) => value === undefined || value === null || value === ''

/**
 * The three-way merge of one document: `before` is the copy that mine was made from, `mine` my fields, `theirs` what
 * the server has. A field that only one side changed merges by itself, also inside maps.
 */
export function merge(before: Values, mine: Values, theirs: Values): Merged {
  const fields: Values = {}
  const conflicts: string[] = []
  for (const [name, value] of Object.entries(mine)) {
    const [was, now] = [before[name], theirs[name]]
    if (isSame(value, now) || (isSame(was, value) && name !== writer)) continue
    if (isMap(value) && (isMap(now) || isEmpty(now))) {
      const inside = merge(isMap(was) ? was : {}, value, isMap(now) ? now : {})
      const changed = stamps.has(name) ? changedKeys(was, value) : inside.fields
      if (Object.keys(changed).length > 0) fields[name] = { ...(isMap(now) && now), ...changed }
      if (!stamps.has(name)) conflicts.push(...inside.conflicts.map((key) => `${name}.${key}`))
    } else if (stamps.has(name) || isSame(was, now)) fields[name] = value
    else conflicts.push(name)
  }
  return { fields, conflicts }
}

/** The entries of a map that differ from the copy it was made from. */
const changedKeys = (was: unknown, value: Values): Values =>
  Object.fromEntries(Object.entries(value).filter(([key, item]) => !isSame(isMap(was) ? was[key] : undefined, item)))

/** The value at `field` or `field.key`. */
export function valueAt(values: Values, name: string): unknown {
  if (name in values) return values[name]
  const dot = name.indexOf('.')
  const map = values[name.slice(0, dot)]
  return dot > 0 && isMap(map) ? map[name.slice(dot + 1)] : undefined
}

/** The values with `field` or `field.key` set; the input is not changed. */
export function withValueAt(values: Values, name: string, value: unknown): Values {
  const dot = name.indexOf('.')
  if (dot < 0) return { ...values, [name]: value }
  const [field, key] = [name.slice(0, dot), name.slice(dot + 1)]
  const map = values[field]
  return { ...values, [field]: { ...(isMap(map) ? map : {}), [key]: value } }
}
