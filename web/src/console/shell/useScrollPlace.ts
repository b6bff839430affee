import { useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

/** How far down each page was left, in px. A form that stands in place of its list is a page too. */
const left = new Map<string, number>()
/** Content may come this much later than its page, in ms. */
const comesWithin = 2000

/** A page begins at its top; on the way back, also out of a form, it stands where it was left. */
export function useScrollPlace() {
  const { pathname, search } = useLocation()
  const isBack = useNavigationType() !== 'PUSH'
  const page = `${pathname} ${new URLSearchParams(search).get('edit') ?? ''}`
  const shown = useRef(page)
  useLayoutEffect(() => {
    const isOther = shown.current !== page
    shown.current = page
    const stop = isOther ? scrollOnceThere((isBack && left.get(page)) || 0) : undefined
    const note = () => left.set(page, scrollY)
    addEventListener('scroll', note)
    return () => {
      stop?.()
      removeEventListener('scroll', note)
    }
  }, [page, isBack])
}

/** Scrolls at once, and again while the page is not long enough yet. */
function scrollOnceThere(top: number) {
  const scroll = () => {
    scrollTo({ top, behavior: 'instant' })
    if (scrollY >= top - 1) stop()
  }
  const observer = new ResizeObserver(scroll)
  const timer = setTimeout(() => observer.disconnect(), comesWithin)
  const stop = () => {
    clearTimeout(timer)
    observer.disconnect()
  }
  observer.observe(document.body)
  scroll()
  return stop
}
