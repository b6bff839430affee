import { type CollectionName, collections } from '@studio/domain/collections'
import { contentCollections } from '@studio/domain/content/contentKinds'
import { nextRevision } from '@studio/domain/nextRevision'
import type { Place } from '@studio/domain/outbox/pendingMutation'
import type { Revisioned } from '@studio/domain/revision'
import type * as v from 'valibot'
import { newId } from './newId'

/** Stored fields of one document. */
export type Fields = Record<string, unknown>

/** One change to one document that stands by itself. A new one may have been there before: then `base` is its last copy. */
export type DirectWrite =
  | { kind: 'set'; path: string; fields: Fields; base?: Fields }
  | { kind: 'update'; path: string; fields: Fields; base: Fields; isAutomatic?: boolean }
  | { kind: 'delete'; path: string; base: Fields; seen?: Fields }

/**
 * One change; `commit` makes any number of them in one atomic step. A move is worked out when it is sent; `was` is where
 * its row stood.
 */
export type Write = DirectWrite | { kind: 'move'; path: string; place: Place; was?: Place; base: Fields }

/** A document as it was read; `id` is its name. */
type Identified = { id: string }

/** Collections in which every write of content names the revision that it was made from (domain/revision.ts). */
const revisioned: ReadonlySet<CollectionName> = new Set([...contentCollections, collections.settings])

/** Which documents of a collection are meant. */
export interface Part {
  /** The one of this name. */
  id?: string | undefined
  /** Fields that have exactly these values, or one of several. */
  where?: Readonly<Record<string, string | boolean | null | readonly string[]>> | undefined
  /** From one moment on and before another, in milliseconds since 1970; the store keeps a timestamp. */
  during?: { field: string; from: number; before: number } | undefined
  order?: string | undefined
  descending?: boolean | undefined
  /** Not more than the first so many, in that order. */
  limit?: number | undefined
}

/** A list to listen to; `key` says which, so that all who ask for the same list share one listener. */
export interface Source<Row> extends Part {
  key: string
  collection: CollectionName
  /** The shape of its documents, fetched when somebody listens. */
  schema: () => Promise<v.GenericSchema<unknown, Row>>
}

/**
 * A typed collection, declared once at module level. It names things only: SDK and schema are fetched when somebody
 * listens or writes, so that a page can name a collection without carrying either.
 */
export function collectionOf<Row extends Identified>(
  name: CollectionName,
  schema: () => Promise<v.GenericSchema<unknown, Row>>,
) {
  const path = (id: string) => `${name}/${id}`
  const revision = (base?: Row): Partial<Revisioned> =>
    revisioned.has(name) ? nextRevision(newId(), base as Revisioned | undefined) : {}
  /** Changes of a stored document, made from the copy `base` that somebody saw. */
  const patch = (base: Row, changes: Fields): Extract<DirectWrite, { kind: 'update' }> => ({
    kind: 'update',
    path: path(base.id),
    fields: { ...changes, ...revision(base) },
    base,
  })
  return {
    /** All documents, in the order of a field if one is named. */
    all: (order?: string, descending = false): Source<Row> => ({
      key: `${name}:${order ?? ''}:${descending}`,
      collection: name,
      order,
      descending,
      schema,
    }),
    /** Some of the documents. */
    part: (part: Part): Source<Row> => ({ ...part, key: `${name}:${JSON.stringify(part)}`, collection: name, schema }),
    /** One document: a list of one, or of none. */
    one: (id: string): Source<Row> => ({ id, key: `${name}/${id}`, collection: name, schema }),
    /** A new document. */
    create: (id: string, fields: Fields): DirectWrite => ({
      kind: 'set',
      path: path(id),
      fields: { ...fields, ...revision() },
    }),
    /** A deleted document anew. Another device may bring it back too: what is the same there is no news. */
    bringBack: (id: string, copy: Fields): DirectWrite => ({
      kind: 'set',
      path: path(id),
      fields: { ...copy, ...revision() },
      base: copy,
    }),
    patch,
    /** What the console changes by itself: it counts only while the fields are what they were in `base`. */
    patchUntouched: (base: Row, changes: Fields): Write => ({ ...patch(base, changes), isAutomatic: true }),
    /** A new place in the list: it needs no revision, so that reordering never collides with an edit. */
    move: (base: Row, place: Place, was: Place): Write => ({ kind: 'move', path: path(base.id), place, was, base }),
    /** Deletes a document. Without revisions, it is deleted only while the fields in `seen` have these values. */
    remove: (base: Row, seen: Fields = {}): DirectWrite => ({ kind: 'delete', path: path(base.id), base, seen }),
  }
}
