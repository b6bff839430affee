import type { FilmFacts } from '@studio/domain/content/films/filmFacts'
import { type FilmManifest, maxFilmBytes } from '@studio/domain/content/films/manifest'
import { NoFilm } from './filmProblem'
import type { FilmPiece } from './worker/cutFilm'
import type { FilmOrder, FromFilmWorker, LoopPart, ToFilmWorker } from './worker/messages'

interface Making {
  onFacts: (facts: FilmFacts) => void
  /** Called with the part that is done, from 0 to 1. */
  onProgress: (part: number) => void
  /** Stores a piece; resolves once it is safe. */
  keepPiece: (piece: FilmPiece) => Promise<void>
  /** Stops the work. The promise then never settles. */
  signal: AbortSignal
}

/** The tools for a file of one piece, which is quickly made. */
export type OnePieceTools = Pick<Making, 'keepPiece' | 'signal'>

/**
 * Checks a film's file and cuts it into pieces, in a worker. Returns its manifest.
 *
 * @throws NoFilm if the file cannot become a film, and whatever `keepPiece` rejects with.
 */
export function makeFilm(file: Blob, making: Making): Promise<FilmManifest> {
  if (file.size > maxFilmBytes) return Promise.reject(new NoFilm('tooLarge'))
  return inWorker({ file }, making)
}

/**
 * Makes a loop of a part of a film's file, like `makeFilm`. Without an encoder it is cut at key frames, so it may be
 * longer.
 *
 * @throws NoFilm 'noLoop' if the browser can only make one that is too large or does not play everywhere.
 */
export const makeLoop = (file: Blob, loop: LoopPart, { keepPiece, signal }: OnePieceTools): Promise<FilmManifest> =>
  inWorker({ file, loop }, { keepPiece, signal, ...unheard })

/**
 * Makes an audio file of the first minute of a file's sound, like `makeFilm`.
 *
 * @throws NoFilm 'noSound' if the browser cannot make one that is small and plays everywhere.
 */
export const makeSound = (file: Blob, { keepPiece, signal }: OnePieceTools): Promise<FilmManifest> =>
  inWorker({ file, isSound: true }, { keepPiece, signal, ...unheard })

const unheard = { onFacts: () => undefined, onProgress: () => undefined }

function inWorker(order: FilmOrder, { onFacts, onProgress, keepPiece, signal }: Making): Promise<FilmManifest> {
  const worker = new Worker(new URL('./worker/filmWorker.ts', import.meta.url), { type: 'module', name: 'film' })
  signal.addEventListener('abort', () => worker.terminate())
  const tell = (message: ToFilmWorker) => worker.postMessage(message)
  const making = new Promise<FilmManifest>((resolve, reject) => {
    // The worker's code did not load, or it ran out of memory.
    worker.onerror = ({ message }) => {
      console.warn('the film’s worker failed', message)
      reject(new NoFilm('failed'))
    }
    worker.onmessage = ({ data }: MessageEvent<FromFilmWorker>) => {
      if (data.kind === 'facts') onFacts(data.facts)
      else if (data.kind === 'progress') onProgress(data.part)
      else if (data.kind === 'piece') keepPiece(data.piece).then(() => tell('stored'), reject)
      else if (data.kind === 'done') resolve(data.manifest)
      else {
        console.info('the file cannot become a film', data.reason)
        reject(new NoFilm(data.problem))
      }
    }
    tell(order)
  })
  return making.finally(() => worker.terminate())
}
