import { useSyncExternalStore } from 'react'

function onScroll(listener: () => void) {
  addEventListener('scroll', listener, { passive: true })
  return () => removeEventListener('scroll', listener)
}

/** Returns whether the page is scrolled by more than `pixels`; false while prerendering. */
export const useScrolledPast = (pixels: number) =>
  useSyncExternalStore(
    onScroll,
    () => scrollY > pixels,
    () => false,
  )
