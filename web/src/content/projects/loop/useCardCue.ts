import { type RefObject, useEffect, useState } from 'react'

/** Takes the stage from whoever has it: one card plays at a time. */
let leaveStage = () => {}

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
    const inMiddle = new IntersectionObserver((entries) => (entries.at(-1)?.isIntersecting ? enter() : endCue()), {
      rootMargin: marginsAround(card),
    })
    if (matchMedia('(hover: none)').matches) inMiddle.observe(card)
    return () => {
      end.abort()
      inMiddle.disconnect()
    }
  }, [place])
  return isOn
}

/**
 * The part of the screen that stands in for the pointer, as an observer's margins: its middle. On a phone cards are
 * swiped through it. In columns it lies the higher the further across a card stands: while one scrolls, the cards of a
 * row have their turns one after the other.
 */
function marginsAround(card: HTMLElement): string {
  if (!matchMedia('(min-width: 48rem)').matches) return '-40% -49%'
  const { left, width, height } = card.getBoundingClientRect()
  const across = (left + width / 2) / innerWidth
  const line = Math.min(98, Math.max(1, 50 + (100 * (0.5 - across) * height) / innerHeight))
  return `-${line}% 0% -${99 - line}%`
}
