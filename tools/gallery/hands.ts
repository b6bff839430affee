import type { Unsent } from './unsentWork.ts'

/**
 * The steps that bring the console into a state. The gallery performs them on a page of the built site (pageHands.ts),
 * the component tests on the console itself. Selectors are plain CSS; each step waits for its element.
 */
export interface Hands {
  /** Waits until an element is visible. */
  see: (selector: string) => Promise<unknown>
  /** Returns whether an element exists. */
  has: (selector: string) => Promise<boolean>
  /** Clicks the first match of the selector, or one counted from the end. */
  click: (selector: string, fromEnd?: number) => Promise<unknown>
  fill: (selector: string, text: string) => Promise<unknown>
  press: (key: string) => Promise<unknown>
  goOffline: () => Promise<unknown>
  /** Replaces the device's pending work. */
  keepUnsent: (work: readonly Unsent[]) => Promise<unknown>
}
