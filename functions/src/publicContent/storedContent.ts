import { collections } from '@studio/domain/collections'
import { contentKinds } from '@studio/domain/content/contentKinds'
import type { StoredContent } from '@studio/domain/content/publicContentFrom'
import type { Firestore } from 'firebase-admin/firestore'

/**
 * Maximum number of documents read per collection, because each read costs money. The query has no order or filter: it
 * would miss documents without a position, and old ones without the fields of visibility.
 */
const mostOfEach = 2000

/** The part of the database that a read of the content needs. */
export type ContentStore = Pick<Firestore, 'collection' | 'runTransaction'>

/**
 * Reads the collections that the public page shows, all as they are at one moment: never only a part of what was stored
 * together.
 */
export const readContent = (db: ContentStore): Promise<StoredContent> =>
  db.runTransaction(
    async (reading) => {
      const all = async (name: string) => {
        const { docs } = await reading.get(db.collection(name).limit(mostOfEach))
        return docs.map((document) => ({ ...document.data(), id: document.id }))
      }
      const names = ['settings', ...contentKinds] as const
      const lists = await Promise.all(names.map(async (name) => [name, await all(collections[name])] as const))
      return Object.fromEntries(lists) as unknown as StoredContent
    },
    { readOnly: true },
  )

/**
 * Returns a function that reads the content at most once in `cacheMs`. Concurrent callers share one read. A failed read
 * fails for all who wait for it and is not cached.
 */
export function recentContent(db: ContentStore, now: () => number, cacheMs: number): () => Promise<StoredContent> {
  let recent: { content: Promise<StoredContent>; endsAt: number } | undefined

  function read() {
    const startedAt = now()
    const reading = { content: readContent(db), endsAt: Number.POSITIVE_INFINITY }
    reading.content.then(
      () => {
        reading.endsAt = startedAt + cacheMs
      },
      () => {
        recent = undefined
      },
    )
    return reading
  }

  return async () => {
    if (!recent || now() >= recent.endsAt) recent = read()
    return await recent.content
  }
}
