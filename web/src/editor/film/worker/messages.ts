import type { FilmFacts } from '@studio/domain/content/films/filmFacts'
import type { FilmManifest } from '@studio/domain/content/films/manifest'
import type { FilmProblem } from '../filmProblem'
import type { FilmPiece } from './cutFilm'

/** The part of a film that a card plays as a loop, in seconds. */
export interface LoopPart {
  start: number
  seconds: number
}

/** A file to be made into a film, into a loop of a part of it, or into the sound of its start. */
export interface FilmOrder {
  file: Blob
  loop?: LoopPart | undefined
  isSound?: boolean
}

/** The first message to the worker is the order; each further one confirms that a piece was stored. */
export type ToFilmWorker = FilmOrder | 'stored'

/** The worker reports the facts, then progress and pieces, and ends with the manifest or a problem. */
export type FromFilmWorker =
  | { kind: 'facts'; facts: FilmFacts }
  | { kind: 'progress'; part: number }
  | { kind: 'piece'; piece: FilmPiece }
  | { kind: 'done'; manifest: FilmManifest }
  | { kind: 'failed'; problem: FilmProblem; reason: string }
