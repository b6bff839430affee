import type { Page } from 'playwright/test'
import { expect } from './studio'

/** Opens a page of the console by its side link, in a wide window; ready when the page has what it lists. */
export async function openFromMenu(page: Page, path: string) {
  const link = page.locator(`nav a[href='${path}']`)
  await link.click()
  // The address changes before the page does.
  await expect(link).toHaveAttribute('aria-current', 'page')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('main [role=status][aria-label] svg')).toHaveCount(0)
}

/** What overflows is cut off by the page itself where it must not be scrolled: then it would be lost. */
export const lostTexts = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main *, footer *, header *')]
      .filter((element) => element.innerText?.trim() && element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect()
        return width > 1 && (left < -1 || right > innerWidth + 1)
      })
      .map((element) => `<${element.localName}> ${element.innerText.slice(0, 40)}`),
  )
