import type { CollectionName } from '@studio/domain/collections'
import type * as v from 'valibot'

/** Stored fields of one document. */
export type Fields = Record<string, unknown>

/** One change to one document; `commit` makes any number of them in one atomic step. */
export type Write =
  | { kind: 'set'; path: string; fields: Fields }
  | { kind: 'update'; path: string; fields: Fields }
  | { kind: 'delete'; path: string }

/** A list to listen to; `key` says which, so that all who ask for the same list share one listener. */
export interface Source<Row> {
  key: string
  collection: CollectionName
  order: string | undefined
  descending: boolean
  /** The shape of its documents, fetched when somebody listens. */
  schema: () => Promise<v.GenericSchema<unknown, Row>>
}

/**
 * A typed collection, declared once at module level. It names things only: SDK and schema are fetched when somebody
 * listens or writes, so that a page can name a collection without carrying either.
 */
export function collectionOf<Row>(name: CollectionName, schema: () => Promise<v.GenericSchema<unknown, Row>>) {
  const path = (id: string) => `${name}/${id}`
  return {
    /** All documents, in the order of a field if one is named. */
    all: (order?: string, descending = false): Source<Row> => ({
      key: `${name}:${order ?? ''}:${descending}`,
      collection: name,
      order,
      descending,
      schema,
    }),
    create: (id: string, fields: Fields): Write => ({ kind: 'set', path: path(id), fields }),
    patch: (id: string, fields: Fields): Write => ({ kind: 'update', path: path(id), fields }),
    remove: (id: string): Write => ({ kind: 'delete', path: path(id) }),
  }
}
