import axe, { type RunOptions } from 'axe-core'
import type { Page } from 'playwright/test'
import { expect } from './studio'

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Rules that depend on the theme; all others are checked once, in the dark theme. */
const colorRules = ['color-contrast', 'link-in-text-block']

/**
 * Returns axe's findings, one line each: the rule, the element and the reason. Pages in a film's frame are excluded.
 */
async function faults(page: Page, theme: string | null) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const options: RunOptions = { runOnly: theme === 'dark' ? standards : colorRules, resultTypes: ['violations'] }
  return page.evaluate(async (options) => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, {
      ...options,
      iframes: false,
    })
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(
        ({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary?.split('\n')[1]?.trim()}`,
      ),
    )
  }, options)
}

/** Expects no findings of axe: of all rules in the dark theme, of those that depend on the theme in the light one. */
export async function expectNoFaults(page: Page) {
  const theme = await page.locator('html').getAttribute('data-theme')
  expect.soft(await faults(page, theme), `${page.url()}, ${theme}`).toEqual([])
}

/** Like `expectNoFaults`, but checks nothing in the light theme. */
export async function expectNoFaultsInTheDark(page: Page) {
  if ((await page.locator('html').getAttribute('data-theme')) === 'dark') await expectNoFaults(page)
}
