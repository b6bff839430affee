import type { FilmFacts } from '@studio/domain/content/films/filmFacts'
import type { FilmManifest } from '@studio/domain/content/films/manifest'
import type { FilmProblem } from '../filmProblem'
import type { FilmPiece } from './cutFilm'

/** The first message to the worker is the file; each further one confirms that a piece was stored. */
export type ToFilmWorker = Blob | 'stored'

/** The worker reports the facts, then progress and pieces, and ends with the manifest or a problem. */
export type FromFilmWorker =
  | { kind: 'facts'; facts: FilmFacts }
  | { kind: 'progress'; part: number }
  | { kind: 'piece'; piece: FilmPiece }
  | { kind: 'done'; manifest: FilmManifest }
  | { kind: 'failed'; problem: FilmProblem; reason: string }
