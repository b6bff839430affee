import { useEffect, useSyncExternalStore } from 'react'

let open = 0
const listeners = new Set<() => void>()

function change(by: number) {
  open += by
  for (const listener of listeners) listener()
}

const watch = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
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
    watch,
    () => open > 0,
    () => false,
  )
