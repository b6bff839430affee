import { collections } from '@studio/domain/collections'
import { isLoop, isSound, manifestIn, ownFilmsIn } from '@studio/domain/content/films/manifest'
import type { FilmSummary } from '@studio/domain/content/media/fileSummary'
import type { Firestore } from 'firebase-admin/firestore'
import { most, summaryOf, usesOf } from '../lib/fileUses.ts'
import { filmPlaces } from './filmUse.ts'

/** Returns all films: the length and size of each, what uses it, and since when it is unused. */
export async function filmSummaries(db: Firestore): Promise<FilmSummary[]> {
  const [films, uses] = await Promise.all([
    db.collection(collections.films).limit(most).get(),
    usesOf(db, filmPlaces, ownFilmsIn),
  ])
  return films.docs.flatMap((film) => {
    const manifest = manifestIn(film.get('manifest'))
    return manifest
      ? [
          {
            ...summaryOf(film, manifest.bytes, uses),
            seconds: manifest.seconds,
            is_loop: isLoop(manifest),
            is_sound: isSound(manifest),
          },
        ]
      : []
  })
}
