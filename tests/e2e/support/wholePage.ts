import type { Page } from 'playwright/test'
import { consolePages, sections } from '../../../web/src/console/shell/pages'
import { expect } from './studio'

/**
 * Opens a page of the console in a wide window, by its link in the navigation or inside its parent page, and waits for
 * its list.
 */
export async function openFromMenu(page: Page, path: string) {
  const part = sections.find(({ inside }) => inside.some((name) => consolePages[name] === path))
  const [parent] = part?.links ?? []
  const link = (nav: string, to: string) => page.locator(`${nav} a[href='${to}']`)
  if (parent) await link('#console-menu', consolePages[parent]).click()
  const wanted = link(parent ? 'main nav' : '#console-menu', path)
  await wanted.click()
  // The address changes before the page does.
  await expect(wanted).toHaveAttribute('aria-current', 'page')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('main [role=status][aria-label] svg')).toHaveCount(0)
}

/** Returns the texts that overflow where they cannot be scrolled: they would be lost. Decoration may be cut off. */
export const lostTexts = (page: Page) =>
  page.evaluate(() => {
    const isInRow = (element: Element | null): boolean =>
      element !== null && (getComputedStyle(element).overflowX === 'auto' || isInRow(element.parentElement))
    return [...document.querySelectorAll<HTMLElement>('main *:not(font), footer *:not(font), header *:not(font)')]
      .filter((element) => element.innerText?.trim() && element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect()
        return width > 1 && (left < -1 || right > innerWidth + 1)
      })
      .filter((element) => !element.closest('[aria-hidden]') && !isInRow(element))
      .map((element) => `<${element.localName}> ${element.innerText.slice(0, 40)}`)
  })
