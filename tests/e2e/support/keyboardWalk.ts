import type { Page } from 'playwright/test'
import { expect } from './studio'

/** Where the keyboard is: the element is marked, as its place among all others may change when the page hydrates. */
const visit = (page: Page) =>
  page.evaluate(async () => {
    // What focus changes is drawn with the next frame.
    for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame)
    const at = document.activeElement
    if (!(at instanceof HTMLElement) || at === document.body || at.dataset.visited) return undefined
    at.dataset.visited = 'yes'
    const { outlineStyle, outlineWidth } = getComputedStyle(at)
    const { left, top, width, bottom } = at.getBoundingClientRect()
    // Of what is higher than the window, such as a long table, the part in view counts.
    const middle = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2
    const over = document.elementFromPoint(left + width / 2, middle)
    // A clip of the first screen is a radio button that is not seen: its label has the frame.
    const label = at.closest('label')
    return {
      name: `<${at.localName}> ${at.ariaLabel ?? at.innerText.slice(0, 40)}`,
      isOutlined: [at, label].some((one) => one && getComputedStyle(one).outlineStyle !== 'none'),
      outline: `${outlineStyle} ${outlineWidth}`,
      isSeen: over !== null && (at.contains(over) || over.contains(at)),
    }
  })

/** What the keyboard should have visited and has not: of radio buttons and tabs the chosen one is enough. */
const unvisited = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a[href], button:enabled, input, select, textarea, summary')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }) && element.tabIndex >= 0)
      .filter((element) => !(element instanceof HTMLInputElement && element.type === 'radio' && !element.checked))
      .filter((element) => !element.dataset.visited)
      .map((element) => `<${element.localName}> ${element.ariaLabel ?? element.innerText.slice(0, 40)}`),
  )

/** Presses Tab until nothing new is reached; each stop must be framed and not covered, and none may be left out. */
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
