import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { giveFocus, isFocusNowhere } from '../dialog/giveFocusBack'
import { headOf } from '../dialog/listPlace'

/** Height in px of the console's bars, which cover the rows above. */
const underBars = 112

/** Keeps the reader's row in view when a table grows so long that it starts to scroll in its own frame. */
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
    // In a small window an inner element scrolls instead.
    addEventListener('scroll', note, { passive: true, capture: true })
    return () => removeEventListener('scroll', note, { capture: true })
  }, [frame, isLong])
  useLayoutEffect(() => {
    if (isLong) goOn()
  }, [isLong])
}

/** Focuses the row at which the table starts, without scrolling the page. */
export function useStart(frame: RefObject<HTMLElement | null>, at: number) {
  const start = useEffectEvent(() => {
    const row = frame.current?.querySelector(`tr[data-index='${at}']`)
    if (!row || !isFocusNowhere()) return
    giveFocus(headOf(row))
  })
  useLayoutEffect(() => start(), [])
}
