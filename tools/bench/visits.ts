import type { Page } from 'playwright'
import { type Chrome, drop, firstPaint, newProfile, withPage } from './chromium.ts'
import { type Chunk, chunkAt } from './chunks.ts'

/** A visitor who does nothing but look: what the page asked for. */
export interface Look {
  /** ms since the navigation. */
  load: number
  /** Scripts in the order in which they were asked for; `at` in ms since the navigation. */
  scripts: readonly (Chunk & { address: string; at: number })[]
  /** Bytes of Firebase asked for before the load event, and how many requests that were. */
  firebaseBeforeLoad: { bytes: number; requests: number }
}

/** Long enough for what waits for an idle page, on a slow phone. */
const patience = 10_000

/** One visit of `url` without a click. */
export async function look(chrome: Chrome, url: string): Promise<Look> {
  const profile = newProfile()
  try {
    return await withPage(chrome, { profile }, async (page) => {
      await page.goto(url)
      await page.waitForTimeout(patience)
      const { load, requested } = await page.evaluate(() => ({
        load: (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).loadEventStart,
        requested: performance
          .getEntriesByType('resource')
          .map((entry) => entry as PerformanceResourceTiming)
          .map(({ name, startTime, encodedBodySize }) => ({ name, at: startTime, bytes: encodedBodySize })),
      }))
      const isBuilt = (address: string) => /^\/assets\/.*\.js$/.test(address)
      const own = requested.filter(({ name }) => name.startsWith(new URL(url).origin))
      const scripts = own
        .map(({ name, at }) => ({ address: new URL(name).pathname, at }))
        .filter(({ address }) => isBuilt(address))
        .map((script) => ({ ...script, ...chunkAt(script.address) }))
      const early = requested.filter(({ name, at }) => {
        const { pathname, hostname } = new URL(name)
        const isService = pathname.startsWith('/__/') || hostname.endsWith('googleapis.com')
        return at < load && (isService || (isBuilt(pathname) && chunkAt(pathname).isFirebase))
      })
      const bytes = early.reduce((sum, request) => sum + request.bytes, 0)
      return { load, scripts, firebaseBeforeLoad: { bytes, requests: early.length } }
    })
  } finally {
    drop(profile)
  }
}

/** First contentful paints of three visits with one profile, in ms, and the bytes that the site sent for the last two. */
export interface Return {
  first: number
  repeat: number
  repeatBytes: number
  offline: number
  offlineBytes: number
}

/** Visits, lets the service worker settle, and comes back in a new browser: online, then offline. */
export async function comeBack(chrome: Chrome, url: string, sent: () => Promise<number>): Promise<Return> {
  const profile = newProfile()
  const visit = (isOffline: boolean, work: (page: Page) => Promise<void>) =>
    withPage(chrome, { profile, isOffline }, async (page) => {
      await sent()
      await page.goto(url)
      const paint = await firstPaint(page)
      await work(page)
      return { paint, bytes: await sent() }
    })
  try {
    const first = await visit(false, async (page) => {
      await page.evaluate(async () => void (await navigator.serviceWorker.ready))
      await page.waitForTimeout(patience)
    })
    const repeat = await visit(false, (page) => page.waitForTimeout(patience / 2))
    const offline = await visit(true, (page) => page.waitForTimeout(1000))
    return {
      first: first.paint,
      repeat: repeat.paint,
      repeatBytes: repeat.bytes,
      offline: offline.paint,
      offlineBytes: offline.bytes,
    }
  } finally {
    drop(profile)
  }
}
