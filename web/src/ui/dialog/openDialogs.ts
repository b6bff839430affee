import { useEffect, useSyncExternalStore } from 'react'
import { createEmitter } from '../../lib/emitter'

let open = 0
const changed = createEmitter()

function change(by: number) {
  open += by
  changed.emit()
}

/** Counts a dialog for as long as it is drawn. */
export function useOpenDialog() {
  useEffect(() => {
    change(1)
    return () => change(-1)
  }, [])
}

/** Whether any dialog is open, live. */
export const useHasDialog = () =>
  useSyncExternalStore(
    changed.subscribe,
    () => open > 0,
    () => false,
  )
