import * as v from 'valibot'
import { collections } from '../collections.ts'
import type { LanguageCode } from '../languages.ts'
import type { VersionedFormat } from '../versions/versionedFormat.ts'

/** Fields of a stored document by name. */
export type Values = Record<string, unknown>

/** Where a row was put in an ordered list: the ids of the rows around it; null at an end of the list. */
export interface Place {
  after: string | null
  before: string | null
}

/**
 * One change to one document, as the outbox keeps it until the server has confirmed it.
 * - `create` and `update` carry fields; `update` also what these were in the copy it was made from (`before`).
 * - `delete` carries the copy that was seen, or in `before` the fields that must still be as they were.
 * - `move` carries the row's new `place`; its position is worked out from the server's order when it is sent.
 * - `rev` and `baseRev` are missing where a write needs no revision: moves, message status, deletions, roles.
 */
export interface Change {
  kind: 'create' | 'update' | 'delete' | 'move'
  /** `collection/id` */
  path: string
  fields: Values
  before: Values
  rev?: string
  /** The revision of the copy that it was made from; also a deletion has one where its collection has revisions. */
  baseRev?: string
  /** The whole copy that it was made from: what was deleted elsewhere can come back. */
  copy?: Values
  place?: Place
  /** The console did it by itself: it never overwrites what a person chose. */
  isAutomatic?: boolean
  /** What people call the document. */
  name: string
  /** What lists in other languages call it, where it has titles. */
  titles?: Titles
}

/** A document's title in each language that has one. */
export type Titles = Readonly<Partial<Record<LanguageCode, string>>>

/** Why the server refused a change: `invalid` – the rules do; `role`, of earlier versions – the account was no admin. */
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
  /** It was sent, and perhaps arrived. It is sent again in the same batch, and what came later is never folded into it. */
  tried?: Attempt
  /** The server's copy that a conflict was found with; null when the document was deleted there. */
  theirs?: Values | null
}

/** A batch that was sent, and the document in which the server remembers this device's last batch that it has taken. */
export interface Attempt {
  batch: string
  receipt: string
}

/** The collection and the id in a path. */
export function placeOf(path: string): { collection: string; id: string } {
  const slash = path.indexOf('/')
  return { collection: path.slice(0, slash), id: path.slice(slash + 1) }
}

/** Whether a path is of a picture of the studio's own. */
export const isPicture = (path: string) => placeOf(path).collection === collections.media

/** The revision of a stored document; '' where it has none. */
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
  // A name is for people only: what lost it can be sent all the same.
  name: v.fallback(v.string(), ''),
  titles: v.fallback(v.optional(v.record(v.string(), v.string())), undefined),
})

/** How an entry is kept on a device. */
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
  // Version 2 has moves and attempts; what version 1 kept has neither and stays as it is.
  steps: [{ name: 'moves and attempts', migrate: (entry) => entry }],
}
