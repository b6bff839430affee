import { useSyncExternalStore } from 'react'
import { createEmitter } from '../lib/emitter'
import { applyMode, type Mode, type Scheme, schemeOf, storedMode } from './mode'

const changed = createEmitter()

function subscribe(listener: () => void) {
  const stop = changed.subscribe(listener)
  const device = matchMedia('(prefers-color-scheme: light)')
  const follow = () => {
    document.documentElement.dataset.theme = schemeOf(storedMode())
    listener()
  }
  device.addEventListener('change', follow)
  return () => {
    stop()
    device.removeEventListener('change', follow)
  }
}

/** The chosen mode, the scheme it means now, and how to change it. */
export function useMode(): { mode: Mode; scheme: Scheme; setMode: (mode: Mode) => void } {
  const mode = useSyncExternalStore(subscribe, storedMode, () => 'dark' as const)
  const scheme = useSyncExternalStore(
    subscribe,
    () => schemeOf(storedMode()),
    () => 'dark' as const,
  )
  return { mode, scheme, setMode }
}

function setMode(mode: Mode) {
  applyMode(mode)
  changed.emit()
}
