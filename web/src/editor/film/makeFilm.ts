import type { FilmFacts } from '@studio/domain/content/films/filmFacts'
import { type FilmManifest, maxFilmBytes } from '@studio/domain/content/films/manifest'
import { NoFilm } from './filmProblem'
import type { FilmPiece } from './worker/cutFilm'
import type { FromFilmWorker, ToFilmWorker } from './worker/messages'

interface Making {
  onFacts: (facts: FilmFacts) => void
  /** Called with the part that is done, from 0 to 1. */
  onProgress: (part: number) => void
  /** Stores a piece; resolves once it is safe. */
  keepPiece: (piece: FilmPiece) => Promise<void>
  /** Stops the work. The promise then never settles. */
  signal: AbortSignal
}

/**
 * Checks a film's file and cuts it into pieces, in a worker. Returns its manifest.
 *
 * @throws NoFilm if the file cannot become a film, and whatever `keepPiece` rejects with.
 */
export function makeFilm(file: Blob, { onFacts, onProgress, keepPiece, signal }: Making): Promise<FilmManifest> {
  if (file.size > maxFilmBytes) return Promise.reject(new NoFilm('tooLarge'))
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
    tell(file)
  })
  return making.finally(() => worker.terminate())
}
