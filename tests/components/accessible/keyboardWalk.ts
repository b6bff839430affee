import { expect } from 'vitest'
import { userEvent } from 'vitest/browser'
import { still } from '../support/still'

const nextFrame = () => new Promise(requestAnimationFrame)

const nameOf = (element: HTMLElement) => `<${element.localName}> ${element.ariaLabel ?? element.innerText.slice(0, 40)}`

/** Where the keyboard is: is it framed, and is nothing over it? */
function focusMarks(at: HTMLElement) {
  const { left, top, width, bottom } = at.getBoundingClientRect()
  // Of what is higher than the window, such as a long table, the part in view counts.
  const middle = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2
  const over = document.elementFromPoint(left + width / 2, middle)
  // A clip of the first screen is a radio button that is not seen: its label has the frame.
  const framed = [at, at.closest('label')].some((one) => one && getComputedStyle(one).outlineStyle !== 'none')
  return { isOutlined: framed, isSeen: over !== null && (at.contains(over) || over.contains(at)) }
}

/** What the keyboard should have visited and has not: of radio buttons and tabs the chosen one is enough. */
const unvisited = (visited: ReadonlySet<Element>) =>
  [...document.querySelectorAll<HTMLElement>('a[href], button:enabled, input, select, textarea, summary')]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }) && element.tabIndex >= 0)
    .filter((element) => !(element instanceof HTMLInputElement && element.type === 'radio' && !element.checked))
    .filter((element) => !visited.has(element))
    .map(nameOf)

/** Presses Tab until nothing new is reached; each stop must be framed and not covered, and none may be left out. */
export const walkThrough = () =>
  still(async () => {
    const visited = new Set<Element>()
    let last: Element | null = null
    let stops = 0
    const most = unvisited(visited).length + 20
    while (visited.size < most) {
      await userEvent.keyboard('{Tab}')
      // What focus changes is drawn with the next frame.
      await nextFrame()
      const at = document.activeElement
      // A date has a stop for each of its parts, and one for its calendar.
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
