import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { pageIdle } from '../../../../lib/pageIdle'
import { wantsMotion } from '../../../../lib/wantsMotion'
import { lengthOf, pieceAt, pieceMs, positionOf, type Shot, shotAfter } from './reel'

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
  const [isHeld, setIsHeld] = useState(false)
  const runs = isWanted && isSeen && !isHeld && wantsMotion()
  /** Time since the start of the shot, in ms. */
  const into = useRef(0)
  const timeline = useRef<HTMLInputElement>(null)
  const show = (now: Shot) => showPosition(timeline.current, positionOf(now, into.current))
  const tick = useEffectEvent((elapsed: number) => {
    into.current += elapsed
    show(shot)
    if (into.current < (lengthOf(shot) ?? 0)) return
    into.current = 0
    const next = shotAfter(shot, pieces)
    setShot(next)
    if (next.kind === 'slate') setIsWanted(false)
  })
  useEffect(() => {
    if (!runs) return
    let last = performance.now()
    let frame = requestAnimationFrame(function follow(now) {
      frame = requestAnimationFrame(follow)
      tick(Math.max(0, now - last))
      last = now
    })
    return () => cancelAnimationFrame(frame)
  }, [runs])
  /** Shows the piece at this position of the timeline. */
  const seek = (ms: number) => {
    const { shot: found, into: since } = pieceAt(ms, pieces)
    into.current = since
    setShot(found)
    setHasStarted(true)
    show(found)
  }
  return {
    shot,
    runs,
    isWanted,
    isHeld,
    into,
    timeline,
    seek,
    /** Stops the reel while the visitor holds its playhead. */
    hold: setIsHeld,
    toggle: () => setIsWanted(!isWanted),
    /** Shows a chosen piece: it runs on, or stays a still with reduced motion. */
    choose: (index: number) => {
      seek(index * pieceMs)
      setIsWanted(wantsMotion())
    },
  }
}

/** Moves the playhead. The timeline follows the reel in each frame, without rendering it. */
function showPosition(timeline: HTMLInputElement | null, ms: number) {
  if (!timeline) return
  timeline.value = String(ms)
  timeline.parentElement?.style.setProperty('--at', String(ms / Number(timeline.max)))
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
