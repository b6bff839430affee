import { type RefObject, useEffect, useState } from 'react'

/**
 * Stops the current card. Only one card plays at a time, except in the middle of a touch screen: there a whole row
 * does.
 */
let leaveStage = () => {}

/**
 * Returns an observer's margins for the middle of the screen, which replaces the pointer on touch screens. On phones
 * one card crosses it; in columns a whole row does.
 */
const middle = () => (matchMedia('(min-width: 48rem)').matches ? '-49% 0%' : '-40% -49%')

/**
 * Returns whether the card around `place` has its cue: pointer or focus on it, or without a pointer the middle of the
 * screen.
 */
export function useCardCue(place: RefObject<HTMLElement | null>): boolean {
  const [isOn, setIsOn] = useState(false)
  useEffect(() => {
    const card = place.current?.closest('article')
    if (!card) return
    const end = new AbortController()
    const hovers = matchMedia('(hover: hover)').matches
    const leave = () => setIsOn(false)
    const enter = () => {
      if (leaveStage !== leave) leaveStage()
      leaveStage = leave
      setIsOn(true)
    }
    // Another cue may still apply.
    const endCue = () => {
      if (!card.matches(hovers ? ':hover, :has(:focus-visible)' : ':has(:focus-visible)')) leave()
    }
    const onCard = (on: string, off: string) => {
      card.addEventListener(on, enter, { signal: end.signal })
      card.addEventListener(off, endCue, { signal: end.signal })
    }
    onCard('focusin', 'focusout')
    if (hovers) onCard('pointerenter', 'pointerleave')
    // Pointer or focus may have arrived before this code.
    if (card.matches(':hover, :focus-within')) enter()
    const inMiddle = new IntersectionObserver(
      (entries) => (entries.at(-1)?.isIntersecting ? setIsOn(true) : endCue()),
      { rootMargin: middle() },
    )
    if (matchMedia('(hover: none)').matches) inMiddle.observe(card)
    return () => {
      end.abort()
      inMiddle.disconnect()
    }
  }, [place])
  return isOn
}
