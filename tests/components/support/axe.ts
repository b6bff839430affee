import axe, { type Result, type RunOptions } from 'axe-core'
import { expect } from 'vitest'
import { applyMode } from '../../../web/src/theme/mode'
import { still } from './still'

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What depends on the theme; everything else is looked at once. */
const colorRules = ['color-contrast', 'link-in-text-block']

/** What axe finds fault with in a part of the page, one line each: the rule, where, and why. */
async function faults(part: Document | string, options: RunOptions) {
  for (const animation of document.getAnimations())
    if (animation.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY) animation.finish()
  // A film's own page is its host's business.
  const found = await axe.run(part, { resultTypes: ['violations', 'incomplete'], iframes: false, ...options })
  return [...found.violations, ...found.incomplete.map(vanished)].flatMap(({ id, nodes }) =>
    nodes.map(
      ({ html, failureSummary }) => `${id} at ${html.slice(0, 200)}: ${failureSummary?.split('\n')[1]?.trim()}`,
    ),
  )
}

/** Text in the very colour of its ground, of which axe says only that somebody should look. */
const vanished = (result: Result): Result => ({
  ...result,
  nodes: result.nodes.filter(({ any }) => any.some(({ data }) => data?.messageKey === 'equalRatio')),
})

/** Everything but colours. */
const structure = {
  runOnly: standards,
  rules: Object.fromEntries(colorRules.map((id) => [id, { enabled: false }])),
}

/**
 * Asserts that the page as it stands has no fault that axe knows, in either theme. Where the page itself is looked at
 * elsewhere, `part` says what has come upon it, whose colours nobody has seen: to look at all colours takes long.
 */
export const expectAccessible = (part: Document | string = document) =>
  still(async () => {
    expect.soft(await faults(document, structure), 'faults').toEqual([])
    await lookAtColors(part)
  })

async function lookAtColors(part: Document | string) {
  for (const theme of ['dark', 'light'] as const) {
    applyMode(theme)
    expect.soft(await faults(part, { runOnly: colorRules }), `faults in the ${theme} theme`).toEqual([])
  }
}

/** Asserts only that all texts stand out from what is behind them, in either theme. */
export const expectReadable = (part: Document | string = document) => still(() => lookAtColors(part))

/**
 * The same but for colours, where the same page is looked at in another language. Every pair of colours in use is
 * checked in web/src/theme/contrast.test.ts.
 */
export const expectAccessibleApartFromColors = () =>
  still(async () => expect(await faults(document, structure)).toEqual([]))
