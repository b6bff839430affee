import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright/test'
import { expect } from './studio'

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What depends on the theme; everything else is looked at once. */
const colorRules = ['color-contrast', 'link-in-text-block']

/**
 * What axe finds fault with, one line each: the rule, where, and why. A film's own page is its host's business, and
 * without it axe can run in one go, which is much faster.
 */
async function faults(page: Page, theme: 'dark' | 'light') {
  await page.evaluate(async (chosen) => {
    document.documentElement.dataset.theme = chosen
    // Colours pass from one to the other: what inherits them follows a moment later.
    for (let frames = 0; frames < 30; frames += 1) await new Promise(requestAnimationFrame)
  }, theme)
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ iframes: false, resultTypes: ['violations'] })
  const { violations } = await (theme === 'dark' ? axe.withTags(standards) : axe.withRules(colorRules)).analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary?.split('\n')[1]?.trim()}`,
    ),
  )
}

/** Nothing moves or fades while axe looks: a colour between two others is nobody's fault. */
export const still = (page: Page) => page.emulateMedia({ reducedMotion: 'reduce' })

/** The page has no fault that axe knows, in either theme. */
export async function expectNoFaults(page: Page) {
  expect.soft(await faults(page, 'dark'), 'dark').toEqual([])
  expect.soft(await faults(page, 'light'), 'light').toEqual([])
}
