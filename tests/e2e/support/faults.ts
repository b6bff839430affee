import axe, { type RunOptions } from 'axe-core'
import type { Page } from 'playwright/test'
import { expect } from './studio'

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What depends on the theme; everything else is looked at once, in the dark. */
const colorRules = ['color-contrast', 'link-in-text-block']

/** What axe finds fault with, one line each: the rule, where, and why. A film's own page is its host's business. */
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

/** The page has no fault that axe knows: in the dark all is looked at, in the light what depends on the theme. */
export async function expectNoFaults(page: Page) {
  const theme = await page.locator('html').getAttribute('data-theme')
  expect.soft(await faults(page, theme), `${page.url()}, ${theme}`).toEqual([])
}

/** As `expectNoFaults`, once: in the light nothing is looked at. */
export async function expectNoFaultsInTheDark(page: Page) {
  if ((await page.locator('html').getAttribute('data-theme')) === 'dark') await expectNoFaults(page)
}
