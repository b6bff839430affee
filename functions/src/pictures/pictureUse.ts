import { calls } from '@studio/domain/calls'
import { collections } from '@studio/domain/collections'
import { contentKinds } from '@studio/domain/content/contentKinds'
import { pictureFieldsOf, storedNameOf } from '@studio/domain/content/contentTypes'
import type { FileSummary } from '@studio/domain/content/media/fileSummary'
import { ownPicturesIn, picturePath, pictureSizes } from '@studio/domain/content/media/ownPictures'
import type { Auth } from 'firebase-admin/auth'
import type { Firestore, Query, QueryDocumentSnapshot } from 'firebase-admin/firestore'
import { requireAdmin } from '../accounts/requireAdmin.ts'
import { filmSummaries } from '../films/filmList.ts'
import { onUseChange, updateExpiry } from '../lib/expiry.ts'
import { type FilePlace, most, summaryOf, usesOf } from '../lib/fileUses.ts'
import { callable } from '../requests/callable.ts'

/** All fields that can name a picture. */
const places: readonly FilePlace[] = [
  ...contentKinds.flatMap((kind) =>
    pictureFieldsOf(kind).map((field) => ({ collection: collections[kind], field, called: storedNameOf(kind) })),
  ),
  { collection: collections.settings, field: 'value.logo_url', called: 'key' },
]

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

/**
 * Returns all pictures and films without their bytes: when each was added, its size, what uses it, and since when it is
 * unused.
 */
export const listPicturesHandler = (db: Firestore, auth: Auth, now: () => number) =>
  callable(calls.listPictures, async (_, { caller }) => {
    await requireAdmin({ db, auth, now }, caller)
    const [uses, films] = await Promise.all([usesOf(db, places, ownPicturesIn), filmSummaries(db)])
    const pictures: FileSummary[] = []
    // Read one by one, because all of them together may not fit in the memory.
    for await (const picture of documentsOf(db.collection(collections.media).limit(most)))
      pictures.push(summaryOf(picture, bytesOf(picture), uses))
    return { pictures, films }
  })

/** Iterates over the documents of a query as they arrive. */
const documentsOf = (query: Query) => query.stream() as unknown as AsyncIterable<QueryDocumentSnapshot>

/** Returns the space that a picture takes in all its sizes, which are stored as text. */
const bytesOf = (picture: QueryDocumentSnapshot) =>
  pictureSizes.reduce((sum, size) => sum + String(picture.get(size) ?? '').length, 0)
