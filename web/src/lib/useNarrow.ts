import { useSyncExternalStore } from 'react'

/* What `breakpoint.phone` of the theme is, for what is drawn otherwise and not only looks otherwise. */
const query = () => matchMedia('not all and (min-width: 48rem)')

function subscribe(listener: () => void) {
  const media = query()
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}

/** Whether the window is a phone's, live. */
export const useNarrow = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => query().matches,
    () => false,
  )
