import { defaultLanguage } from '../languages.ts'
import type { Values } from './pendingMutation.ts'

/** What comes of three copies: the fields to write on top of theirs, and those that both sides changed differently. */
interface Merged {
  fields: Values
  /** Names of fields; of a map `field.key`. */
  conflicts: string[]
}

/** Who wrote: always whoever writes now, or the rules refuse it. */
const writer = 'updated_by'
/** Which Spanish texts each language was written from (domain/content/translation/sourceHashes.ts). */
export const sources = 'translated_from'
/** Source hashes of the writer, not content: mine win without a question. */
const bookkeepingFields: ReadonlySet<string> = new Set([writer, sources])
/** Which texts nobody has written (domain/content/translation/textMarks.ts). A mark goes with its text. */
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
 * The three-way merge of one document: `before` is the copy that mine was made from, `mine` my fields, `theirs` what
 * the server has. A field that only one side changed merges by itself, even inside maps. If one side's text is a copy
 * of the Spanish one, the other side's stands, because nobody has written the copy. Copies on both sides follow the
 * Spanish text that stands. `isMineKept` says for which fields that collide mine is chosen.
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

/** Each language gets the source hash of the side whose text stands. */
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

/** The fields to write, with the marks that the document's texts then have: each comes from the side whose text stays. */
function withMarks({ [marks]: _, ...fields }: Values, before: Values, mine: Values, theirs: Values): Values {
  const [was, own, now] = [marksIn(before) ?? {}, marksIn(mine) ?? {}, marksIn(theirs)]
  const base = now ?? was
  const isMineAlone = (name: string) => marks in mine && !isSame(was[name], own[name])
  const markOf = (name: string) => {
    if (name in fields) return own[name]
    const gaveWay = name in mine && !isSame(before[name], mine[name]) && !isSame(mine[name], theirs[name])
    return gaveWay || !isMineAlone(name) ? base[name] : own[name]
  }
  const names = [...new Set([...Object.keys(base), ...Object.keys(own), ...Object.keys(was)])]
  const next = Object.fromEntries(names.map((name) => [name, markOf(name)]).filter(([, mark]) => mark !== undefined))
  const hasWritten = Object.keys(fields).some((name) => name !== writer)
  // A document of before gets marks with the first save that knows some.
  const isNew = now ? !isSame(next, now) : marksIn(mine) && (hasWritten || names.some(isMineAlone))
  return isNew ? { ...fields, [marks]: next } : fields
}

/** The fields to write, with each copy as the Spanish text that the document then has. */
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
