import { type LanguageCode, languageCodes } from '@studio/domain/languages'
import type { Page } from 'playwright/test'
import { addStyles } from '../../scripts/lib/addStyles'
import { expectNoFaults, still } from './faults'
import { walkThrough } from './keyboardWalk'
import { expect, test } from './studio'

const pathOf = (code: LanguageCode) => (code === 'es' ? '/' : `/${code}/`)
const small = { width: 360, height: 740 }

/** Has every section drawn: those that are far away are not, and axe would not see into them. */
async function drawEverything(page: Page) {
  await addStyles(page, 'main section { content-visibility: visible !important }')
  await expect(page.locator('#portfolio article').first()).toBeVisible()
  await expect(page.locator('#testimonials figure').first()).toBeVisible()
}

// A trace would hold all that axe is told about whole pages, and slows it down.
test.use({ trace: 'off' })
test.beforeEach(({ page }) => still(page))

for (const code of languageCodes) {
  test(`In ${code} the page has no fault that axe knows, dark or light`, async ({ page }) => {
    await page.goto(pathOf(code))
    await drawEverything(page)
    await expectNoFaults(page)
  })
}

test('What opens on the page has no fault either: a way to pay, a film', async ({ page }) => {
  await page.context().route('https://www.youtube-nocookie.com/**', (route) => route.fulfill({ body: '' }))
  await page.goto('/#payment')
  await page.locator('#payment').getByRole('button', { name: 'PayPal' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectNoFaults(page)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^Reproducir Café Aurora/ }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectNoFaults(page)
})

test('The contact form has no fault while it points out what is missing', async ({ page }) => {
  await page.goto('/#contact')
  await page.getByRole('button', { name: 'Enviar y abrir el chat' }).click()
  await expect(page.locator('#contact').getByRole('alert').first()).toBeVisible()
  await expectNoFaults(page)
})

test.describe('on a small screen', () => {
  test.use({ viewport: small })

  test('the page and its open menu have no fault', async ({ page }) => {
    await page.goto('/')
    await drawEverything(page)
    await page.evaluate(() => scrollTo(0, 900))
    await page.getByRole('button', { name: 'Abrir menú' }).click()
    await expect(page.getByRole('navigation', { name: 'Principal' })).toBeVisible()
    await expectNoFaults(page)
  })
})

test.describe('the pages beside it', () => {
  test.use({ expectedErrors: /404/ })

  test('sign-in with its errors, privacy and the 404 page have no fault', async ({ page }) => {
    await page.goto('/auth')
    await page.getByRole('button', { name: 'Entrar' }).click()
    await expect(page.getByRole('alert').first()).toBeVisible()
    await expectNoFaults(page)
    for (const path of ['/privacy', '/no/such/page']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectNoFaults(page)
    }
  })
})

test('The keyboard reaches everything, and where it is, is framed and not covered', async ({ page }) => {
  await page.goto('/')
  await drawEverything(page)
  await walkThrough(page)
})

test('The first stop of the keyboard leads past the header', async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Saltar al contenido' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.locator('main').getByRole('link', { name: 'Empezar por chat' }).first()).toBeFocused()
})

test.describe('at 320 px', () => {
  test.use({ viewport: { width: 320, height: 640 }, expectedErrors: /\.woff2/ })

  for (const code of ['es', 'de', 'ru', 'ar'] as const) {
    test(`nothing of the page in ${code} is wider than the screen`, async ({ page }) => {
      // The reader's own faces stand in on a slow first visit, and they are wider than ours.
      await page.route('**/*.woff2', (route) => route.abort())
      await page.goto(pathOf(code))
      await drawEverything(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
      // What overflows is cut off by the page itself where it must not be scrolled: then it would be lost.
      const lost = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('main *, footer *, header *')]
          .filter((element) => element.innerText?.trim() && element.checkVisibility({ visibilityProperty: true }))
          .filter((element) => {
            const { left, right, width } = element.getBoundingClientRect()
            return width > 1 && (left < -1 || right > innerWidth + 1)
          })
          .map((element) => `<${element.localName}> ${element.innerText.slice(0, 40)}`),
      )
      expect(lost).toEqual([])
    })
  }
})

test('Who wants less motion gets none', async ({ page }) => {
  await page.goto('/')
  await drawEverything(page)
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
