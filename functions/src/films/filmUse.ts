import { collections } from '@studio/domain/collections'
import { contentKinds } from '@studio/domain/content/contentKinds'
import { loopFieldsOf, storedNameOf, videoFieldsOf } from '@studio/domain/content/contentTypes'
import { filmPath, loopPath, manifestIn, ownFilmsIn, piecesIn } from '@studio/domain/content/films/manifest'
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore'
import type { WriteEvent } from '../lib/events.ts'
import { expiryFor, onUseChange, updateExpiry } from '../lib/expiry.ts'
import type { FilePlace } from '../lib/fileUses.ts'
import { isLostRace } from '../lib/log.ts'

/** All fields that can name a film or a loop. */
export const filmPlaces: readonly (FilePlace & { pathOf: (hash: string) => string })[] = [
  ...contentKinds.flatMap((kind) => {
    const [collection, called] = [collections[kind], storedNameOf(kind)]
    return [
      ...videoFieldsOf(kind).map((field) => ({ collection, field, called, pathOf: filmPath })),
      ...loopFieldsOf(kind).map((field) => ({ collection, field, called, pathOf: loopPath })),
    ]
  }),
  { collection: collections.settings, field: 'value.video_url', called: 'key', pathOf: filmPath },
]

/** Returns a trigger for documents that can name films. It checks the films that a write has added or removed. */
export const filmUseTrigger = (db: Firestore, now: () => number) =>
  onUseChange(ownFilmsIn, (hash) => updateFilmExpiry(db, hash, now()))

/** Sets a film to expire in 30 days if no document names it; otherwise clears the expiry. */
export const updateFilmExpiry = (db: Firestore, hash: string, now: number): Promise<void> =>
  updateExpiry(
    db,
    db.collection(collections.films).doc(hash),
    filmPlaces.map(({ collection, field, pathOf }) => db.collection(collection).where(field, '==', pathOf(hash))),
    now,
  )

/**
 * Returns a trigger for films. A film may be added or reused before a document names it, and its pieces depend on it.
 * The trigger's own writes run it again, but then there is nothing left to do.
 */
export const filmTrigger =
  (db: Firestore, now: () => number) =>
  async ({ data }: Pick<WriteEvent, 'data'>): Promise<void> => {
    if (!data) return
    await updateFilmExpiry(db, data.after.ref.id, now())
    await updatePieceExpiry(db, now())
  }

/**
 * Sets pieces that belong to no stored film to expire in 30 days, and clears the expiry of all others. A film that
 * expires keeps its pieces until it is deleted, so using it again is one write. Devices store a film before its pieces, so
 * those of a cancelled upload expire like others.
 */
async function updatePieceExpiry(db: Firestore, now: number): Promise<void> {
  const films = await db.collection(collections.films).select('manifest').get()
  const used = new Set(films.docs.flatMap((film) => piecesOf(film)))
  const pieces = await db.collection(collections.filmPieces).select('expires_at').get()
  for (const piece of pieces.docs) {
    const expires_at = expiryFor(piece, used.has(piece.id), now)
    // A piece that has changed since it was read was just uploaded again. The next run judges it.
    if (expires_at !== undefined)
      await piece.ref.update({ expires_at }, { lastUpdateTime: piece.updateTime }).catch((error: unknown) => {
        if (!isLostRace(error)) throw error
      })
  }
}

function piecesOf(film: DocumentSnapshot): string[] {
  const manifest = manifestIn(film.get('manifest'))
  return manifest ? piecesIn(manifest) : []
}
