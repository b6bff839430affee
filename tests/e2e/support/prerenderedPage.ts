import { expect, type Locator, type Page } from 'playwright/test'

/** Returns whether React has hydrated a prerendered element. */
export const isHydrated = (element: Locator) =>
  element.evaluate((found) => Object.keys(found).some((key) => key.startsWith('__react')))

/** Waits until all parts of the public page are interactive. */
export async function untilHydrated(page: Page) {
  const parts = page.locator('header, main > section, footer')
  await expect
    .poll(async () => {
      const hydrated = await Promise.all((await parts.all()).map(isHydrated))
      return hydrated.length > 0 && hydrated.every(Boolean)
    })
    .toBe(true)
}

/** Waits until the page's height has not changed for thirty frames. */
export const untilStill = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let height = 0
        let frames = 0
        const check = () => {
          const { scrollHeight } = document.documentElement
          frames = scrollHeight === height ? frames + 1 : 0
          height = scrollHeight
          if (frames < 30) requestAnimationFrame(check)
          else resolve()
        }
        check()
      }),
  )

/** Scrolls to every part of the page and every card of a swipeable row, until all pictures have loaded. */
export const scrollThrough = (page: Page) =>
  expect(async () => {
    for (const part of await page.locator('section, footer, #portfolio li, #testimonials li').all())
      await part.evaluate((found) => {
        found.scrollIntoView({ behavior: 'instant' })
        return new Promise((resolve) => requestAnimationFrame(resolve))
      })
    const missing = await page.evaluate(() =>
      [...document.images].filter((image) => !image.complete && image.checkVisibility()).map(({ src }) => src),
    )
    expect(missing).toEqual([])
  }).toPass()
