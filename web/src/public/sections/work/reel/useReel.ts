import { type RefObject, useEffect, useState } from 'react'
import { pageIdle } from '../../../../lib/pageIdle'
import { wantsMotion } from '../../../../lib/wantsMotion'
import { lengthOf, type Shot, shotAfter } from './reel'

const slate: Shot = { kind: 'slate' }

/**
 * Returns the reel's state and controls. It starts once by itself, when the screen is visible and the page is idle, and
 * pauses out of sight or in a hidden tab. With reduced motion it only shows chosen pieces as stills.
 */
export function useReel(screen: RefObject<HTMLElement | null>, pieces: number) {
  const [shot, setShot] = useState(slate)
  const [isWanted, setIsWanted] = useState(false)
  const isSeen = useSeen(screen)
  const hasPieces = pieces > 0
  const [hasStarted, setHasStarted] = useState(false)
  useEffect(() => {
    if (!hasPieces || !isSeen || hasStarted || !wantsMotion()) return
    let isDisabled = true
    void pageIdle().then(() => {
      if (!isDisabled) return
      setHasStarted(true)
      setIsWanted(true)
    })
    return () => {
      isDisabled = false
    }
  }, [hasPieces, isSeen, hasStarted])
  const runs = isWanted && isSeen && wantsMotion()
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
    /** Shows a chosen piece: it runs on, or stays a still with reduced motion. */
    choose: (index: number) => {
      setShot({ kind: 'piece', index })
      setHasStarted(true)
      setIsWanted(wantsMotion())
    },
  }
}

/** Returns whether at least half of an element is visible, in a visible tab. */
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
