import { expect as anyExpect, type BrowserContext, chromium, type Page } from 'playwright/test'
import { browserArgs } from '../../scripts/lib/tests/browser.ts'
import { makeAdmin, syncState } from '../../tests/e2e/support/devices.ts'
import { signIn } from '../../tests/e2e/support/studio.ts'

/** What a condition of the soak may take: the machine may be busy, and a condition that fails ends its row. */
export const expect = anyExpect.configure({ timeout: 30_000 })

/** One browser for several devices: each is a context with storage and a network of its own. */
export const openBrowser = () =>
  chromium.launch({
    args: [...browserArgs],
    ...(process.env.BROWSER_PATH && { executablePath: process.env.BROWSER_PATH }),
  })

/** What every context is opened with. */
export const inSpanish = () => ({
  baseURL: process.env.SITE_URL ?? '',
  locale: 'es-CO',
  viewport: { width: 1280, height: 1600 },
})

/** Signs in a new admin and waits for the console. */
export async function enterAsAdmin(page: Page) {
  const admin = await makeAdmin()
  await signIn(page, admin.email)
  await page.waitForURL('**/admin')
  return admin
}

/** Waits until the panel "ready for the road" finds the console and all collections on the device. */
export async function untilReady(page: Page) {
  await page.goto('/admin/ready')
  const lines = page.locator('main li[data-ready]')
  await expect(lines).not.toHaveCount(0)
  // The last two lines, lasting storage and free space, are the browser's to give.
  const missing = () =>
    lines.evaluateAll((all) => all.slice(0, -2).filter((one) => one.dataset.ready !== 'true').length)
  await expect(async () => {
    if ((await missing()) > 0) await page.getByRole('button', { name: 'Comprobar de nuevo' }).click()
    await expect(page.locator('main li[data-ready]')).not.toHaveCount(0)
    expect(await missing()).toBe(0)
  }).toPass({ timeout: 60_000 })
}

/** Waits until the top bar says exactly this. */
export const untilSays = (page: Page, words: string) => expect(syncState(page, new RegExp(`${words}$`))).toBeVisible()

/** Collects what a page reports as errors, except what a browser says by itself without a network. */
export function errorsOf(context: BrowserContext, own: RegExp): string[] {
  const errors: string[] = []
  context.on('console', (message) => {
    const text = `${message.text()} ${message.location().url}`
    if (message.type() === 'error' && !own.test(text)) errors.push(text)
  })
  context.on('weberror', (error) => errors.push(error.error().message))
  return errors
}
