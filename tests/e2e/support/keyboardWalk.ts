import type { Page } from 'playwright/test'
import { expect } from './studio'

/** Returns the focused element. Marks it, because its position may change when the page hydrates. */
const visit = (page: Page) =>
  page.evaluate(async () => {
    const at = document.activeElement
    const place = () => JSON.stringify(at?.getBoundingClientRect())
    // Focus styles are drawn with the next frame, and the page may scroll smoothly to the element.
    for (let before = '', still = 0; still < 3; still = place() === before ? still + 1 : 0) {
      before = place()
      await new Promise(requestAnimationFrame)
    }
    if (!(at instanceof HTMLElement) || at === document.body || at.dataset.visited) return undefined
    at.dataset.visited = 'yes'
    const { outlineStyle, outlineWidth } = getComputedStyle(at)
    const { left, top, right, bottom } = at.getBoundingClientRect()
    // A long table, or a card cut off at the edge of its row, counts by its visible part.
    const middle = (from: number, to: number, size: number) => (Math.max(from, 0) + Math.min(to, size)) / 2
    const over = document.elementFromPoint(middle(left, right, innerWidth), middle(top, bottom, innerHeight))
    // A clip of the first screen is an invisible radio button whose label has the focus ring.
    const label = at.closest('label')
    return {
      name: `<${at.localName}> ${at.ariaLabel ?? at.innerText.slice(0, 40)}`,
      isOutlined: [at, label].some((one) => one && getComputedStyle(one).outlineStyle !== 'none'),
      outline: `${outlineStyle} ${outlineWidth}`,
      isSeen: over !== null && (at.contains(over) || over.contains(at)),
    }
  })

/**
 * Returns the elements that the keyboard has not visited; of radio buttons and tabs, only the chosen one is expected.
 */
const unvisited = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a[href], button:enabled, input, select, textarea, summary')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }) && element.tabIndex >= 0)
      .filter((element) => !(element instanceof HTMLInputElement && element.type === 'radio' && !element.checked))
      .filter((element) => !element.dataset.visited)
      .map((element) => `<${element.localName}> ${element.ariaLabel ?? element.innerText.slice(0, 40)}`),
  )

/**
 * Presses Tab until it reaches nothing new. Each stop must have a focus ring and be uncovered, and no element may be
 * left out.
 */
export async function walkThrough(page: Page) {
  const stops = (await unvisited(page)).length
  for (let presses = 0; presses < stops + 20; presses += 1) {
    await page.keyboard.press('Tab')
    const at = await visit(page)
    if (!at) break
    expect.soft(at, at.name).toMatchObject({ isOutlined: true, isSeen: true })
  }
  expect(await unvisited(page)).toEqual([])
}
