import { scrollThrough, untilHydrated, untilStill } from '../support/prerenderedPage'
import { expect, test } from '../support/studio'

test('The page is at most sixteen screens of a phone tall, and eleven of a desktop', async ({ page }) => {
  for (const path of ['/', '/de/', '/fr/', '/ru/'])
    for (const [width, height, most] of [
      [360, 740, 16],
      [1440, 900, 11],
    ] as const)
      await test.step(`${path} at ${width} px`, async () => {
        await page.setViewportSize({ width, height })
        await page.goto(path)
        await untilHydrated(page)
        await scrollThrough(page)
        await untilStill(page)
        const screens = await page.evaluate(() => document.documentElement.scrollHeight / innerHeight)
        expect.soft(screens).toBeLessThanOrEqual(most)
      })
})
