import type { BrowserContext, Page } from 'playwright/test'
import { serveVersions } from '../../support/versions'
import { expect, offlineErrors, test } from '../support/studio'

/* A new version of the site while the page is open; the console's offer of it is tested in sync/road.spec.ts. */

test.use({ serviceWorkers: 'allow', expectedErrors: offlineErrors })

declare global {
  interface Window {
    /** In a test: true once a new version has taken over, false if the page was reloaded for it. */
    isLeftAlone?: Promise<boolean>
  }
}

type Site = Awaited<ReturnType<typeof serveVersions>>

/** Returns the version of the page. */
const version = (page: Page) => page.locator('html').getAttribute('data-version')

const workerState = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    return registration?.waiting ? 'waiting' : registration?.installing ? 'installing' : 'active'
  })

/** Opens the page on a separate site, under the service worker of the first version. */
async function openFirst(context: BrowserContext, site: Site) {
  const page = await context.newPage()
  await page.goto(site.url)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await expect.poll(() => page.evaluate(async () => Boolean(await caches.match('/')))).toBe(true)
  await page.reload()
  await page.waitForFunction(() => navigator.serviceWorker.controller)
  expect(await version(page)).toBe('1')
  return page
}

/** Returns the caches of pages, one for each version. */
const keptPages = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('pages-')))

/** Activates the waiting version, as a page does when it is closed. */
const takeOver = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    const isOver = new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    )
    registration?.waiting?.postMessage({ type: 'SKIP_WAITING' })
    await isOver
  })

/** Publishes the next version and waits until this page's browser has installed it. */
async function publishNext(page: Page, site: Site) {
  site.publish()
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
  await expect.poll(() => workerState(page)).toBe('waiting')
}

/**
 * Waits until a page has registered its worker, so that it activates a waiting version when it is closed, and requests
 * nothing more. Registrations are answered in order, so the one here follows the page's. If a request reaches the old
 * worker at the moment when the new one activates, Chrome may leave the new one waiting for more than a minute.
 */
async function untilQuiet(page: Page) {
  await page.waitForLoadState('networkidle')
  await page.evaluate(async () => {
    await new Promise((resolve) => requestIdleCallback(resolve))
    await navigator.serviceWorker.register('/sw.js')
  })
}

test('If a new version’s list of files fails once, the previous version still opens offline, and the new one follows with the next page', async ({
  context,
}) => {
  const site = await serveVersions()
  try {
    const page = await openFirst(context, site)
    const [first] = await keptPages(page)
    site.failOnce('/later.json')
    await publishNext(page, site)
    await takeOver(page)
    await context.setOffline(true)
    await page.goto(site.url)
    expect(await version(page)).toBe('1')
    expect(await workerState(page)).toBe('active')
    await page.mouse.move(10, 10)
    await page
      .locator('#portfolio')
      .getByRole('button', { name: /^Reproducir/ })
      .first()
      .click()
    await expect(page.getByRole('dialog')).toBeVisible()

    await context.setOffline(false)
    await page.goto(site.url)
    expect(await version(page)).toBe('2')
    await expect.poll(() => keptPages(page)).not.toContain(first)
    await context.setOffline(true)
    await page.reload()
    expect(await version(page)).toBe('2')
  } finally {
    await context.close()
    site.close()
  }
})

test('A new version that activates when one tab closes does not disturb the other', async ({ context }) => {
  const site = await serveVersions()
  try {
    const page = await openFirst(context, site)
    const other = await context.newPage()
    await other.goto(site.url)
    await other.getByLabel('Nombre').fill('Ana a medias')
    await publishNext(page, site)
    // Listens before a page can be closed: the new version may activate at once.
    await other.evaluate(() => {
      window.isLeftAlone = new Promise((resolve) => {
        addEventListener('beforeunload', () => resolve(false))
        navigator.serviceWorker.addEventListener('controllerchange', () => setTimeout(() => resolve(true), 300))
      })
    })
    for (const tab of [page, other]) await untilQuiet(tab)
    await page.goto('about:blank')
    await expect.poll(() => workerState(other)).toBe('active')
    expect(await other.evaluate(() => window.isLeftAlone)).toBe(true)
    await expect(other.getByLabel('Nombre')).toHaveValue('Ana a medias')
    expect(await version(other)).toBe('1')
    await other.reload()
    expect(await version(other)).toBe('2')
  } finally {
    await context.close()
    site.close()
  }
})
