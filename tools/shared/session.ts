import type { Browser } from 'playwright'
import { owner } from '../../scripts/lib/studio.ts'

/** Signs the owner in. Returns the session, for use in another context. */
export async function ownerSession(browser: Browser, baseURL: string) {
  const page = await browser.newPage({ baseURL, locale: 'es-CO' })
  await page.goto('/auth')
  await page.locator('[type=email]').fill(owner.email)
  await page.locator('[type=password]').fill(owner.password)
  await page.locator('form [type=submit]').click()
  await page.waitForURL('**/admin', { timeout: 60_000 })
  const session = await page.context().storageState()
  await page.close()
  return session
}
