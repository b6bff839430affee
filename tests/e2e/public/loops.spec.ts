import type { Page } from 'playwright/test'
import { untilHydrated } from '../support/prerenderedPage'
import { expect, test } from '../support/studio'

/* Reduced data and other behaviour of loops are tested in tests/components/public/loops and reel. */

/** Records the page's requests for videos from now on. */
function noteLoops(page: Page) {
  const asked: string[] = []
  page.on('request', (request) => /\.(mp4|webm)$/.test(new URL(request.url()).pathname) && asked.push(request.url()))
  return asked
}

/** Scrolls down the page like a reader, and hovers over the first card. */
async function lookAround(page: Page) {
  await page.locator('#showreel').scrollIntoViewIfNeeded()
  const card = page.locator('#portfolio article').first()
  await card.scrollIntoViewIfNeeded()
  await card.hover()
  return card
}

test('Loops cost nothing for visitors who ask for less motion; otherwise the first screen loads only its own, and a card plays its own under the pointer', async ({
  page,
}) => {
  const loops = noteLoops(page)
  await page.goto('/')
  await untilHydrated(page)
  await lookAround(page)

  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.mouse.move(0, 0)
  await page.goto('/?again')
  await untilHydrated(page)
  await page.waitForLoadState('networkidle')
  expect(loops.filter((url) => !url.endsWith('/samples/volta.webm'))).toEqual([])
  const card = await lookAround(page)
  const film = card.locator('video')
  await expect(film).toHaveAttribute('data-plays')
  await expect(film).toHaveJSProperty('paused', false)
  expect(loops.some((url) => url.endsWith('/samples/cafe-aurora.webm'))).toBe(true)

  // The player offers the next piece.
  await card.getByRole('button', { name: /^Reproducir/ }).click()
  const player = page.getByRole('dialog')
  await expect(player).toHaveAccessibleName(/^Café Aurora/)
  await player.getByRole('button', { name: 'Siguiente' }).click()
  await expect(player).not.toHaveAccessibleName(/^Café Aurora/)
  await player.getByRole('button', { name: 'Anterior' }).click()
  await expect(player).toHaveAccessibleName(/^Café Aurora/)
})

test('Loops cost nothing for visitors who ask to save data', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const loops = noteLoops(page)
  await page.goto('/')
  await untilHydrated(page)
  await lookAround(page)
  await page.waitForLoadState('networkidle')
  expect(loops).toEqual([])
})
