import { collections } from '../collections.ts'

/**
 * The content types. Each key is a key of `collections`; its value is the name of one document in drafts and texts. The
 * tables of fields are in contentTypes.ts, so that a page can name a type without loading them.
 */
export const contentTypeNames = {
  projects: 'project',
  testimonials: 'testimonial',
  sections: 'section',
  prices: 'priceList',
} as const satisfies Partial<Record<keyof typeof collections, string>>
export type ContentKind = keyof typeof contentTypeNames
export type ContentCollection = (typeof collections)[ContentKind]

/** All content types, in the order in which the console shows them. */
export const contentKinds = Object.keys(contentTypeNames) as readonly ContentKind[]

/** The collections of all content types. */
export const contentCollections: readonly ContentCollection[] = contentKinds.map((kind) => collections[kind])

/** Returns whether a word names a content type. */
export const isContentKind = (word: string): word is ContentKind => contentKinds.some((kind) => kind === word)

/** Returns the content type of a collection's documents; undefined for all other collections. */
export function kindOf(collection: ContentCollection): ContentKind
export function kindOf(collection: string): ContentKind | undefined
export function kindOf(collection: string) {
  return contentKinds.find((kind) => collections[kind] === collection)
}

/** Builds a record with one value for each content type. */
export const forEachKind = <Made>(make: (kind: ContentKind) => Made) =>
  Object.fromEntries(contentKinds.map((kind) => [kind, make(kind)])) as Record<ContentKind, Made>
