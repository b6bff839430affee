import { useEffect, useSyncExternalStore } from 'react'
import { createEmitter } from '../../lib/emitter'

let open = 0
const changed = createEmitter()

function change(by: number) {
  open += by
  changed.emit()
}

/** Counts a dialog while it is rendered. */
export function useOpenDialog() {
  useEffect(() => {
    change(1)
    return () => change(-1)
  }, [])
}

/** Returns whether any dialog is open. */
export const useHasDialog = () =>
  useSyncExternalStore(
    changed.subscribe,
    () => open > 0,
    () => false,
  )
