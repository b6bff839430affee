import { expect } from 'vitest'
import { userEvent } from 'vitest/browser'
import { still } from '../support/still'

const nextFrame = () => new Promise(requestAnimationFrame)

const nameOf = (element: HTMLElement) => `<${element.localName}> ${element.ariaLabel ?? element.innerText.slice(0, 40)}`

/** Returns whether the focused element has a focus ring and is uncovered. */
function focusMarks(at: HTMLElement) {
  const { left, top, width, bottom } = at.getBoundingClientRect()
  // For elements higher than the window, such as a long table, the visible part counts.
  const middle = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2
  const over = document.elementFromPoint(left + width / 2, middle)
  // A clip of the first screen is an invisible radio button whose label has the focus ring.
  const framed = [at, at.closest('label')].some((one) => one && getComputedStyle(one).outlineStyle !== 'none')
  return { isOutlined: framed, isSeen: over !== null && (at.contains(over) || over.contains(at)) }
}

/**
 * Returns the elements that the keyboard has not visited; of radio buttons and tabs, only the chosen one is expected.
 */
const unvisited = (visited: ReadonlySet<Element>) =>
  [...document.querySelectorAll<HTMLElement>('a[href], button:enabled, input, select, textarea, summary')]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }) && element.tabIndex >= 0)
    .filter((element) => !(element instanceof HTMLInputElement && element.type === 'radio' && !element.checked))
    .filter((element) => !visited.has(element))
    .map(nameOf)

/**
 * Presses Tab until it reaches nothing new. Each stop must have a focus ring and be uncovered, and no element may be
 * left out.
 */
export const walkThrough = () =>
  still(async () => {
    const visited = new Set<Element>()
    let last: Element | null = null
    let stops = 0
    const most = unvisited(visited).length + 20
    while (visited.size < most) {
      await userEvent.keyboard('{Tab}')
      // Focus styles are drawn with the next frame.
      await nextFrame()
      const at = document.activeElement
      // A date has a tab stop for each of its parts, and one for its calendar.
      if (at && at === last && at.matches('[type=date]') && stops++ < 4) continue
      stops = 0
      last = at
      if (!(at instanceof HTMLElement) || at === document.body || visited.has(at)) break
      visited.add(at)
      expect.soft(focusMarks(at), nameOf(at)).toEqual({ isOutlined: true, isSeen: true })
    }
    expect(visited.size).toBeGreaterThan(5)
    expect(unvisited(visited)).toEqual([])
  })
