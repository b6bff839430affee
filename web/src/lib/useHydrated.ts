import { useEffect } from 'react'

declare global {
  interface Window {
    /** Ends the queue of an island and repeats what a visitor did in it before it was interactive (public/hydration/inlineScripts.ts). */
    hydrateIsland?: (island: Document | Element) => void
  }
}

/** Says that an island of the page, by its id, is interactive now; without an id, the page outside of all islands. */
export function useHydrated(id?: string) {
  useEffect(() => {
    const island = id ? document.getElementById(id) : document
    if (island) window.hydrateIsland?.(island)
  }, [id])
}
