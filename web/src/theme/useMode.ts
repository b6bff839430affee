import { useSyncExternalStore } from 'react'
import { createEmitter } from '../lib/emitter'
import { type Mode, onDeviceScheme, type Scheme, schemeOf, shownMode, toggleTheme } from './mode'

const changed = createEmitter()

function toggle() {
  toggleTheme()
  changed.emit()
}

function subscribe(listener: () => void) {
  const stops = [changed.subscribe(listener), onDeviceScheme(listener)]
  return () => {
    for (const stop of stops) stop()
  }
}

const shownScheme = () => schemeOf(shownMode())
const dark = () => 'dark' as const

/** Returns the chosen mode, the scheme that it means now, and a function that switches to the next mode. */
export function useMode(): { mode: Mode; scheme: Scheme; toggle: () => void } {
  const mode = useSyncExternalStore(subscribe, shownMode, dark)
  const scheme = useSyncExternalStore(subscribe, shownScheme, dark)
  return { mode, scheme, toggle }
}
