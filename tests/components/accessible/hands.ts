import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Hands } from '../../../tools/gallery/hands'
import { putOnDevice } from '../../../tools/gallery/unsentWork'
import { server } from '../support/server'

const seen = (selector: string) =>
  [...document.querySelectorAll<HTMLElement>(selector)].filter((element) =>
    element.checkVisibility({ visibilityProperty: true }),
  )

/** Returns the first visible match of a selector, or one counted from the end. */
async function found(selector: string, fromEnd = 0) {
  await expect.poll(() => seen(selector).length, { message: selector }).toBeGreaterThan(0)
  const element = seen(selector).at(-fromEnd)
  if (!element) throw new Error(`${selector}: there are not ${fromEnd}`)
  return page.elementLocator(element)
}

/** Performs the steps on the console of a component test. */
export const hands: Hands = {
  see: (selector) => found(selector),
  has: async (selector) => document.querySelector(selector) !== null,
  click: async (selector, fromEnd) => (await found(selector, fromEnd)).click(),
  fill: async (selector, text) => (await found(selector)).fill(text),
  press: (key) => userEvent.keyboard(key.length > 1 ? `{${key}}` : key),
  goOffline: async () => server.setOnline(false),
  keepUnsent: putOnDevice,
}
