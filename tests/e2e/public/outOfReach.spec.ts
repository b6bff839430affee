import { addProjects } from '../../support/content'
import { openLanding, visitLanding } from '../support/coldStart'
import { isHydrated } from '../support/prerenderedPage'
import { chooseLanguage, expect, offlineErrors, test, untilKept, watch } from '../support/studio'

/* The page with its service worker; all ten languages offline are tested in long/road.spec.ts. */

test.use({ serviceWorkers: 'allow', expectedErrors: offlineErrors })

test('The site can be installed; offline after one visit it opens with the cached projects, plays, and links to cached pages; its policy opens in the reader’s language', async ({
  page: first,
  context,
  request,
  watched,
}) => {
  // This content is newer than the prerendered one, so the cached page must take it from the response to the visit.
  const title = 'Faro nuevo'
  await addProjects({ title_es: title, title_ar: `${title} ar` })
  for (const code of ['es', 'ar'] as const) await visitLanding(first, code, title)
  const manifest = await (
    await request.get((await first.locator('link[rel=manifest]').getAttribute('href')) ?? '')
  ).json()
  expect(manifest).toMatchObject({ display: 'standalone', start_url: '/' })
  expect(manifest.icons).not.toHaveLength(0)
  for (const { src } of manifest.icons) expect((await request.get(src)).ok(), src).toBe(true)

  const isPlayerKept = () =>
    first.evaluate(async () => {
      const kept = await (await caches.open('assets')).keys()
      return kept.some(({ url }) => url.includes('/PlayerDialog-'))
    })
  await expect.poll(isPlayerKept).toBe(true)
  await first.close()
  const page = await context.newPage()
  watch(page, watched)
  await context.setOffline(true)
  for (const code of ['ar', 'es'] as const) await openLanding(page, code, title)
  await page
    .locator('#portfolio')
    .getByRole('button', { name: /^Reproducir/ })
    .first()
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await chooseLanguage(page, 'Italiano')
  await expect(page).toHaveURL(/\/it\/$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // Addresses that were never opened.
  for (const address of ['/ja/', '/privacy']) {
    await page.goto(address)
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toBeVisible()
    await expect.poll(() => isHydrated(heading)).toBe(true)
  }

  // Online again: the worker has cached the policy in Spanish.
  expect(await page.evaluate(async () => Boolean(await caches.match('/privacy')))).toBe(true)
  await context.setOffline(false)
  // A picture whose content has changed is first answered from the cache, then updated. No page has used this address
  // before, because the browser would show such a picture again without asking the worker.
  const picture = '/samples/volta.webp?kept'
  const isShown = () =>
    page.evaluate(
      (url) =>
        new Promise<boolean>((resolve) => {
          const shown = new Image()
          shown.onload = () => resolve(true)
          shown.onerror = () => resolve(false)
          shown.src = url
        }),
      picture,
    )
  await page.evaluate(async (url) => (await caches.open('pictures')).put(url, new Response('no picture')), picture)
  expect(await isShown()).toBe(false)
  await expect.poll(isShown).toBe(true)
  for (const [code, address, place] of [
    ['de', '/de/', 'footer'],
    ['fr', '/fr/#contact', '#contact'],
  ] as const) {
    await page.goto(address)
    const link = page.locator(`${place} a[href="/${code}/privacy"]`)
    await link.scrollIntoViewIfNeeded()
    await link.click()
    await expect(page).toHaveURL(/\/privacy$/)
    await expect(page.locator('html')).toHaveAttribute('lang', code)
  }
})

test('A page that does not fit on the device is still shown', async ({ page, context }) => {
  await page.goto('/')
  await untilKept(page)
  await page.reload()
  await page.waitForFunction(() => navigator.serviceWorker.controller)
  const browser = await context.newCDPSession(page)
  await browser.send('Storage.overrideQuotaForOrigin', { origin: new URL(page.url()).origin, quotaSize: 1 })
  await page.goto('/fr/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await page.evaluate(async () => Boolean(await caches.match('/fr/')))).toBe(false)
})
