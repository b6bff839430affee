import type { Page } from 'playwright/test'
import { untilHydrated } from '../support/prerenderedPage'
import { expect, test } from '../support/studio'

/** What a page asks for of moving pictures, from now on. */
function noteLoops(page: Page) {
  const asked: string[] = []
  page.on('request', (request) => /\.(mp4|webm)$/.test(new URL(request.url()).pathname) && asked.push(request.url()))
  return asked
}

/** Goes down the page like somebody who looks at all of it, and rests on the first card. */
async function lookAround(page: Page) {
  await page.locator('#showreel').scrollIntoViewIfNeeded()
  await page.waitForTimeout(1500)
  const card = page.locator('#portfolio article').first()
  await card.scrollIntoViewIfNeeded()
  await card.hover()
  return card
}

test('Loops cost a visit nothing until it scrolls; a card plays its own under the pointer', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const loops = noteLoops(page)
  await page.goto('/')
  await untilHydrated(page)
  await page.waitForTimeout(3000)
  expect(loops).toEqual([])
  const card = await lookAround(page)
  const film = card.locator('video')
  await expect(film).toHaveAttribute('data-plays')
  await expect(film).toHaveJSProperty('paused', false)
  expect(loops.some((url) => url.endsWith('/samples/cafe-aurora.webm'))).toBe(true)
})

const wishes = [
  { wish: 'less motion', reducedMotion: 'reduce', savesData: false },
  { wish: 'less data', reducedMotion: 'no-preference', savesData: true },
] as const

for (const { wish, reducedMotion, savesData } of wishes)
  test(`Whoever asks for ${wish} gets no loop at all`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion })
    if (savesData)
      await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
    const loops = noteLoops(page)
    await page.goto('/')
    await untilHydrated(page)
    await lookAround(page)
    await page.waitForTimeout(1500)
    expect(loops).toEqual([])
  })
