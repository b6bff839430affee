import * as v from 'valibot'
import { collections } from '../collections.ts'
import { Project } from '../content/project.ts'
import { Testimonial } from '../content/testimonial.ts'
import type { Values } from '../outbox/pendingMutation.ts'

/** How documents of the content types are read; a testimonial or a project can come back from the log. */
const stored = { [collections.projects]: Project, [collections.testimonials]: Testimonial } as const

/** The collections whose deleted documents can come back from the log. */
export const restorableCollections = [collections.projects, collections.testimonials] as const
export type RestorableCollection = (typeof restorableCollections)[number]

export const isRestorable = (collection: string): collection is RestorableCollection =>
  restorableCollections.some((one) => one === collection)

/** What the store or the writer gives a document: no part of a copy. */
const technical: ReadonlySet<string> = new Set(['id', 'rev', 'base_rev', 'updated_by'])

/** The names of the fields that a document can be given back. */
export const contentNames = (collection: RestorableCollection): string[] =>
  Object.keys(stored[collection].entries).filter((name) => !technical.has(name))

/** A copy as a document that can be stored today: with the fields that came later, without those that nobody knows. */
export function restorable(collection: RestorableCollection, id: string, copy: Values): Values {
  const read = v.parse(stored[collection], { ...copy, id }) as object as Values
  return Object.fromEntries(contentNames(collection).map((name) => [name, read[name]]))
}
