import { type RefObject, useEffect, useState } from 'react'

/** Takes the stage from whoever has it: one card plays at a time. */
let leaveStage = () => {}

/** The middle of the screen, which on a phone stands in for the pointer; cards of a row stand at one height. */
const middle = '-40% -49%'

/** Whether the card around `place` has its cue: the pointer or focus on it, on a phone the middle of the screen. */
export function useCardCue(place: RefObject<HTMLElement | null>): boolean {
  const [isOn, setIsOn] = useState(false)
  useEffect(() => {
    const card = place.current?.closest('article')
    if (!card) return
    const end = new AbortController()
    const leave = () => setIsOn(false)
    const enter = () => {
      if (leaveStage !== leave) leaveStage()
      leaveStage = leave
      setIsOn(true)
    }
    const onCard = (on: string, off: string) => {
      card.addEventListener(on, enter, { signal: end.signal })
      card.addEventListener(off, leave, { signal: end.signal })
    }
    onCard('focusin', 'focusout')
    if (matchMedia('(hover: hover)').matches) onCard('pointerenter', 'pointerleave')
    // They may have come before this code.
    if (card.matches(':hover, :focus-within')) enter()
    const inMiddle = new IntersectionObserver((entries) => (entries.at(-1)?.isIntersecting ? enter() : leave()), {
      rootMargin: middle,
    })
    if (matchMedia('(hover: none)').matches) inMiddle.observe(card)
    return () => {
      end.abort()
      inMiddle.disconnect()
    }
  }, [place])
  return isOn
}
