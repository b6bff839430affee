import { walkThrough } from '../support/keyboardWalk'
import { untilHydrated } from '../support/prerenderedPage'
import { expect, test } from '../support/studio'
import { lostTexts } from '../support/wholePage'

/*
 * Checks on the built site beyond tests/components/accessible: its fonts, its styles and its prerendered pages that
 * hydrate. Axe checks every page in public/headers.spec.ts, during the walk through all of them.
 */

test('The keyboard can skip the header, reaches everything, and its focus is always framed and never covered', async ({
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
  // The slider is added once its pictures have arrived, above elements that the walk would already have passed.
  await expect(page.getByRole('slider', { name: 'Comparar la imagen' })).toBeVisible()
  await walkThrough(page)
})

test.describe('at 320 px', () => {
  test.use({ viewport: { width: 320, height: 640 }, expectedErrors: /\.woff2/ })

  test('nothing on the page is wider than the screen, in the languages with the longest words', async ({ page }) => {
    // On a slow first visit the reader's system fonts stand in, which are wider than ours.
    await page.route('**/*.woff2', (route) => route.abort())
    for (const path of ['/', '/de/', '/ru/', '/ar/']) {
      await page.goto(path)
      await untilHydrated(page)
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320)
      expect.soft(await lostTexts(page), path).toEqual([])
    }
  })
})

test('Visitors who ask for less motion get none', async ({ page }) => {
  const visit = async () => {
    await page.goto('/')
    await untilHydrated(page)
    // Some animations start only when the mouse moves.
    await page.mouse.move(200, 200)
    await page.mouse.move(220, 220)
    await expect(page.locator('html')).toHaveAttribute('data-visited')
  }
  await visit()
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
  await visit()
  await expect.poll(async () => (await running()).length).toBeGreaterThan(0)
})
