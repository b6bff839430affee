import type { Page } from 'playwright'
import type { Hands } from './hands.ts'
import { putOnDevice } from './unsentWork.ts'

/** Performs the steps on a page of the built site. */
export const pageHands = (page: Page): Hands => ({
  see: (selector) => page.locator(selector).first().waitFor(),
  has: async (selector) => (await page.locator(selector).count()) > 0,
  click: (selector, fromEnd) =>
    page
      .locator(selector)
      .nth(fromEnd ? -fromEnd : 0)
      .click(),
  fill: (selector, text) => page.locator(selector).first().fill(text),
  press: (key) => page.keyboard.press(key),
  goOffline: () => page.context().setOffline(true),
  keepUnsent: (work) => page.evaluate(putOnDevice, work),
})
