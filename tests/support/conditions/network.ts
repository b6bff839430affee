import type { BrowserContext } from 'playwright/test'

/** Words in file names, and hosts, that common ad blockers' lists refuse. */
export const blocked =
  /\/[^/?]*(analytics|\bads?[-_.]|adserver|banner|track(er|ing)|consent|cookie|gtag|pixel|popup|promo|sponsor|social)[^/?]*\.(js|css|png|webp|svg|json)|\/\/[^/]*(googletagmanager|google-analytics|doubleclick|googlesyndication|facebook)\./i

/** Blocks the requests that an ad blocker would. */
export const blockAds = (context: BrowserContext) => context.route(blocked, (route) => route.abort('blockedbyclient'))

/** Lazily loaded scripts: the public page, its calls, the console, and their pages, dialogs and optional parts. */
const lateParts = /\/assets\/(page|calls|shell|[A-Z]\w*(Page|Dialog|Film|Analytics|Player))-[^/]*\.js$/

/** Makes the first request for each page, dialog and optional part fail, in each context. */
export async function failChunksOnce(context: BrowserContext) {
  const failed = new Set<string>()
  await context.route(lateParts, async (route) => {
    const url = route.request().url()
    if (failed.has(url) || route.request().resourceType() !== 'script') return route.fallback()
    failed.add(url)
    await route.fulfill({ status: 503 })
  })
}
