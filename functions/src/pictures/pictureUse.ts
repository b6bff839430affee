import { calls } from '@studio/domain/calls'
import { collections } from '@studio/domain/collections'
import { contentKinds } from '@studio/domain/content/contentKinds'
import { pictureFieldsOf, storedNameOf } from '@studio/domain/content/contentTypes'
import { ownPicturesIn, type PictureSummary, picturePath } from '@studio/domain/content/media/ownPictures'
import type { Auth } from 'firebase-admin/auth'
import { type Firestore, type QuerySnapshot, Timestamp } from 'firebase-admin/firestore'
import { requireAdmin } from '../accounts/requireAdmin.ts'
import { onUseChange, unusedMs, updateExpiry } from '../lib/expiry.ts'
import { callable } from '../requests/callable.ts'

/** All fields that can name a picture. `called` is the field by which the console names the document. */
const places = [
  ...contentKinds.flatMap((kind) =>
    pictureFieldsOf(kind).map((field) => ({ collection: collections[kind], field, called: storedNameOf(kind) })),
  ),
  { collection: collections.settings, field: 'value.logo_url', called: 'key' },
]

type Place = (typeof places)[number]

/** Returns a trigger for documents that can name pictures. It checks the pictures that a write has added or removed. */
export const pictureUseTrigger = (db: Firestore, now: () => number) =>
  onUseChange(ownPicturesIn, (name) => updatePictureExpiry(db, name, now()))

/** Sets a picture to expire in 30 days if no document names it; otherwise clears the expiry. */
export const updatePictureExpiry = (db: Firestore, name: string, now: number): Promise<void> =>
  updateExpiry(
    db,
    db.collection(collections.media).doc(name),
    places.map(({ collection, field }) => db.collection(collection).where(field, '==', picturePath(name))),
    now,
  )

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
