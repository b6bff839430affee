import { comesNear } from './near'
import { once } from './once'

declare global {
  interface Window {
    /** Resolves when a visitor does anything at all; only a drawn page has it (app/boot.ts). */
    firstSign?: Promise<unknown>
  }
}

/** The part of the page that shows what is live: a window so tall that it stands near the view needs no sign. */
export const liveZone = 'zone-work'

/**
 * Resolves with the first sign that somebody is there: a pointer, a key, a finger, the focus, scrolling. A drawn page
 * does nothing before; a page that was not drawn does not wait.
 */
export const firstSign = once(async () => {
  if (window.firstSign) await Promise.race([window.firstSign, comesNear(document.getElementById(liveZone))])
})
