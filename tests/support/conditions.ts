import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright/test'
import { typeByComposition } from './conditions/composing.ts'
import { claimOffline, moveClock } from './conditions/hints.ts'
import { blockAds, failChunksOnce } from './conditions/network.ts'
import { proxyWith } from './conditions/proxy.ts'
import { refuseStorage, type Storage, silenceIndexedDB } from './conditions/storage.ts'
import { translatePage } from './translator.ts'

/** A difference between users' devices or networks and a developer's. */
interface Condition {
  /** The options of new contexts. */
  options?: () => BrowserContextOptions | Promise<BrowserContextOptions>
  /** Prepares a context before it has a page. */
  prepare?: (context: BrowserContext) => Promise<unknown>
  /** Prepares a page as it opens. */
  onPage?: (page: Page) => unknown
  /** Errors that the browser logs by itself because of the condition. */
  expectedErrors?: RegExp
}

/** Runs a script first in every page, and first in the service worker. */
const everywhere = <Given>(script: (given: Given) => unknown, given: Given): Condition => ({
  options: async () => ({
    proxy: { server: await proxyWith({ workerStart: `(${script})(${JSON.stringify(given)})` }) },
  }),
  prepare: (context) => context.addInitScript(script as (given: unknown) => unknown, given),
})

const without = (...kinds: Storage[]) => everywhere(refuseStorage, kinds)
const clockOff = (byMs: number) => everywhere(moveClock, byMs)
const dayMs = 24 * 60 * 60 * 1000

/** Opens the same address in another tab once, after the first page of a context has loaded one. */
async function openBeside(page: Page) {
  const context = page.context()
  if (context.pages().length > 1) return
  await page.waitForEvent('load')
  const other = await context.newPage()
  await other.goto(page.url())
}

/**
 * Sets the text size of the browser's settings. A wide window becomes larger, now and when the test resizes it, because
 * breakpoints follow the text: it keeps the layout that the test expects. A narrow one keeps its width.
 */
async function enlargeText(page: Page) {
  const resize = page.setViewportSize.bind(page)
  page.setViewportSize = ({ width, height }) =>
    resize(width > 1000 ? { width: width * 1.5, height: height * 1.5 } : { width, height })
  const window = page.viewportSize()
  if (window) await page.setViewportSize(window)
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: 24, fixed: 20 } })
}

const all = {
  /** Every response arrives 1.5 s late. */
  slow: {
    options: async () => ({ proxy: { server: await proxyWith({ delayMs: 1500 }) } }),
    // At its start Auth's requests are cut short (app/sw.ts), and the session is checked again later.
    expectedErrors: /ERR_FAILED .*(accounts:lookup|v1\/token)/,
  },
  /** The browser claims that there is no network, although there is. */
  offlineHint: everywhere(claimOffline, undefined),
  /** An extension blocks files and hosts by name. */
  adBlocker: { prepare: blockAds, expectedErrors: /ERR_BLOCKED_BY_CLIENT/ },
  /** The browser translates the page, so React's text nodes are no longer in it. */
  translated: {
    // The browser first recognizes the language. public/otherSoftware tests a translation before hydration.
    prepare: (context) => context.addInitScript(translatePage, { mark: '', afterMs: 1500 }),
    // On a slow machine the page hydrates later still; React then renders the changed parts again, and reports it.
    expectedErrors: /the prerendered page was changed/,
  },
  noLocalStorage: without('localStorage'),
  noSessionStorage: without('sessionStorage'),
  noIndexedDB: without('indexedDB'),
  noCaches: without('caches'),
  noServiceWorker: without('serviceWorker'),
  noStorage: without('localStorage', 'sessionStorage', 'indexedDB', 'caches', 'serviceWorker'),
  /** Opening IndexedDB never ends. */
  silentIndexedDB: everywhere(silenceIndexedDB, undefined),
  /** Text at 150 %. */
  largeText: { onPage: enlargeText },
  /** Windows' contrast themes. */
  forcedColors: { options: () => ({ forcedColors: 'active' }) },
  /** For each part of the site that is loaded late, the first request fails. */
  chunkFailsOnce: {
    prepare: failChunksOnce,
    expectedErrors: /503 \(Service Unavailable\) .*\/assets\/|dynamically imported/,
  },
  /** The device's clock is a day fast. */
  clockAhead: clockOff(dayMs),
  /** The device's clock is a day slow. */
  clockBehind: clockOff(-dayMs),
  /** Text is typed with an input method. */
  composing: { onPage: (page) => typeByComposition(page.context(), page) },
  tinyScreen: { options: () => ({ viewport: { width: 320, height: 256 } }) },
  /** The page is also open in a second tab. */
  secondTab: {
    onPage: openBeside,
    // Firestore's messages in one tab when the other, signing out, deletes the shared data, and when the other one just
    // writes to the shared database: it tries again.
    expectedErrors: /Another client might have garbage-collected our state|Failed to obtain primary lease/,
  },
} satisfies Record<string, Condition>

export type ConditionName = keyof typeof all
export const conditions: Readonly<Record<ConditionName, Condition>> = all
export const conditionNames = Object.keys(all) as ConditionName[]

/** Each browser's original `newContext`, while a test opens its contexts under a condition. */
const ownWays = new WeakMap<Browser, Browser['newContext']>()

/** Opens a context without the condition of the running test. */
export const openPlainly = (browser: Browser, options: BrowserContextOptions) =>
  (ownWays.get(browser) ?? browser.newContext).call(browser, options)

/** Opens every context of a browser under a condition until `use` ends. */
export async function underCondition(browser: Browser, name: ConditionName, use: () => Promise<void>) {
  const { options, prepare, onPage }: Condition = conditions[name]
  const { newContext } = browser
  ownWays.set(browser, newContext)
  browser.newContext = async (given) => {
    const context = await newContext.call(browser, { ...given, ...(await options?.()) })
    await prepare?.(context)
    // A page may close before it is prepared.
    if (onPage) context.on('page', (page) => void Promise.resolve(onPage(page)).catch(() => undefined))
    return context
  }
  try {
    await use()
  } finally {
    browser.newContext = newContext
    ownWays.delete(browser)
  }
}
