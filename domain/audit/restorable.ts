import * as v from 'valibot'
import { type ContentCollection, kindOf } from '../content/contentKinds.ts'
import { contentTypes } from '../content/contentTypes.ts'
import type { Values } from '../outbox/pendingMutation.ts'

/** The collections whose deleted documents can come back from the log: those of the content types. */
export type RestorableCollection = ContentCollection

/** Whether a deleted document of this collection can come back from the log. */
export const isRestorable = (collection: string): collection is RestorableCollection => kindOf(collection) !== undefined

/** What the store or the writer gives a document: no part of a copy. */
const technical: ReadonlySet<string> = new Set(['id', 'rev', 'base_rev', 'updated_by'])

/** The names of the fields that a document can be given back. */
export const contentNames = (collection: RestorableCollection): string[] =>
  Object.keys(contentTypes[kindOf(collection)].Stored.entries).filter((name) => !technical.has(name))

/** A copy as a document that can be stored today: with the fields that came later, without those that nobody knows. */
export function restorable(collection: RestorableCollection, id: string, copy: Values): Values {
  const read = v.parse(contentTypes[kindOf(collection)].Stored, { ...copy, id }) as object as Values
  return Object.fromEntries(contentNames(collection).map((name) => [name, read[name]]))
}
