import { type RefObject, useEffect, useState } from 'react'

/** Takes the stage from whoever has it: one card plays at a time, or one row in the middle of a touch screen. */
let leaveStage = () => {}

/**
 * The middle of the screen, which stands in for the pointer, as an observer's margins. On a phone cards are swiped through
 * it; where they stand in columns a row comes to it as a whole.
 */
const middle = () => (matchMedia('(min-width: 48rem)').matches ? '-49% 0%' : '-40% -49%')

/** Whether the card around `place` has its cue: the pointer or focus on it, without a pointer the middle of the screen. */
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
    // What one cue began another may still want.
    const endCue = () => {
      if (!card.matches(hovers ? ':hover, :has(:focus-visible)' : ':has(:focus-visible)')) leave()
    }
    const onCard = (on: string, off: string) => {
      card.addEventListener(on, enter, { signal: end.signal })
      card.addEventListener(off, endCue, { signal: end.signal })
    }
    onCard('focusin', 'focusout')
    if (hovers) onCard('pointerenter', 'pointerleave')
    // They may have come before this code.
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
