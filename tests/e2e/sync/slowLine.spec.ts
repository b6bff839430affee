import type { BrowserContext, Page } from 'playwright/test'
import { password } from '../../support/accounts'
import { appoint, newAdmin, setDisabled } from '../../support/people'
import { enter } from '../support/devices'
import { expect, offlineErrors, test, toast } from '../support/studio'

/* Auth on a slow network, in a page under the service worker. */

test.use({ serviceWorkers: 'allow', expectedErrors: new RegExp(`${offlineErrors.source}|status of 40[013]`) })

/** Delay of Auth's account lookup, in ms: longer than the console waits for it when it opens. */
const slowMs = 1500

/** Delays every account lookup. */
const slowLookups = (context: BrowserContext) =>
  context.route('**/accounts:lookup*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, slowMs))
    await route.continue().catch(() => undefined)
  })

/** Opens the sign-in page under a service worker. */
async function openUnderWorker(page: Page) {
  await page.goto('/auth')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.reload()
  await page.waitForFunction(() => navigator.serviceWorker.controller)
}

test('On a slow network the right password works at the first attempt, and a new password keeps the session', async ({
  page,
  context,
}) => {
  const admin = await newAdmin('Lenta')
  await openUnderWorker(page)
  await slowLookups(context)
  await enter(page, admin.email)

  await page.goto('/admin/account')
  await page.getByLabel('Contraseña actual').fill(password)
  await page.getByLabel('Contraseña nueva').fill('cebra lenta bajo lluvia')
  await page.getByRole('button', { name: 'Cambiar la contraseña' }).click()
  await expect(toast(page, 'Contraseña cambiada')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Tu cuenta', level: 1 })).toBeVisible()
})

test('A console that opened before Auth answered still signs out if the account is disabled', async ({
  page,
  context,
}) => {
  const admin = await newAdmin('Cerrada')
  await openUnderWorker(page)
  await enter(page, admin.email)
  await expect(page.getByRole('navigation', { name: 'Consola' })).toBeVisible()
  await page.goto('about:blank')
  await setDisabled(admin, true)
  // Only Auth knows that the session has ended.
  await appoint(admin)
  await slowLookups(context)
  await page.goto('/admin')
  await expect(page.getByRole('status').filter({ hasText: 'Esta cuenta está desactivada.' })).toBeVisible()
  await expect(page).toHaveURL(/\/auth$/)
})
