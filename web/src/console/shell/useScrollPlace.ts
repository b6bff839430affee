import { useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

/** The last scroll position of each page, in px. A form shown in place of its list counts as a page. */
const left = new Map<string, number>()
/** The time after a page opens in which its content may still arrive, in ms. */
const comesWithin = 2000

/** Returns the element that scrolls: the window, or on small screens the main element. */
function scroller(): Element {
  const main = document.getElementById('content')
  const isOwn = main && getComputedStyle(main).overflowY === 'auto'
  return isOwn ? main : (document.scrollingElement ?? document.documentElement)
}

/** Scrolls a newly opened page to its top. Going back, even from a form, restores the earlier scroll position. */
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
    // Scroll events do not bubble, so this listens in the capture phase.
    addEventListener('scroll', note, true)
    return () => {
      stop?.()
      removeEventListener('scroll', note, true)
    }
  }, [page, isBack])
}

/** Scrolls now, and again whenever the page grows until it is long enough. Returns a function that stops this. */
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
