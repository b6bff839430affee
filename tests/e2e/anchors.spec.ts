import type { Page } from 'playwright/test'
import { expect, hold, test } from './studio'

test.use({ viewport: { width: 1440, height: 900 } })

/** How far a part of the page stands from where a link should lead: right under the header. */
const offPlace = (page: Page, part: string) =>
  page.locator(part).evaluate((found) => {
    const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
    return Math.abs(Math.round(found.getBoundingClientRect().top - header))
  })
const near = 24
const press = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name }).click()

test('A link of the menu that is pressed before the lower part has its styles leads there once it has them', async ({
  page,
}) => {
  const release = await hold(page, /assets\/later-.*\.css/)
  await page.goto('/', { waitUntil: 'commit' })
  await press(page, 'Precios')
  await expect(page).toHaveURL(/#pricing$/)
  release()
  await expect.poll(() => offPlace(page, '#pricing')).toBeLessThan(near)
  await page.waitForTimeout(1000)
  expect(await offPlace(page, '#pricing')).toBeLessThan(near)
})

for (const [name, path] of [
  ['pressed', '/'],
  ['opened', '/#contact'],
] as const)
  test(`A link to a part is ${name} while the projects are still coming: it leads there once they have come`, async ({
    page,
  }) => {
    const release = await hold(page, /google\.firestore|:runQuery/)
    await page.goto(path)
    if (path === '/') await press(page, 'Contacto')
    await expect.poll(() => offPlace(page, '#contact')).toBeLessThan(near)
    release()
    await expect(page.locator('#portfolio').getByRole('article').first()).toBeAttached()
    await page.waitForTimeout(1500)
    expect(await offPlace(page, '#contact')).toBeLessThan(near)
  })

test('Whoever scrolls away from a part that a link led to is left alone', async ({ page }) => {
  const release = await hold(page, /google\.firestore|:runQuery/)
  await page.goto('/#contact')
  await expect.poll(() => offPlace(page, '#contact')).toBeLessThan(near)
  await page.mouse.wheel(0, -1200)
  await expect.poll(() => offPlace(page, '#contact')).toBeGreaterThan(800)
  release()
  await expect(page.locator('#portfolio').getByRole('article').first()).toBeAttached()
  await page.waitForTimeout(1000)
  expect(await offPlace(page, '#contact')).toBeGreaterThan(800)
})

test('A link to a part is pressed as soon as it is there, while all of the page arrives: it leads there', async ({
  page,
}) => {
  await page.goto('/')
  await press(page, 'Contacto')
  await expect(page.locator('#portfolio').getByRole('article').first()).toBeAttached()
  await page.waitForTimeout(3000)
  expect(await offPlace(page, '#contact')).toBeLessThan(near)
})
