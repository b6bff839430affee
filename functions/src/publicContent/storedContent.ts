import { collections } from '@studio/domain/collections'
import { contentKinds } from '@studio/domain/content/contentKinds'
import type { StoredContent } from '@studio/domain/content/publicContentFrom'
import { isHeld, Publication, publicationId } from '@studio/domain/publishing/publication'
import type { Firestore, Transaction } from 'firebase-admin/firestore'
import * as v from 'valibot'

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
  db.runTransaction((reading) => contentIn(db, reading), { readOnly: true })

/** Like `readContent`, but returns undefined while an earlier release is live: visitors keep what that contains. */
export const readUnlessHeld = (db: ContentStore): Promise<StoredContent | undefined> =>
  db.runTransaction(
    async (reading) => {
      const state = await reading.get(db.collection(collections.publishing).doc(publicationId))
      const publication = v.parse(Publication, { ...state.data(), id: publicationId })
      return isHeld(publication) ? undefined : await contentIn(db, reading)
    },
    { readOnly: true },
  )

async function contentIn(db: ContentStore, reading: Transaction): Promise<StoredContent> {
  const all = async (name: string) => {
    const { docs } = await reading.get(db.collection(name).limit(mostOfEach))
    return docs.map((document) => ({ ...document.data(), id: document.id }))
  }
  const names = ['settings', ...contentKinds] as const
  const lists = await Promise.all(names.map(async (name) => [name, await all(collections[name])] as const))
  return Object.fromEntries(lists) as unknown as StoredContent
}

/**
 * Returns a function that reads the content at most once in `cacheMs`. Concurrent callers share one read. A failed read
 * fails for all who wait for it and is not cached.
 */
export function recentContent<Content>(
  read: () => Promise<Content>,
  now: () => number,
  cacheMs: number,
): () => Promise<Content> {
  let recent: { content: Promise<Content>; endsAt: number } | undefined

  function start() {
    const startedAt = now()
    const reading = { content: read(), endsAt: Number.POSITIVE_INFINITY }
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
    if (!recent || now() >= recent.endsAt) recent = start()
    return await recent.content
  }
}
