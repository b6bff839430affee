import { loopPath } from '@studio/domain/content/films/manifest'
import { use, useEffect, useRef, useState } from 'react'
import { keepFilm, keepPiece } from '../../device/films'
import { useAccountId } from '../../lib/account'
import { PicturesUnderWay } from '../picture/picturesUnderWay'
import { type FilmProblem, NoFilm } from './filmProblem'
import { makeLoop } from './makeFilm'
import type { LoopPart } from './worker/messages'

/** The state of the last loop: none yet or made, in the making, or the reason why there is none. */
export type LoopMaking = 'none' | 'working' | FilmProblem

/** Makes loops of a film's file and stores them on this device. `onMade` receives a loop's future address. */
export function useLoopMaking(file: Blob, onMade: (address: string) => void) {
  const account = useAccountId()
  const underWay = use(PicturesUnderWay)
  const [making, setMaking] = useState<LoopMaking>('none')
  const current = useRef<AbortController>(undefined)
  useEffect(() => () => current.current?.abort(), [])

  /** Returns whether it succeeded. */
  const make = async (part: LoopPart, signal: AbortSignal): Promise<boolean> => {
    const stopped = new Promise<undefined>((resolve) => signal.addEventListener('abort', () => resolve(undefined)))
    try {
      const done = makeLoop(file, part, { signal, keepPiece: ({ hash, bytes }) => keepPiece(account, hash, bytes) })
      const manifest = await Promise.race([done, stopped])
      const hash = manifest && (await keepFilm(account, manifest))
      if (signal.aborted || !hash) return true
      setMaking('none')
      onMade(loopPath(hash))
      return true
    } catch (error) {
      if (signal.aborted) return true
      if (!(error instanceof NoFilm)) console.warn('the loop could not be stored on this device', error)
      setMaking(error instanceof NoFilm ? error.problem : 'notStored')
      return false
    }
  }
  const begin = (part: LoopPart) => {
    current.current?.abort()
    current.current = new AbortController()
    setMaking('working')
    const work = make(part, current.current.signal)
    underWay.add(work)
    void work.then(() => underWay.delete(work))
  }
  return { making, begin }
}
