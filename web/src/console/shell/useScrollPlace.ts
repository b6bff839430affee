import { useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

/** How far down each page was left, in px. A form that stands in place of its list is a page too. */
const left = new Map<string, number>()
/** Content may come this much later than its page, in ms. */
const comesWithin = 2000

/** What scrolls: the window, or the page's own part of a small one. */
function scroller(): Element {
  const main = document.getElementById('content')
  const isOwn = main && getComputedStyle(main).overflowY === 'auto'
  return isOwn ? main : (document.scrollingElement ?? document.documentElement)
}

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
    const note = () => left.set(page, scroller().scrollTop)
    // What scrolls inside the window says so to nothing above it.
    addEventListener('scroll', note, true)
    return () => {
      stop?.()
      removeEventListener('scroll', note, true)
    }
  }, [page, isBack])
}

/** Scrolls at once, and again while the page is not long enough yet. */
function scrollOnceThere(top: number) {
  const scroll = () => {
    scroller().scrollTo({ top, behavior: 'instant' })
    if (scroller().scrollTop >= top - 1) stop()
  }
  const observer = new ResizeObserver(scroll)
  const timer = setTimeout(() => observer.disconnect(), comesWithin)
  const stop = () => {
    clearTimeout(timer)
    observer.disconnect()
  }
  const page = document.getElementById('content') ?? document.body
  for (const part of [page, ...page.children]) observer.observe(part)
  scroll()
  return stop
}
