import type { Page } from 'playwright/test'
import { scrollThrough, untilHydrated, untilStill } from '../support/prerenderedPage'
import { expect, hold, test } from '../support/studio'

test.use({ viewport: { width: 1440, height: 900 } })

/** Returns the distance of a part of the page from its place after a link: right below the header. */
const offPlace = (page: Page, part: string) =>
  page.locator(part).evaluate((found) => {
    const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
    return Math.abs(Math.round(found.getBoundingClientRect().top - header))
  })
const near = 24
const press = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name }).click()

test('A link of the menu leads to its section, before and after the scripts load, and so does an address; both stay there', async ({
  page,
}) => {
  const release = await hold(page, /\/assets\/.*\.js/)
  await page.goto('/', { waitUntil: 'commit' })
  await press(page, 'Precios')
  await expect(page).toHaveURL(/#pricing$/)
  await expect.poll(() => offPlace(page, '#pricing')).toBeLessThan(near)
  release()
  await untilHydrated(page)
  await untilStill(page)
  expect(await offPlace(page, '#pricing')).toBeLessThan(near)

  await press(page, 'Contacto')
  await expect.poll(() => offPlace(page, '#contact')).toBeLessThan(near)

  // An address with an anchor opens at that part, and scrolling away from it is not undone.
  await page.unrouteAll()
  await page.goto('about:blank')
  await page.goto('/#contact')
  await untilHydrated(page)
  await untilStill(page)
  expect(await offPlace(page, '#contact')).toBeLessThan(near)
  await page.mouse.wheel(0, -1200)
  await expect.poll(() => offPlace(page, '#contact')).toBeGreaterThan(800)
  await untilStill(page)
  expect(await offPlace(page, '#contact')).toBeGreaterThan(800)
})

test('The scrollbar is nearly right from the start, and exact once the page has been seen', async ({ page }) => {
  for (const [width, path] of [
    [390, '/'],
    [1440, '/'],
    [390, '/ar/'],
  ] as const)
    await test.step(`${path} at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(path)
      await untilHydrated(page)
      const height = () => page.evaluate(() => document.documentElement.scrollHeight)
      const before = await height()
      await scrollThrough(page)
      const seen = await height()
      expect(Math.abs(seen / before - 1)).toBeLessThan(0.1)
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
      await untilStill(page)
      expect(await height()).toBe(seen)
    })
})
