import { calls } from '@studio/domain/calls'
import { collections } from '@studio/domain/collections'
import { contentKinds } from '@studio/domain/content/contentKinds'
import { pictureFieldsOf, storedNameOf } from '@studio/domain/content/contentTypes'
import { ownPicturesIn, type PictureSummary, picturePath, unusedDays } from '@studio/domain/content/media/ownPictures'
import type { Auth } from 'firebase-admin/auth'
import { type DocumentSnapshot, type Firestore, type QuerySnapshot, Timestamp } from 'firebase-admin/firestore'
import { requireAdmin } from '../accounts/requireAdmin.ts'
import { callable } from '../requests/callable.ts'

/** All fields that can name a picture. `called` is the field by which the console names the document. */
const places = [
  ...contentKinds.flatMap((kind) =>
    pictureFieldsOf(kind).map((field) => ({ collection: collections[kind], field, called: storedNameOf(kind) })),
  ),
  { collection: collections.settings, field: 'value.logo_url', called: 'key' },
]

type Place = (typeof places)[number]

const unusedMs = unusedDays * 86_400_000

interface Change {
  data?: { before: DocumentSnapshot; after: DocumentSnapshot } | undefined
}

/** Returns a trigger for documents that can name pictures. It checks the pictures that a write has added or removed. */
export const pictureUseTrigger =
  (db: Firestore, now: () => number) =>
  async ({ data }: Change): Promise<void> => {
    const [before, after] = [data?.before, data?.after].map((copy) => new Set(ownPicturesIn(copy?.data() ?? {})))
    const names = [...new Set([...(before ?? []), ...(after ?? [])])]
    for (const name of names) if (before?.has(name) !== after?.has(name)) await updatePictureExpiry(db, name, now())
  }

/**
 * Sets a picture to expire in 30 days if no document names it; otherwise clears the expiry. It reads the stored state
 * in the same transaction as its write, so events may be late, repeated or out of order.
 */
export async function updatePictureExpiry(db: Firestore, name: string, now: number): Promise<void> {
  const picture = db.collection(collections.media).doc(name)
  await db.runTransaction(async (transaction) => {
    const [stored] = await transaction.getAll(picture, { fieldMask: ['expires_at'] })
    if (!stored?.exists) return
    const found = await Promise.all(
      places.map(({ collection, field }) =>
        transaction.get(db.collection(collection).where(field, '==', picturePath(name)).select().limit(1)),
      ),
    )
    const isUsed = found.some(({ empty }) => !empty)
    const ends = stored.get('expires_at') instanceof Timestamp
    if (isUsed === ends)
      transaction.update(picture, { expires_at: isUsed ? null : Timestamp.fromMillis(now + unusedMs) })
  })
}

/** Maximum number of pictures listed, and of documents read per collection. */
const most = 2000

/** Returns all pictures without their bytes: when each was added, what uses it, and since when it is unused. */
export const listPicturesHandler = (db: Firestore, auth: Auth, now: () => number) =>
  callable(calls.listPictures, async (_, { caller }) => {
    await requireAdmin({ db, auth, now }, caller)
    const [pictures, ...documents] = (await Promise.all([
      db.collection(collections.media).select('expires_at').limit(most).get(),
      ...places.map(({ collection, field, called }) =>
        db.collection(collection).select(field, called).limit(most).get(),
      ),
    ])) as [QuerySnapshot, ...QuerySnapshot[]]
    const uses = new Map<string, PictureSummary['used_by']>()
    for (const [at, { docs }] of documents.entries())
      for (const document of docs)
        for (const name of ownPicturesIn(document.data())) {
          const { collection, called } = places[at] as Place
          const use = { collection, id: document.id, name: String(document.get(called) ?? '') }
          uses.set(name, [...(uses.get(name) ?? []), use])
        }
    return {
      pictures: pictures.docs.map((picture) => {
        const end: unknown = picture.get('expires_at')
        return {
          name: picture.id,
          made_at: picture.createTime.toMillis(),
          unused_since: end instanceof Timestamp ? end.toMillis() - unusedMs : null,
          used_by: uses.get(picture.id) ?? [],
        }
      }),
    }
  })
