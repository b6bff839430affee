import { collections } from '../collections.ts'
import { contentCollections } from '../content/contentKinds.ts'
import type { Values } from '../outbox/pendingMutation.ts'
import { type AuditEntry, serverActor, visitorActor } from './auditEntry.ts'

/** The part of a log entry that follows from the two versions of the document. */
type NotedChange = Pick<AuditEntry, 'action' | 'by' | 'base_rev' | 'rev' | 'fields' | 'before' | 'after' | 'left_out'>

/** Bookkeeping fields, which the entry has under names of its own or not at all. */
const technical: ReadonlySet<string> = new Set(['rev', 'base_rev', 'updated_by', 'key'])

/**
 * Fields whose values are logged, in collections where others are not. A visitor's own text is not: it must be gone when
 * the enquiry is.
 */
const kept: Readonly<Record<string, ReadonlySet<string>>> = {
  [collections.messages]: new Set(['status', 'suspected', 'trashed_from']),
  // A picture is named by the hash of its bytes.
  [collections.media]: new Set(),
}

/** Fields that a browser may change without a new revision. */
const loose: Readonly<Record<string, ReadonlySet<string>>> = {
  ...Object.fromEntries(contentCollections.map((name) => [name, new Set(['order_position'])])),
  [collections.messages]: new Set(['status', 'suspected', 'trashed_from', 'note']),
}

/** Fields that the server sets as a consequence of something with an entry of its own: a setting, a move, ended sessions. */
const following: Readonly<Record<string, ReadonlySet<string>>> = {
  [collections.roles]: new Set(['valid_since']),
  [collections.messages]: new Set(['expires_at', 'trashed_at']),
  [collections.media]: new Set(['expires_at']),
}

/** The largest value, and the most of all values in one entry, in bytes. Firestore takes a mebibyte. */
const longest = { value: 20_000, all: 500_000 }

/** What was done to a document, from its copies before and after; undefined where there is nothing to say. */
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
 * Who wrote, as the rules made the writer say. A write that no browser could have made is the server's, whatever the
 * document still says of who wrote before. Who deleted stands in a note of its own.
 */
function writerOf(collection: string, before: Values | undefined, after: Values | undefined): string {
  const by = textIn(after, 'updated_by')
  if (!after) return serverActor
  // One that a restored backup brings back is signed by the server.
  if (collection === collections.messages && !before) return by === '' ? visitorActor : serverActor
  if (by === '') return serverActor
  if (textIn(before, 'rev') !== textIn(after, 'rev'))
    return textIn(after, 'base_rev') === textIn(before, 'rev') ? by : serverActor
  const names = Object.keys({ ...before, ...after }).filter((name) => !isSame(before?.[name], after[name]))
  const isLoose = names.every((name) => name === 'updated_by' || loose[collection]?.has(name))
  return !before || isLoose ? by : serverActor
}

/** A group of settings lies in one map: its fields are spoken of as the document's own. */
function flat({ value, ...others }: Values = {}): Values {
  return isMap(value) ? { ...others, ...value } : { ...others, ...(value !== undefined && { value }) }
}

/** Says of one field after another whether the log keeps its values: those on the collection's list, while there is room. */
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

/** A missing field and an empty one differ here: whoever goes back to a copy wants what was there. */
const isSame = (a: unknown, b: unknown): boolean => a === b || sorted(a) === sorted(b)

/** The same for maps whose keys stand in another order. Of what somebody stored by hand and JSON cannot hold: undefined. */
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
