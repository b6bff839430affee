import type { FilmFacts } from '@studio/domain/content/films/filmFacts'
import { filmPath } from '@studio/domain/content/films/manifest'
import { use, useEffect, useRef, useState } from 'react'
import { keepFilm, keepPiece } from '../../device/films'
import { useAccountId } from '../../lib/account'
import { PicturesUnderWay } from '../picture/picturesUnderWay'
import { type FilmProblem, NoFilm } from './filmProblem'
import { makeFilm } from './makeFilm'

/** The state of the last chosen file. */
export type FilmMaking =
  | { status: 'none' }
  /** `part`: the part that is done, from 0 to 1. `isSlow`: its properties take unusually long to read. */
  | { status: 'working'; part: number; isSlow: boolean; facts?: FilmFacts }
  | { status: 'made'; facts: FilmFacts }
  | { status: 'failed'; problem: FilmProblem; facts?: FilmFacts }

/** Time after which the form says that a file takes unusually long to read, in ms. */
const slowAfterMs = 4000

/**
 * Makes a film of a file and stores it on this device. `onMade` receives its future address. Returns the state, and
 * functions that begin and stop the work.
 */
export function useFilmMaking(onMade: (address: string, facts: FilmFacts) => void) {
  const account = useAccountId()
  const underWay = use(PicturesUnderWay)
  const [making, setMaking] = useState<FilmMaking>({ status: 'none' })
  const current = useRef<AbortController>(undefined)
  // A closed form no longer needs its film.
  useEffect(() => () => current.current?.abort(), [])

  const stop = () => {
    current.current?.abort()
    setMaking({ status: 'none' })
  }
  /** Returns false if it failed; a film that is no longer wanted counts as success. */
  const make = async (file: Blob, { signal }: AbortController): Promise<boolean> => {
    let facts: FilmFacts | undefined
    const slow = setTimeout(() => setMaking({ status: 'working', part: 0, isSlow: true }), slowAfterMs)
    const stopped = new Promise<undefined>((resolve) => signal.addEventListener('abort', () => resolve(undefined)))
    try {
      const done = makeFilm(file, {
        signal,
        onFacts: (found) => {
          clearTimeout(slow)
          facts = found
          setMaking({ status: 'working', part: 0, isSlow: false, facts })
        },
        onProgress: (part) => setMaking((now) => (now.status === 'working' ? { ...now, part } : now)),
        keepPiece: ({ hash, bytes }) => keepPiece(account, hash, bytes),
      })
      const manifest = await Promise.race([done, stopped])
      const hash = manifest && (await keepFilm(account, manifest))
      if (signal.aborted || !hash || !facts) return true
      setMaking({ status: 'made', facts })
      onMade(filmPath(hash), facts)
      return true
    } catch (error) {
      if (signal.aborted) return true
      if (!(error instanceof NoFilm)) console.warn('the film could not be stored on this device', error)
      const problem = error instanceof NoFilm ? error.problem : 'notStored'
      setMaking({ status: 'failed', problem, ...(facts && { facts }) })
      return false
    } finally {
      clearTimeout(slow)
    }
  }
  const begin = (file: Blob) => {
    current.current?.abort()
    current.current = new AbortController()
    setMaking({ status: 'working', part: 0, isSlow: false })
    const work = make(file, current.current)
    underWay.add(work)
    void work.then(() => underWay.delete(work))
  }
  return { making, begin, stop }
}
