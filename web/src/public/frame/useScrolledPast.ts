import { useSyncExternalStore } from 'react'

function onScroll(listener: () => void) {
  addEventListener('scroll', listener, { passive: true })
  return () => removeEventListener('scroll', listener)
}

/** Whether the page is scrolled by more than `pixels`; never while prerendering. */
export const useScrolledPast = (pixels: number) =>
  useSyncExternalStore(
    onScroll,
    () => scrollY > pixels,
    () => false,
  )
