import { type RefObject, useEffect, useState } from 'react'
import { mayMove } from '../../../../content/projects/loop/mayMove'
import { pageIdle } from '../../../../lib/pageIdle'
import { lengthOf, type Shot, shotAfter } from './reel'

const slate: Shot = { kind: 'slate' }

/**
 * The showreel's clock. It starts once by itself, when the screen is seen and the page is idle; out of
 * sight and in a hidden tab it stands still. Whoever wants less motion chooses pieces, and nothing runs.
 */
export function useReel(screen: RefObject<HTMLElement | null>, pieces: number) {
  const [shot, setShot] = useState(slate)
  const [isWanted, setIsWanted] = useState(false)
  const isSeen = useSeen(screen)
  const hasPieces = pieces > 0
  const [hasStarted, setHasStarted] = useState(false)
  useEffect(() => {
    if (!hasPieces || !isSeen || hasStarted || !mayMove()) return
    let isStill = true
    void pageIdle().then(() => {
      if (!isStill) return
      setHasStarted(true)
      setIsWanted(true)
    })
    return () => {
      isStill = false
    }
  }, [hasPieces, isSeen, hasStarted])
  const runs = isWanted && isSeen && mayMove()
  useEffect(() => {
    if (!runs) return
    const cut = () => {
      const next = shotAfter(shot, pieces)
      setShot(next)
      if (next.kind === 'slate') setIsWanted(false)
    }
    const timer = setTimeout(cut, lengthOf(shot) ?? 0)
    return () => clearTimeout(timer)
  }, [runs, shot, pieces])
  return {
    shot,
    runs,
    isWanted,
    toggle: () => setIsWanted(!isWanted),
    /** A chosen piece runs on for who wants motion, and stands as a still for others. */
    choose: (index: number) => {
      setShot({ kind: 'piece', index })
      setHasStarted(true)
      setIsWanted(mayMove())
    },
  }
}

/** Whether half of a part can be seen, in a tab that is in front. */
function useSeen(part: RefObject<HTMLElement | null>): boolean {
  const [isSeen, setIsSeen] = useState(false)
  useEffect(() => {
    if (!part.current) return
    let isInSight = false
    const end = new AbortController()
    const decide = () => setIsSeen(isInSight && !document.hidden)
    const sight = new IntersectionObserver(
      (entries) => {
        isInSight = entries.at(-1)?.isIntersecting ?? false
        decide()
      },
      { threshold: 0.5 },
    )
    sight.observe(part.current)
    document.addEventListener('visibilitychange', decide, { signal: end.signal })
    return () => {
      end.abort()
      sight.disconnect()
    }
  }, [part])
  return isSeen
}
