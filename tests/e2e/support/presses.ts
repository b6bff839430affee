import type { Page } from 'playwright/test'

/** Counts a person's presses of keys and buttons; runs in the page. */
export function countPresses() {
  const count = () => Object.assign(globalThis, { presses: presses() + 1 })
  const presses = () => (globalThis as { presses?: number }).presses ?? 0
  for (const name of ['keydown', 'pointerdown']) addEventListener(name, count, true)
}

/** Returns the number of presses on a page since it was opened. */
export const pressesOn = (page: Page) => page.evaluate(() => (globalThis as { presses?: number }).presses ?? 0)
