import { useSyncExternalStore } from 'react'

/* What breakpoints of the theme are, for what is drawn otherwise and not only looks otherwise. */
const widths = { medium: '48rem', wide: '80rem' }
type Width = keyof typeof widths

const queryOf = (width: Width) => matchMedia(`not all and (min-width: ${widths[width]})`)

const subscribeTo = (width: Width) => (listener: () => void) => {
  const media = queryOf(width)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}
const subscribe = { medium: subscribeTo('medium'), wide: subscribeTo('wide') }

/** Whether the window is narrower than a breakpoint, live; if none is named, whether it is a phone's. */
export const useNarrow = (than: Width = 'medium'): boolean =>
  useSyncExternalStore(
    subscribe[than],
    () => queryOf(than).matches,
    () => false,
  )
