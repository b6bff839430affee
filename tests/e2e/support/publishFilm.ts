import { ownFilmHash, ownLoopHash } from '@studio/domain/content/films/manifest'
import type { Locator, Page } from 'playwright/test'
import { projectsTitled } from '../../support/store'
import { countPresses, pressesOn } from './presses'
import { recordedFilm } from './recordedFilm'
import { expect, toast } from './studio'

/* From a film on disk to a project that visitors watch: the time and the number of presses. */

/** Longest time that an upload may take beyond the transfer itself, in ms. */
export const mostBeyondTransfer = 60_000
export const mostPresses = 8

/**
 * Fills the form of a new project, optionally offline: with a film, the frame that it proposes, the loop from there on, and
 * these texts.
 */
export async function fillWithFilm(page: Page, title: string, film: Awaited<ReturnType<typeof recordedFilm>>) {
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  const chooser = page.waitForEvent('filechooser')
  await page.getByLabel('Elegir video').click()
  await (await chooser).setFiles(film)
  for (const [label, text] of [
    ['Título', title],
    ['Descripción', 'Una obra entera'],
    ['Categoría', 'Corto'],
  ] as const) {
    await page.getByLabel(label).first().click()
    await page.keyboard.insertText(text)
  }
  await press('Llenar los campos vacíos con el español')
  await expect(page.getByText('Video propio', { exact: true })).toBeVisible({ timeout: 60_000 })
  await expect(page.getByLabel('URL de la imagen')).toHaveValue(/^\/media\//)
  await press('Usar como bucle de la tarjeta desde aquí')
  await press('Crear')
}

/** Publishes a film of this size and watches it as a visitor. Returns the time from choosing it to being public, in ms. */
export async function publishFilm(page: Page, visitor: Page, title: string, bytes: number) {
  const film = await recordedFilm(page, bytes)
  await page.addInitScript(countPresses)
  await page.goto('/admin/projects')
  await page.getByRole('button', { name: 'Nuevo Proyecto', exact: true }).click()
  const begin = Date.now()
  await fillWithFilm(page, title, film)
  await expect(toast(page, 'Proyecto creado exitosamente')).toBeVisible({ timeout: 240_000 })
  const presses = await pressesOn(page)
  await visitor.goto('/')
  const answers = (path: string) => visitor.evaluate(async (url) => (await fetch(url)).text(), path)
  await expect.poll(() => answers('/api/content/es')).toContain(`"title":"${title}"`)
  const [stored] = await projectsTitled(title)
  await expect.poll(() => answers(String(stored?.video_url))).toContain('#EXT-X-ENDLIST')
  const ms = Date.now() - begin
  await watchFilm(visitor, title)
  return { presses, ms, bytes: film.buffer.length }
}

/** Watches a project's loop and film as a visitor, and checks that every part of the film is public. */
export async function watchFilm(visitor: Page, title: string) {
  const [stored] = await projectsTitled(title)
  expect(ownFilmHash(String(stored?.video_url))).toBeDefined()
  expect(ownLoopHash(String(stored?.loop_url))).toBeDefined()
  const content = () => visitor.evaluate(async () => (await fetch('/api/content/es')).text())
  await visitor.goto('/')
  await expect.poll(content).toContain(`"title":"${title}"`)
  await visitor.reload()
  const card = visitor.locator('#portfolio article', { hasText: title })
  await watchLoop(card, String(stored?.loop_url))
  await card.getByRole('button', { name: /^Reproducir/ }).click()
  const video = visitor.locator('[data-film] video')
  const length = () => video.evaluate(({ currentTime, duration }: HTMLVideoElement) => currentTime > 0.3 && duration)
  await expect.poll(length, { timeout: 60_000 }).toBeGreaterThan(1)
  // The last segment plays as well.
  await video.evaluate((film: HTMLVideoElement) => {
    film.currentTime = film.duration - 0.4
  })
  await expect.poll(() => video.evaluate(({ ended }: HTMLVideoElement) => ended), { timeout: 30_000 }).toBe(true)
}

/** Points at a card and checks that its loop plays, silently. */
async function watchLoop(card: Locator, address: string) {
  await card.page().emulateMedia({ reducedMotion: 'no-preference' })
  await card.hover()
  const playing = () =>
    card.locator('video').evaluate((loop: HTMLVideoElement) => ({
      isThere: loop.currentTime > 0 && loop.hasAttribute('data-plays'),
      address: new URL(loop.currentSrc).pathname,
      isSilent: loop.muted,
    }))
  await expect.poll(playing, { timeout: 30_000 }).toEqual({ isThere: true, address, isSilent: true })
}
