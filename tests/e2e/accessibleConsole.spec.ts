import type { Page } from 'playwright/test'
import { type ConsoleState, consoleStates } from '../../scripts/gallery/consoleStates'
import { consolePages } from '../../web/src/app/console/pages'
import { expectNoFaults, still } from './faults'
import { walkThrough } from './keyboardWalk'
import { expect, offlineErrors, setOffline, test } from './studio'

// A trace would hold all that axe is told about whole pages, and slows it down.
test.use({ trace: 'off', expectedErrors: offlineErrors })
test.setTimeout(150_000)

const wide = { width: 1280, height: 800 }
const small = { width: 360, height: 740 }

/** Opens a state in a language; ready when its page has what it lists. */
async function show(page: Page, { path, open, below = Number.POSITIVE_INFINITY }: ConsoleState, language: string) {
  await page.setViewportSize(below > wide.width ? wide : small)
  await page.addInitScript((code) => localStorage.setItem('studio.language', code), language)
  await page.goto(path)
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('main [role=status][aria-label] svg')).toHaveCount(0)
  await open?.(page)
}

test('Every page of the console is among the states that are looked at', () => {
  const seen = consoleStates.map(({ path }) => path)
  expect(Object.values(consolePages).filter((path) => !seen.includes(path))).toEqual([])
})

for (const state of consoleStates) {
  test(`${state.name}: no fault that axe knows in es and ar, dark or light, and nothing wider than a small screen`, async ({
    ownerPage,
  }) => {
    await still(ownerPage)
    for (const language of ['es', 'ar']) {
      await show(ownerPage, state, language)
      await expectNoFaults(ownerPage)
      await ownerPage.setViewportSize(small)
      const width = await ownerPage.evaluate(() => document.documentElement.scrollWidth)
      expect.soft(width, `${language}, at 360 px`).toBeLessThanOrEqual(small.width)
      await state.close?.(ownerPage)
      await setOffline(ownerPage, false)
    }
  })
}

for (const state of consoleStates.filter(({ open }) => !open)) {
  test(`${state.name}: the keyboard reaches everything, and where it is, is framed and not covered`, async ({
    ownerPage,
  }) => {
    await still(ownerPage)
    await show(ownerPage, state, 'es')
    // The dashboard's chart comes with the server's counts.
    if (state.name === 'Dashboard') await ownerPage.locator('main summary').waitFor()
    await walkThrough(ownerPage)
  })
}
