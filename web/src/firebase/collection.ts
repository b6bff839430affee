import { type CollectionName, collections } from '@studio/domain/collections'
import { contentCollections } from '@studio/domain/content/contentKinds'
import { nextRevision } from '@studio/domain/nextRevision'
import type { Place } from '@studio/domain/outbox/pendingMutation'
import type { Revisioned } from '@studio/domain/revision'
import type * as v from 'valibot'
import { newId } from './newId'

export type Fields = Record<string, unknown>

/**
 * A change to one document that depends on no other. A new document with a `base` existed before: `base` is its last
 * copy.
 */
export type DirectWrite =
  | { kind: 'set'; path: string; fields: Fields; base?: Fields }
  | { kind: 'update'; path: string; fields: Fields; base: Fields; isAutomatic?: boolean }
  | { kind: 'delete'; path: string; base: Fields; seen?: Fields }

/**
 * One change; `commit` applies any number of them atomically. The position of a move is determined when it is sent;
 * `was` is the row's previous place.
 */
export type Write = DirectWrite | { kind: 'move'; path: string; place: Place; was?: Place; base: Fields }

/** A document as it was read; `id` is its name. */
type Identified = { id: string }

/** Collections in which every write of content names the revision that it is based on (domain/revision.ts). */
const revisioned: ReadonlySet<CollectionName> = new Set([...contentCollections, collections.settings])

/** A selection of a collection's documents. */
export interface Part {
  /** The document with this name. */
  id?: string | undefined
  /** Fields with exactly these values, or one of several. */
  where?: Readonly<Record<string, string | boolean | null | readonly string[]>> | undefined
  /** Documents from one moment on and before another, in milliseconds since 1970; the field is a timestamp. */
  during?: { field: string; from: number; before: number } | undefined
  order?: string | undefined
  descending?: boolean | undefined
  /** Maximum number of documents; those that come first in `order` count. */
  limit?: number | undefined
}

/** A list to listen to. All who ask for the same `key` share one listener. */
export interface Source<Row> extends Part {
  key: string
  collection: CollectionName
  /** The schema of its documents, loaded with the first listener. */
  schema: () => Promise<v.GenericSchema<unknown, Row>>
}

/**
 * Returns a typed collection, declared once at module level. Its SDK and schema load on the first listener or write, so
 * that a page can name a collection without including either.
 */
export function collectionOf<Row extends Identified>(
  name: CollectionName,
  schema: () => Promise<v.GenericSchema<unknown, Row>>,
) {
  const path = (id: string) => `${name}/${id}`
  const revision = (base?: Row): Partial<Revisioned> =>
    revisioned.has(name) ? nextRevision(newId(), base as Revisioned | undefined) : {}
  /** Returns changes of a stored document, based on the copy `base`. */
  const patch = (base: Row, changes: Fields): Extract<DirectWrite, { kind: 'update' }> => ({
    kind: 'update',
    path: path(base.id),
    fields: { ...changes, ...revision(base) },
    base,
  })
  return {
    /** Returns all documents, in the order of a field if one is named. */
    all: (order?: string, descending = false): Source<Row> => ({
      key: `${name}:${order ?? ''}:${descending}`,
      collection: name,
      order,
      descending,
      schema,
    }),
    /** Returns some of the documents. */
    part: (part: Part): Source<Row> => ({ ...part, key: `${name}:${JSON.stringify(part)}`, collection: name, schema }),
    /** Returns a list with one document, or none. */
    one: (id: string): Source<Row> => ({ id, key: `${name}/${id}`, collection: name, schema }),
    /** Returns the write of a new document. */
    create: (id: string, fields: Fields): DirectWrite => ({
      kind: 'set',
      path: path(id),
      fields: { ...fields, ...revision() },
    }),
    /**
     * Returns the write that restores a deleted document. If another device restores the same copy, that is no
     * conflict.
     */
    bringBack: (id: string, copy: Fields): DirectWrite => ({
      kind: 'set',
      path: path(id),
      fields: { ...copy, ...revision() },
      base: copy,
    }),
    patch,
    /** Returns a change made by the console itself, which applies only while the fields are as in `base`. */
    patchUntouched: (base: Row, changes: Fields): Write => ({ ...patch(base, changes), isAutomatic: true }),
    /** Returns a move in the list. It needs no revision, so that reordering never conflicts with an edit. */
    move: (base: Row, place: Place, was: Place): Write => ({ kind: 'move', path: path(base.id), place, was, base }),
    /**
     * Returns the deletion of a document. In a collection without revisions it applies only while the fields in `seen`
     * have these values.
     */
    remove: (base: Row, seen: Fields = {}): DirectWrite => ({ kind: 'delete', path: path(base.id), base, seen }),
  }
}
