import { type FilmManifest, loopPath } from '@studio/domain/content/films/manifest'
import { use, useEffect, useRef, useState } from 'react'
import { keepFilm, keepPiece } from '../../device/films'
import { useAccountId } from '../../lib/account'
import { PicturesUnderWay } from '../picture/picturesUnderWay'
import { type FilmProblem, NoFilm } from './filmProblem'
import type { OnePieceTools } from './makeFilm'

/** The state of the last loop or sound: none yet or made, in the making, or the reason why there is none. */
export type OnePieceMaking = 'none' | 'working' | FilmProblem

type Make = (tools: OnePieceTools) => Promise<FilmManifest>

/** Makes loops or sounds and stores them on this device. `onMade` receives the future address of each. */
export function useOnePieceMaking(onMade: (address: string) => void) {
  const account = useAccountId()
  const underWay = use(PicturesUnderWay)
  const [making, setMaking] = useState<OnePieceMaking>('none')
  const current = useRef<AbortController>(undefined)
  useEffect(() => () => current.current?.abort(), [])

  /** Returns whether it succeeded. */
  const run = async (make: Make, signal: AbortSignal): Promise<boolean> => {
    const stopped = new Promise<undefined>((resolve) => signal.addEventListener('abort', () => resolve(undefined)))
    try {
      const done = make({ signal, keepPiece: ({ hash, bytes }) => keepPiece(account, hash, bytes) })
      const manifest = await Promise.race([done, stopped])
      const hash = manifest && (await keepFilm(account, manifest))
      if (signal.aborted || !hash) return true
      setMaking('none')
      onMade(loopPath(hash))
      return true
    } catch (error) {
      if (signal.aborted) return true
      if (!(error instanceof NoFilm)) console.warn('the file could not be stored on this device', error)
      setMaking(error instanceof NoFilm ? error.problem : 'notStored')
      return false
    }
  }
  const begin = (make: Make) => {
    current.current?.abort()
    current.current = new AbortController()
    setMaking('working')
    const work = run(make, current.current.signal)
    underWay.add(work)
    void work.then(() => underWay.delete(work))
  }
  return { making, begin }
}
