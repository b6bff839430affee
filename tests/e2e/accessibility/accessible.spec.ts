import { walkThrough } from '../support/keyboardWalk'
import { untilHydrated } from '../support/prerenderedPage'
import { expect, test } from '../support/studio'
import { lostTexts } from '../support/wholePage'

/*
 * What the built site adds to tests/components/accessible: its faces, its styles, its prerendered pages that hydrate.
 * Axe looks at every page in public/headers.spec.ts, on the walk that goes through all of them.
 */

test('The keyboard begins with a way past the header, reaches everything, and where it is, is framed and not covered', async ({
  page,
}) => {
  await page.goto('/')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Saltar al contenido' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.locator('main').getByRole('link', { name: 'Empezar por chat' }).first()).toBeFocused()

  await page.goto('/')
  await untilHydrated(page)
  await walkThrough(page)
})

test.describe('at 320 px', () => {
  test.use({ viewport: { width: 320, height: 640 }, expectedErrors: /\.woff2/ })

  test('nothing of the page is wider than the screen, in the languages of the longest words', async ({ page }) => {
    // The reader's own faces stand in on a slow first visit, and they are wider than ours.
    await page.route('**/*.woff2', (route) => route.abort())
    for (const path of ['/', '/de/', '/ru/', '/ar/']) {
      await page.goto(path)
      await untilHydrated(page)
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320)
      expect.soft(await lostTexts(page), path).toEqual([])
    }
  })
})

test('Who wants less motion gets none', async ({ page }) => {
  await page.goto('/')
  await untilHydrated(page)
  // Nothing moves before somebody is there.
  await page.mouse.move(200, 200)
  await page.mouse.move(220, 220)
  await expect(page.locator('html')).toHaveAttribute('data-visited')
  const running = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ playState, effect }) => {
          const { duration } = effect?.getComputedTiming() ?? {}
          return playState === 'running' && typeof duration === 'number' && duration > 1
        })
        .map((animation) => (animation instanceof CSSAnimation ? animation.animationName : animation.id)),
    )
  expect(await running()).toEqual([])
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await expect.poll(async () => (await running()).length).toBeGreaterThan(0)
})
