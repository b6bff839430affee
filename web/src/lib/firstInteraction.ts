import { comesNear } from './near'
import { once } from './once'

declare global {
  interface Window {
    /** Resolves when a visitor does anything at all; only a prerendered page has it (public/hydration/inlineScripts.ts). */
    firstInteraction?: Promise<unknown>
  }
}

/** The part of the page that shows what is live: a window so tall that it stands near the view needs no interaction. */
export const liveIsland = 'island-work'

/**
 * Resolves with the first interaction of a visitor: a pointer, a key, a finger, the focus, scrolling. A prerendered page
 * does nothing before; a page that was not prerendered does not wait.
 */
export const firstInteraction = once(async () => {
  if (window.firstInteraction)
    await Promise.race([window.firstInteraction, comesNear(document.getElementById(liveIsland))])
})
