import type { Page } from 'playwright/test'
import { untilHydrated, untilStill } from '../support/prerenderedPage'
import { expect, hold, offlineErrors, test } from '../support/studio'

// Firestore says so when it is kept waiting for long.
test.use({ viewport: { width: 1440, height: 900 }, expectedErrors: offlineErrors })

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    // Chromium keeps in place what is in view while things above it grow; Safari does not, and the page must not need it.
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('* { overflow-anchor: none !important }')
    document.adoptedStyleSheets.push(sheet)
    // The page gives up after eight seconds, which a busy machine may need by itself.
    const { now } = Date
    const started = now()
    Date.now = () => started + (now() - started) / 20
  }),
)

/** How far a part of the page stands from where a link should lead: right under the header. */
const offPlace = (page: Page, part: string) =>
  page.locator(part).evaluate((found) => {
    const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
    return Math.abs(Math.round(found.getBoundingClientRect().top - header))
  })
const near = 24
const press = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name }).click()

/** Waits until all of the page has arrived and stands still. */
async function untilThere(page: Page) {
  await untilHydrated(page)
  await untilStill(page)
}

test('A link of the menu that is pressed before the lower part has its styles leads there, and so does one while the rest arrives', async ({
  page,
}) => {
  const release = await hold(page, /assets\/later-.*\.css/)
  await page.goto('/', { waitUntil: 'commit' })
  await press(page, 'Precios')
  await expect(page).toHaveURL(/#pricing$/)
  release()
  await expect.poll(() => offPlace(page, '#pricing')).toBeLessThan(near)
  await untilStill(page)
  expect(await offPlace(page, '#pricing')).toBeLessThan(near)

  await page.goto('/')
  await press(page, 'Contacto')
  await untilThere(page)
  expect(await offPlace(page, '#contact')).toBeLessThan(near)
})

// Each in a browser of its own: the first visit keeps the projects on the device.
for (const [how, path] of [
  ['pressed', '/'],
  ['opened', '/#contact'],
] as const)
  test(`A link to a part that is ${how} while the projects are still coming leads there once they have come`, async ({
    page,
  }) => {
    const release = await hold(page, /google\.firestore|:runQuery/)
    await page.goto(path)
    if (how === 'pressed') await press(page, 'Contacto')
    await expect.poll(() => offPlace(page, '#contact')).toBeLessThan(near)
    await expect(page.locator('#portfolio').getByRole('article')).toHaveCount(0)
    release()
    await untilThere(page)
    expect(await offPlace(page, '#contact')).toBeLessThan(near)
  })

test('Whoever scrolls away from a part that a link led to is left alone', async ({ page }) => {
  const release = await hold(page, /google\.firestore|:runQuery/)
  await page.goto('/#contact')
  await expect.poll(() => offPlace(page, '#contact')).toBeLessThan(near)
  await page.mouse.wheel(0, -1200)
  await expect.poll(() => offPlace(page, '#contact')).toBeGreaterThan(800)
  release()
  await untilThere(page)
  expect(await offPlace(page, '#contact')).toBeGreaterThan(800)
})
