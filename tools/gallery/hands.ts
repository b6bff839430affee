import type { Unsent } from './unsentWork.ts'

/**
 * What it takes to bring the console into a state, whoever does it: the gallery on a page of the built site
 * (pageHands.ts), the component tests on the console itself. Selectors are plain CSS; each step waits for what it needs.
 */
export interface Hands {
  /** Waits until something is there and can be seen. */
  see: (selector: string) => Promise<unknown>
  /** Whether something is there. */
  has: (selector: string) => Promise<boolean>
  /** Clicks the first of what the selector finds, or one counted from the last. */
  click: (selector: string, fromEnd?: number) => Promise<unknown>
  fill: (selector: string, text: string) => Promise<unknown>
  press: (key: string) => Promise<unknown>
  goOffline: () => Promise<unknown>
  /** Puts this work on the device, in place of what is there. */
  keepUnsent: (work: readonly Unsent[]) => Promise<unknown>
}
