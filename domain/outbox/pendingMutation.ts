import * as v from 'valibot'
import { collections } from '../collections.ts'
import type { LanguageCode } from '../languages.ts'
import type { VersionedFormat } from '../versions/versionedFormat.ts'

/** Fields of a stored document by name. */
export type Values = Record<string, unknown>

/** A row's new place in an ordered list: the ids of its neighbours; null at an end of the list. */
export interface Place {
  after: string | null
  before: string | null
}

/**
 * One change to one document, as the outbox stores it until the server has confirmed it.
 * - `create` and `update` have fields; `update` also their values in the copy on which it is based (`before`).
 * - `delete` has the copy that was seen, or in `before` the fields that must be unchanged.
 * - `move` has the row's new `place`; its position follows from the server's order when it is sent.
 * - `rev` and `baseRev` are missing if a write needs no revision: moves, message status, deletions, roles.
 */
export interface Change {
  kind: 'create' | 'update' | 'delete' | 'move'
  /** `collection/id` */
  path: string
  fields: Values
  before: Values
  rev?: string
  /** The revision of the copy on which it is based. A deletion has one if its collection has revisions. */
  baseRev?: string
  /** The whole copy on which it is based, from which a deleted document can be restored. */
  copy?: Values
  place?: Place
  /** Set if the console made the change itself; it never overwrites a person's choice. */
  isAutomatic?: boolean
  /** The document's name for people. */
  name: string
  /** The document's titles, if it has any, for lists in other languages. */
  titles?: Titles
}

export type Titles = Readonly<Partial<Record<LanguageCode, string>>>

/**
 * Why the server refused a change. `invalid`: the rules refused it. `role`, from earlier versions: the account was not
 * an admin.
 */
export type Refusal = 'role' | 'invalid'

/** Changes that were saved in one step, and their state. */
export interface PendingMutation {
  /** The version of this shape. */
  version?: number
  /** The position in the queue. */
  seq: number
  id: string
  /** The account that made it; no other account sees or sends it. */
  account: string
  /** When the entry was made, in milliseconds since 1970. */
  at: number
  changes: Change[]
  state: 'waiting' | 'conflict' | 'refused'
  refusal?: Refusal
  /**
   * Set once the entry was sent; it may have arrived. It is retried in the same batch, and later changes are never
   * merged into it.
   */
  tried?: Attempt
  /** The server's copy at the time of a conflict; null if the document was deleted there. */
  theirs?: Values | null
}

/**
 * A batch that was sent, and the path of the receipt, which names the last batch that the server has accepted from this
 * device.
 */
export interface Attempt {
  batch: string
  receipt: string
}

/** Splits a path into collection and id. */
export function placeOf(path: string): { collection: string; id: string } {
  const slash = path.indexOf('/')
  return { collection: path.slice(0, slash), id: path.slice(slash + 1) }
}

/** Returns whether a path is that of an uploaded picture. */
export const isPicture = (path: string) => placeOf(path).collection === collections.media

/** Returns a stored document's revision; '' if it has none. */
export const revOf = ({ rev }: Values) => (typeof rev === 'string' ? rev : '')

const Fields = v.record(v.string(), v.unknown())
const revision = v.optional(v.string())

const neighbour = v.nullable(v.string())

const StoredChange = v.looseObject({
  kind: v.picklist(['create', 'update', 'delete', 'move']),
  path: v.pipe(v.string(), v.regex(/^[^/]+\/[^/]+$/)),
  fields: Fields,
  before: Fields,
  rev: revision,
  baseRev: revision,
  copy: v.optional(Fields),
  place: v.optional(v.object({ after: neighbour, before: neighbour })),
  isAutomatic: v.optional(v.boolean()),
  // The name is only for people, so a change without one can still be sent.
  name: v.fallback(v.string(), ''),
  titles: v.fallback(v.optional(v.record(v.string(), v.string())), undefined),
})

/** The stored form of an entry. */
export const pendingMutationFormat: VersionedFormat<PendingMutation> = {
  version: 2,
  schema: v.looseObject({
    seq: v.pipe(v.number(), v.integer()),
    id: v.pipe(v.string(), v.nonEmpty()),
    account: v.pipe(v.string(), v.nonEmpty()),
    at: v.number(),
    changes: v.pipe(v.array(StoredChange), v.minLength(1)),
    state: v.picklist(['waiting', 'conflict', 'refused']),
    refusal: v.optional(v.picklist(['role', 'invalid'])),
    tried: v.optional(v.object({ batch: v.string(), receipt: v.string() })),
    theirs: v.optional(v.nullable(Fields)),
  }) as unknown as v.GenericSchema<unknown, PendingMutation>,
  // Version 2 added moves and attempts. Entries of version 1 have neither and stay unchanged.
  steps: [{ name: 'moves and attempts', migrate: (entry) => entry }],
}
