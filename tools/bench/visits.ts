import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from 'playwright'
import { median } from '../shared/numbers.ts'
import { type Chrome, onPhone } from './chromium.ts'
import type { Values } from './goals.ts'
import { scrollToPictures, scrollToTheEnd, timeTheFilm, timeTheMenu } from './inPage.ts'

/** Time after which something counts as failed, in ms. */
const timeout = 30_000

/** Resolves with the first contentful paint, in ms since the navigation. */
async function firstPaint(page: Page): Promise<number> {
  const paint = () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime
  return Number(await (await page.waitForFunction(paint, undefined, { polling: 20, timeout })).jsonValue())
}

/**
 * Simulates a visitor who scrolls at once. Returns the ms from the navigation until the first portfolio picture is
 * visible, and until three are.
 */
export const seePictures = (chrome: Chrome, url: string): Promise<Values> =>
  onPhone(chrome, async (page) => {
    await page.addInitScript(scrollToPictures)
    await page.goto(url, { waitUntil: 'commit' })
    const areThree = () => performance.getEntriesByName('picture').length >= 3
    // Pictures that were not visible by then are missing from the figures.
    await page.waitForFunction(areThree, undefined, { polling: 200, timeout }).catch(() => undefined)
    const marks = () => performance.getEntriesByName('picture').map(({ startTime }) => startTime)
    const [firstPicture, , threePictures] = await page.evaluate(marks)
    return { firstPicture, threePictures }
  })

const menuButton = '[popovertarget="site-menu"], [aria-controls="site-menu"]'

/**
 * Simulates a visitor who taps the menu button 300 ms after the first paint. Returns the ms from the tap until the menu
 * is painted. The tap comes from outside the page, so a busy page cannot delay it.
 */
export const openMenu = (chrome: Chrome, url: string): Promise<Values> =>
  onPhone(chrome, async (page, protocol) => {
    await page.addInitScript(timeTheMenu)
    await protocol.send('Page.enable')
    await protocol.send('Page.setLifecycleEventsEnabled', { enabled: true })
    const moment = new Promise<void>((resolve) => {
      protocol.on('Page.lifecycleEvent', ({ name }) => name === 'firstContentfulPaint' && resolve())
    }).then(() => pause(300))
    await page.goto(url, { waitUntil: 'commit' })
    const box = await page.locator(menuButton).filter({ visible: true }).first().boundingBox({ timeout })
    if (!box) return {}
    await moment
    const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }]
    await Promise.all([
      protocol.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints }),
      protocol.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }),
    ])
    const isOpen = () => performance.getEntriesByName('menu')[0]?.duration
    return { menu: await (await page.waitForFunction(isOpen, undefined, { polling: 100, timeout })).jsonValue() }
  })

/** Like `timeout`, for a film on a busy machine. */
const filmTimeout = 90_000

/**
 * Simulates a visitor who plays a project's film once the page has loaded. Returns the ms from the tap until the film
 * shows its first frame.
 */
export const playFilm = (chrome: Chrome, url: string): Promise<number> =>
  onPhone(chrome, async (page) => {
    await page.addInitScript(timeTheFilm)
    await page.goto(url)
    const play = page.getByRole('button', { name: 'Reproducir Café Aurora' }).first()
    await play.scrollIntoViewIfNeeded({ timeout })
    await page.waitForLoadState('networkidle', { timeout })
    await play.tap({ timeout })
    const hasFrame = () => performance.getEntriesByName('film')[0]?.duration
    const shown = await page.waitForFunction(hasFrame, undefined, { polling: 100, timeout: filmTimeout })
    return Number(await shown.jsonValue())
  })

/**
 * Number of repeat visits. A first paint may fall into either of two frames 50 ms apart, so one visit is not enough.
 */
const revisits = 5

/**
 * Visits, waits for the service worker, and returns in new browsers, five times online and five times offline. Returns
 * the medians of the first paints, in ms.
 */
export async function comeBack(chrome: Chrome, url: string): Promise<Values> {
  const profile = mkdtempSync(path.join(tmpdir(), 'studio-bench-'))
  const settle = async (page: Page) => {
    await page.goto(url)
    // A page may load the worker only after its visitor does something.
    await page.evaluate(() => scrollBy(0, 300))
    const isActive = async () => (await navigator.serviceWorker.getRegistration())?.active?.state === 'activated'
    await page.waitForFunction(isActive, undefined, { polling: 500, timeout })
    await pause(3000)
  }
  const revisit = async (page: Page) => {
    await page.goto(url)
    const paint = await firstPaint(page)
    const isControlled = await page.evaluate(() => navigator.serviceWorker.controller !== null)
    return isControlled ? paint : undefined
  }
  try {
    await onPhone(chrome, settle, { profile })
    const paints: Record<'repeat' | 'offline', number[]> = { repeat: [], offline: [] }
    for (let visit = 0; visit < revisits; visit++)
      for (const kind of ['repeat', 'offline'] as const) {
        const paint = await onPhone(chrome, revisit, { profile, isOffline: kind === 'offline' })
        if (paint !== undefined) paints[kind].push(paint)
      }
    const middle = (times: readonly number[]) => (times.length > 0 ? median(times) : undefined)
    return { repeat: middle(paints.repeat), offline: middle(paints.offline) }
  } finally {
    // A browser that is closing may still write into its profile.
    rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  }
}

const namesFirebase = /@firebase\/|firestore\.googleapis\.com/

/**
 * Simulates a visitor who scrolls to the end of the page. Returns the layout shifts and the bytes requested from
 * Firebase.
 */
export const lookThrough = (chrome: Chrome, url: string): Promise<Values> =>
  onPhone(chrome, async (page) => {
    let foreign = 0
    const scripts: Promise<string>[] = []
    page.on('request', (request) => {
      const { protocol, origin, pathname } = new URL(request.url())
      const isElsewhere = protocol.startsWith('http') && origin !== new URL(url).origin
      if (isElsewhere || /firestore|firebase|googleapis/.test(pathname)) foreign += 1
    })
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response.text())
    })
    await page.goto(url)
    const shift = await page.evaluate(scrollToTheEnd)
    const withFirebase = (await Promise.all(scripts)).filter((script) => namesFirebase.test(script))
    return { shift, foreign, firebase: withFirebase.join('').length }
  })
