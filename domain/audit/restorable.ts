import * as v from 'valibot'
import { type ContentCollection, kindOf } from '../content/contentKinds.ts'
import { contentTypes } from '../content/contentTypes.ts'
import type { Values } from '../outbox/pendingMutation.ts'

/** The collections whose deleted documents can come back from the log: those of the content types. */
export type RestorableCollection = ContentCollection

/** Returns whether a deleted document of this collection can be restored from the log. */
export const isRestorable = (collection: string): collection is RestorableCollection => kindOf(collection) !== undefined

/** Fields that the store or the writer sets; they are not part of a copy. */
const technical: ReadonlySet<string> = new Set(['id', 'rev', 'base_rev', 'updated_by'])

/** The names of the fields that can be restored. */
export const contentNames = (collection: RestorableCollection): string[] =>
  Object.keys(contentTypes[kindOf(collection)].Stored.entries).filter((name) => !technical.has(name))

/** Returns a logged copy as a document that can be stored today: later fields are added, unknown ones dropped. */
export function restorable(collection: RestorableCollection, id: string, copy: Values): Values {
  const read = v.parse(contentTypes[kindOf(collection)].Stored, { ...copy, id }) as object as Values
  return Object.fromEntries(contentNames(collection).map((name) => [name, read[name]]))
}
