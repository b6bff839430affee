import { useEffect } from 'react'

declare global {
  interface Window {
    /** Ends the queue of a zone and repeats what a visitor did in it before it was interactive (app/boot.ts). */
    wakeZone?: (zone: Document | Element) => void
  }
}

/** Says that a zone of the page, by its id, is interactive now; without an id, the page outside of all zones. */
export function useAwake(id?: string) {
  useEffect(() => {
    const zone = id ? document.getElementById(id) : document
    if (zone) window.wakeZone?.(zone)
  }, [id])
}
