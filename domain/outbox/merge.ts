import { defaultLanguage } from '../languages.ts'
import type { Values } from './pendingMutation.ts'

/** The result of a merge: the fields to write on top of theirs, and those that both sides changed differently. */
interface Merged {
  fields: Values
  /** Field names; inside a map `field.key`. */
  conflicts: string[]
}

/** The writer of a document. It is always the current one; otherwise the rules refuse the write. */
const writer = 'updated_by'
/** The source hashes of each language's Spanish texts (domain/content/translation/sourceHashes.ts). */
export const sources = 'translated_from'
/** The position in a list. */
export const place = 'order_position'
/** Fields that are not content, so mine win without a question. */
const bookkeepingFields: ReadonlySet<string> = new Set([writer, sources, place])
/**
 * The marks of texts that no person has written (domain/content/translation/textMarks.ts). A mark goes with its text.
 */
export const marks = 'text_marks'

export const isMap = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns whether two stored values mean the same; a missing text is an empty one. */
export function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (isEmpty(a) && isEmpty(b)) return true
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((item, at) => isSame(item, b[at]))
  if (!isMap(a) || !isMap(b)) return false
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((key) => isSame(a[key], b[key]))
}

const isEmpty = (value: unknown) => value === undefined || value === null || value === ''

/**
 * Merges one document from three copies: `before` is the copy on which mine is based, `mine` my fields, `theirs` the
 * server's copy. A field that only one side changed merges, even inside maps. If one side's text is a copy of the
 * Spanish one, the other side's wins, because nobody has written the copy. Copies on both sides follow the resulting
 * Spanish text. `isMineKept` returns whether mine was chosen for a conflicting field.
 */
export function merge(before: Values, mine: Values, theirs: Values, isMineKept = nothing): Merged {
  const { fields, conflicts } = mergeFields(before, mine, theirs, isMineKept)
  const marked = withCopies(withMarks(fields, before, mine, theirs), theirs)
  return { fields: withSources(marked, before, mine, theirs), conflicts }
}

const nothing = (_: string) => false

const sourcesIn = (values: Values): Values => {
  const found = values[sources]
  return isMap(found) ? found : {}
}

/** Gives each language the source hash of the side whose text wins. */
function withSources({ [sources]: own, ...fields }: Values, before: Values, mine: Values, theirs: Values): Values {
  const next = { ...sourcesIn(theirs), ...(isMap(own) && own) }
  for (const [name, text] of Object.entries(mine)) {
    const [was, now] = [before[name], theirs[name]]
    if (isSame(text, now) || isSame(was, text) || isSame(was, now)) continue
    const stands = name in fields && isSame(fields[name], text)
    if (stands && (isCopy(mine, name) || !isCopy(theirs, name))) continue
    const code = name.slice(name.lastIndexOf('_') + 1)
    const sourceHash = sourcesIn(stands ? mine : theirs)[code] ?? sourcesIn(before)[code]
    if (sourceHash !== undefined) next[code] = sourceHash
  }
  return isSame(next, sourcesIn(theirs)) ? fields : { ...fields, [sources]: next }
}

function mergeFields(before: Values, mine: Values, theirs: Values, isMineKept: (name: string) => boolean): Merged {
  const fields: Values = {}
  const conflicts: string[] = []
  for (const [name, value] of Object.entries(mine)) {
    const [was, now] = [before[name], theirs[name]]
    if (name === marks) continue
    if (isSame(value, now) || (isSame(was, value) && name !== writer)) continue
    if (isMap(value) && (isMap(now) || isEmpty(now))) {
      const ground = isMap(now) ? now : {}
      const inside = mergeFields(isMap(was) ? was : {}, value, ground, (key) => isMineKept(`${name}.${key}`))
      const changed = bookkeepingFields.has(name) ? changedKeys(was, value) : inside.fields
      if (Object.keys(changed).length > 0) fields[name] = { ...ground, ...changed }
      if (!bookkeepingFields.has(name)) conflicts.push(...inside.conflicts.map((key) => `${name}.${key}`))
    } else if (bookkeepingFields.has(name) || isSame(was, now) || isCopy(theirs, name) || isMineKept(name))
      fields[name] = value
    else if (!isCopy(mine, name)) conflicts.push(name)
  }
  return { fields, conflicts }
}

const marksIn = (values: Values): Values | undefined => {
  const found = values[marks]
  return isMap(found) ? found : undefined
}
/** Returns whether a text is marked as a copy of the Spanish one. */
export const isCopy = (values: Values, name: string) => marksIn(values)?.[name] === 'copied'

/** Returns the fields to write with the resulting marks, each from the side whose text wins. */
function withMarks({ [marks]: _, ...fields }: Values, before: Values, mine: Values, theirs: Values): Values {
  const [was, own, now] = [marksIn(before) ?? {}, marksIn(mine) ?? {}, marksIn(theirs)]
  const base = now ?? was
  const isMineAlone = (name: string) => marks in mine && !isSame(was[name], own[name])
  const markOf = (name: string) => {
    if (name in fields) return own[name]
    const gaveWay = name in mine && !isSame(mine[name], theirs[name])
    return gaveWay || !isMineAlone(name) ? base[name] : own[name]
  }
  const names = [...new Set([...Object.keys(base), ...Object.keys(own), ...Object.keys(was)])]
  const next = Object.fromEntries(names.map((name) => [name, markOf(name)]).filter(([, mark]) => mark !== undefined))
  const hasWritten = Object.keys(fields).some((name) => name !== writer)
  // An older document gets marks with the first save that has any.
  const isNew = now ? !isSame(next, now) : marksIn(mine) && (hasWritten || names.some(isMineAlone))
  return isNew ? { ...fields, [marks]: next } : fields
}

/** Returns the fields to write, with each copy equal to the resulting Spanish text. */
function withCopies(fields: Values, theirs: Values): Values {
  const { ...next } = fields
  for (const [name, mark] of Object.entries(marksIn(fields) ?? marksIn(theirs) ?? {})) {
    const spanish = `${name.slice(0, name.lastIndexOf('_'))}_${defaultLanguage}`
    const text = spanish in fields ? fields[spanish] : theirs[spanish]
    if (mark !== 'copied' || text === undefined) continue
    if (isSame(theirs[name], text)) delete next[name]
    else next[name] = text
  }
  return next
}

/** Returns the entries of a map that differ from the copy on which it is based. */
const changedKeys = (was: unknown, value: Values): Values =>
  Object.fromEntries(Object.entries(value).filter(([key, item]) => !isSame(isMap(was) ? was[key] : undefined, item)))

/** Returns the value at `field` or `field.key`. */
export function valueAt(values: Values, name: string): unknown {
  if (name in values) return values[name]
  const dot = name.indexOf('.')
  const map = values[name.slice(0, dot)]
  return dot > 0 && isMap(map) ? map[name.slice(dot + 1)] : undefined
}
