import { collections } from '@studio/domain/collections'
import { contentKinds } from '@studio/domain/content/contentKinds'
import type { StoredContent } from '@studio/domain/content/publicContentFrom'
import type { Firestore } from 'firebase-admin/firestore'

/**
 * More documents of a collection are not read, whatever is stored: each costs. They cannot be asked for in the owner's
 * order, which would leave out what has no place in it, nor for what is visible, which old documents do not say.
 */
const mostOfEach = 2000

/** The collections that the public page shows, as they are stored at this moment. */
export async function readContent(db: Pick<Firestore, 'collection'>): Promise<StoredContent> {
  const all = async (name: string) => {
    const { docs } = await db.collection(name).limit(mostOfEach).get()
    return docs.map((document) => ({ ...document.data(), id: document.id }))
  }
  const names = ['settings', ...contentKinds] as const
  const lists = await Promise.all(names.map(async (name) => [name, await all(collections[name])] as const))
  return Object.fromEntries(lists) as unknown as StoredContent
}

/**
 * Reads the content at most once in `keptMs`, however many ask: who asks meanwhile shares the read that is under way, or
 * gets what was read. A read that failed is shared by those who wait for it, and then forgotten.
 */
export function recentContent(
  db: Pick<Firestore, 'collection'>,
  now: () => number,
  keptMs: number,
): () => Promise<StoredContent> {
  let recent: { content: Promise<StoredContent>; endsAt: number } | undefined

  function read() {
    const startedAt = now()
    const reading = { content: readContent(db), endsAt: Number.POSITIVE_INFINITY }
    reading.content.then(
      () => {
        reading.endsAt = startedAt + keptMs
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
