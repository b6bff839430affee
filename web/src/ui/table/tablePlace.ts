import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { giveFocus, isFocusNowhere } from '../dialog/giveFocusBack'
import { headOf } from '../dialog/listPlace'

/** Rows above this are covered by the console's bars, in px. */
const underBars = 112

/** A table that grows long while it is read begins to scroll in its frame: where the reader was stays in view there. */
export function useSamePlace(frame: RefObject<HTMLElement | null>, isLong: boolean, onLong: (index: number) => void) {
  const place = useRef(0)
  const goOn = useEffectEvent(() => {
    if (place.current > 0) onLong(place.current)
  })
  useLayoutEffect(() => {
    if (isLong) return
    const note = () => {
      const rows = [...(frame.current?.querySelectorAll('tr[data-index]') ?? [])]
      place.current = rows.findIndex((row) => row.getBoundingClientRect().top > underBars)
    }
    // In a small window a part of it scrolls.
    addEventListener('scroll', note, { passive: true, capture: true })
    return () => removeEventListener('scroll', note, { capture: true })
  }, [frame, isLong])
  useLayoutEffect(() => {
    if (isLong) goOn()
  }, [isLong])
}

/** Gives the keyboard to the row that the table begins with. The page stands where it was left: only a frame scrolls. */
export function useStart(frame: RefObject<HTMLElement | null>, at: number) {
  const start = useEffectEvent(() => {
    const row = frame.current?.querySelector(`tr[data-index='${at}']`)
    if (!row || !isFocusNowhere()) return
    giveFocus(headOf(row))
  })
  useLayoutEffect(() => start(), [])
}
