import * as v from 'valibot'
import type { KeptFormat } from '../kept/keptFormat.ts'
import type { LanguageCode } from '../languages.ts'

/** Fields of a stored document by name. */
export type Values = Record<string, unknown>

/**
 * One change to one document, as the outbox keeps it until the server has confirmed it.
 * - `create` and `update` carry fields; `update` also what these were in the copy it was made from (`before`).
 * - `rev` and `baseRev` are missing where a write needs no revision: moves, message status, deletions, roles.
 */
export interface Change {
  kind: 'create' | 'update' | 'delete'
  /** `collection/id` */
  path: string
  fields: Values
  before: Values
  rev?: string
  /** The revision of the copy that it was made from; also a deletion has one where its collection has revisions. */
  baseRev?: string
  /** The whole copy, so that a document that was deleted elsewhere can come back; only the first of a chain has it. */
  copy?: Values
  /** What people call the document. */
  name: string
  /** What lists in other languages call it, where it has titles. */
  titles?: Titles
}

/** A document's title in each language that has one. */
export type Titles = Readonly<Partial<Record<LanguageCode, string>>>

/** Why the server took a change for good: `role` – the account is no admin any more; `invalid` – the rules refuse it. */
export type Refusal = 'role' | 'invalid'

/** What was saved in one step, and how it stands. */
export interface PendingMutation {
  /** The version of this shape. */
  version?: number
  /** Its place in the queue. */
  seq: number
  id: string
  /** The account that made it; no other account sees or sends it. */
  account: string
  /** When, in milliseconds since 1970. */
  at: number
  changes: Change[]
  state: 'waiting' | 'conflict' | 'refused'
  refusal?: Refusal
  /** The server's copy that a conflict was found with; null when the document was deleted there. */
  theirs?: Values | null
}

/** The collection and the id in a path. */
export function placeOf(path: string): { collection: string; id: string } {
  const slash = path.indexOf('/')
  return { collection: path.slice(0, slash), id: path.slice(slash + 1) }
}

const Fields = v.record(v.string(), v.unknown())
const revision = v.optional(v.string())

const StoredChange = v.looseObject({
  kind: v.picklist(['create', 'update', 'delete']),
  path: v.pipe(v.string(), v.regex(/^[^/]+\/[^/]+$/)),
  fields: Fields,
  before: Fields,
  rev: revision,
  baseRev: revision,
  copy: v.optional(Fields),
  // A name is for people only: what lost it can be sent all the same.
  name: v.fallback(v.string(), ''),
  titles: v.fallback(v.optional(v.record(v.string(), v.string())), undefined),
})

/** How an entry is kept on a device. */
export const pendingMutationFormat: KeptFormat<PendingMutation> = {
  version: 1,
  schema: v.looseObject({
    seq: v.pipe(v.number(), v.integer()),
    id: v.pipe(v.string(), v.nonEmpty()),
    account: v.pipe(v.string(), v.nonEmpty()),
    at: v.number(),
    changes: v.pipe(v.array(StoredChange), v.minLength(1)),
    state: v.picklist(['waiting', 'conflict', 'refused']),
    refusal: v.optional(v.picklist(['role', 'invalid'])),
    theirs: v.optional(v.nullable(Fields)),
  }) as unknown as v.GenericSchema<unknown, PendingMutation>,
  steps: [],
}
