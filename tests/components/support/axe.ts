import axe, { type Result, type RunOptions } from 'axe-core'
import { expect } from 'vitest'
import { applyMode } from '../../../web/src/theme/mode'
import { still } from './still'

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Rules that depend on the theme; all others are checked once. */
const colorRules = ['color-contrast', 'link-in-text-block']

/** Returns axe's findings in a part of the page, one line each: the rule, the element and the reason. */
async function faults(part: Document | string, options: RunOptions) {
  for (const animation of document.getAnimations())
    if (animation.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY) animation.finish()
  // Pages in a film's frame are excluded.
  const found = await axe.run(part, { resultTypes: ['violations', 'incomplete'], iframes: false, ...options })
  return [...found.violations, ...found.incomplete.map(vanished)].flatMap(({ id, nodes }) =>
    nodes.map(
      ({ html, failureSummary }) => `${id} at ${html.slice(0, 200)}: ${failureSummary?.split('\n')[1]?.trim()}`,
    ),
  )
}

/** Finds text in exactly the colour of its background, which axe reports only as incomplete. */
const vanished = (result: Result): Result => ({
  ...result,
  nodes: result.nodes.filter(({ any }) => any.some(({ data }) => data?.messageKey === 'equalRatio')),
})

/** All rules except those about colours. */
const structure = {
  runOnly: standards,
  rules: Object.fromEntries(colorRules.map((id) => [id, { enabled: false }])),
}

/**
 * Expects no findings of axe in either theme. `part` limits the slow check of colours to the new part, if the rest of
 * the page is tested elsewhere.
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

/** Expects only enough contrast for all texts, in either theme. */
export const expectReadable = (part: Document | string = document) => still(() => lookAtColors(part))

/**
 * Expects no findings of axe, but does not check colours, because the page is tested for them in another language.
 * web/src/theme/contrast.test.ts checks every pair of colours in use.
 */
export const expectAccessibleApartFromColors = () =>
  still(async () => expect(await faults(document, structure)).toEqual([]))
