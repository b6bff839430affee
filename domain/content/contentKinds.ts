import { collections } from '../collections.ts'

/**
 * The content types: each is named like its collection in `collections`, and its value is what drafts and texts call one
 * document of it. Their tables of fields are in contentTypes.ts, so that a page can name a type without carrying it.
 */
export const contentTypeNames = { projects: 'project', testimonials: 'testimonial' } as const satisfies Partial<
  Record<keyof typeof collections, string>
>
export type ContentKind = keyof typeof contentTypeNames
export type ContentCollection = (typeof collections)[ContentKind]

/** All content types, in the order in which the console shows them. */
export const contentKinds = Object.keys(contentTypeNames) as readonly ContentKind[]

/** The collections of all content types. */
export const contentCollections: readonly ContentCollection[] = contentKinds.map((kind) => collections[kind])

/** The content type of a collection's documents; undefined for all other collections. */
export function kindOf(collection: ContentCollection): ContentKind
export function kindOf(collection: string): ContentKind | undefined
export function kindOf(collection: string) {
  return contentKinds.find((kind) => collections[kind] === collection)
}

/** Makes one thing for each content type. */
export const forEachKind = <Made>(make: (kind: ContentKind) => Made) =>
  Object.fromEntries(contentKinds.map((kind) => [kind, make(kind)])) as Record<ContentKind, Made>
