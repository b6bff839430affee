import { collections } from '../collections.ts'
import { contentCollections } from '../content/contentKinds.ts'
import type { Values } from '../outbox/pendingMutation.ts'
import { type AuditEntry, serverActor, visitorActor } from './auditEntry.ts'

/** The part of a log entry that is derived from the two versions of the document. */
type NotedChange = Pick<AuditEntry, 'action' | 'by' | 'base_rev' | 'rev' | 'fields' | 'before' | 'after' | 'left_out'>

/** Bookkeeping fields: the entry stores them under other names or not at all. */
const technical: ReadonlySet<string> = new Set(['rev', 'base_rev', 'updated_by', 'key'])

/**
 * Collections of which only some fields' values are logged. The visitor's own text is not: it must disappear together
 * with the enquiry.
 */
const kept: Readonly<Record<string, ReadonlySet<string>>> = {
  [collections.messages]: new Set(['status', 'suspected', 'trashed_from', 'remind_on']),
  // Pictures are named by the hash of their bytes.
  [collections.media]: new Set(),
}

/** Fields that a browser may change without a new revision. */
const loose: Readonly<Record<string, ReadonlySet<string>>> = {
  ...Object.fromEntries(contentCollections.map((name) => [name, new Set(['order_position'])])),
  [collections.messages]: new Set(['status', 'suspected', 'trashed_from', 'note', 'remind_on']),
}

/**
 * Fields that the server sets as a consequence of a change that has its own entry: a setting, a move, ended sessions.
 */
const following: Readonly<Record<string, ReadonlySet<string>>> = {
  [collections.roles]: new Set(['valid_since', 'sessions']),
  [collections.messages]: new Set(['expires_at', 'trashed_at']),
  [collections.media]: new Set(['expires_at']),
}

/** The maximum size of one value and of all values of an entry, in bytes. Firestore allows 1 MiB per document. */
const longest = { value: 50_000, all: 800_000 }

/** Returns the log entry's part for a document's copies before and after; undefined if there is nothing to log. */
export function entryOf(collection: string, before: Values | undefined, after: Values | undefined) {
  if (!before && !after) return undefined
  const [was, is] = [flat(before), flat(after)]
  const fields = [...new Set([...Object.keys(was), ...Object.keys(is)])]
    .filter((name) => !technical.has(name) && !isSame(was[name], is[name]))
    .sort()
  const isFollowing = fields.length > 0 && fields.every((name) => following[collection]?.has(name))
  if (before && after && isFollowing) return undefined
  const isKept = fieldFilter(collection)
  const keptFields = new Set(fields.filter((name) => isKept(name, was[name], is[name])))
  const only = (values: Values): Values =>
    Object.fromEntries(Object.entries(values).filter(([name]) => keptFields.has(name)))
  return {
    action: before ? (after ? 'update' : 'delete') : 'create',
    by: writerOf(collection, before, after),
    base_rev: textIn(before, 'rev'),
    rev: textIn(after, 'rev'),
    fields,
    before: only(was),
    after: only(is),
    left_out: fields.filter((name) => !keptFields.has(name)),
  } satisfies NotedChange
}

/**
 * Returns the writer, which the rules force each browser to state truthfully. A write that no browser could have made
 * is the server's, even if the document still names an earlier writer. The author of a deletion is in a separate note.
 */
function writerOf(collection: string, before: Values | undefined, after: Values | undefined): string {
  const by = textIn(after, 'updated_by')
  if (!after) return serverActor
  // The server signs an enquiry that a restored backup brings back.
  if (collection === collections.messages && !before) return by === '' ? visitorActor : serverActor
  if (by === '') return serverActor
  if (textIn(before, 'rev') !== textIn(after, 'rev'))
    return textIn(after, 'base_rev') === textIn(before, 'rev') ? by : serverActor
  const names = Object.keys({ ...before, ...after }).filter((name) => !isSame(before?.[name], after[name]))
  const isLoose = names.every((name) => name === 'updated_by' || loose[collection]?.has(name))
  return !before || isLoose ? by : serverActor
}

/** A group of settings is stored in one map; the log names its fields as if they were the document's own. */
function flat({ value, ...others }: Values = {}): Values {
  return isMap(value) ? { ...others, ...value } : { ...others, ...(value !== undefined && { value }) }
}

/**
 * Returns a function that tells whether the log stores a field's values: those on the collection's list, up to the size
 * limits.
 */
function fieldFilter(collection: string) {
  let all = 0
  return (name: string, ...values: unknown[]) => {
    if (kept[collection] && !kept[collection].has(name)) return false
    const size = values.reduce<number>((sum, value) => sum + sizeOf(value), 0)
    const fits = size <= 2 * longest.value && all + size <= longest.all
    if (fits) all += size
    return fits
  }
}

const sizeOf = (value: unknown) => new TextEncoder().encode(sorted(value) ?? '').length

const isMap = (value: unknown): value is Values => typeof value === 'object' && value !== null && !Array.isArray(value)

/** A missing field and an empty one differ here, because restoring a copy must give exactly what it had. */
const isSame = (a: unknown, b: unknown): boolean => a === b || sorted(a) === sorted(b)

/**
 * JSON with sorted keys, so that equal maps give equal text. Undefined for a value that JSON cannot hold, which only
 * someone editing the store by hand can create.
 */
function sorted(value: unknown): string | undefined {
  try {
    return JSON.stringify(value, (_, part: unknown) =>
      isMap(part) ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1))) : part,
    )
  } catch {
    return undefined
  }
}

const textIn = (values: Values | undefined, name: string) => {
  const value = values?.[name]
  return typeof value === 'string' ? value : ''
}
