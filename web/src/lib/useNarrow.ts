import { useSyncExternalStore } from 'react'

/* Breakpoints of the theme, for parts that render differently and not only look different. */
const widths = { medium: '48rem', wide: '80rem' }
type Width = keyof typeof widths

const queryOf = (width: Width) => matchMedia(`not all and (min-width: ${widths[width]})`)

const subscribeTo = (width: Width) => (listener: () => void) => {
  const media = queryOf(width)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}
const subscribe = { medium: subscribeTo('medium'), wide: subscribeTo('wide') }

/** Returns whether the window is narrower than a breakpoint, live. The default is a phone's. */
export const useNarrow = (than: Width = 'medium'): boolean =>
  useSyncExternalStore(
    subscribe[than],
    () => queryOf(than).matches,
    () => false,
  )
