import { useEffect, useSyncExternalStore } from 'react'
import { createEmitter } from '../../lib/emitter'

let open = 0
const changed = createEmitter()

function change(by: number) {
  open += by
  changed.emit()
}

/**
 * Keeps the page behind a dialog from scrolling. Radix would do it with a style element of its own, which the policy
 * blocks.
 */
function lockScrolling() {
  const { documentElement: page } = document
  const hasScrollbar = innerWidth > page.clientWidth
  page.style.overflow = 'hidden'
  // The page keeps its width without the scrollbar.
  if (hasScrollbar) page.style.scrollbarGutter = 'stable'
}

function unlockScrolling() {
  document.documentElement.style.overflow = ''
  document.documentElement.style.scrollbarGutter = ''
}

/** Counts a dialog for as long as it is drawn. The first one locks the page behind it. */
export function useOpenDialog() {
  useEffect(() => {
    if (open === 0) lockScrolling()
    change(1)
    return () => {
      change(-1)
      if (open === 0) unlockScrolling()
    }
  }, [])
}

/** Returns whether any dialog is open, live. */
export const useHasDialog = () =>
  useSyncExternalStore(
    changed.subscribe,
    () => open > 0,
    () => false,
  )
