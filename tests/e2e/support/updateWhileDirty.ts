import type { Browser, BrowserContext, Page } from 'playwright/test'
import { serveVersions } from '../../support/versions.ts'

type Session = Awaited<ReturnType<BrowserContext['storageState']>>

/** The owner's view during an update. */
export interface Seen {
  /** The reason for waiting that the tab without the form shows. */
  said: string
  /** True if the update could already be installed. */
  isOffered: boolean
  /** The form's content meanwhile. */
  typed: string
  /** True if, after the form was saved, the update was offered and reloaded both tabs. */
  isTaken: boolean
}

/**
 * Types into a form in one tab, publishes a new version, looks at it in another tab, and then saves and installs it.
 */
export async function updateWhileDirty(browser: Browser, session: Session, title: string): Promise<Seen> {
  const site = await serveVersions()
  const origins = session.origins.map((origin) => ({ ...origin, origin: site.url }))
  const context = await browser.newContext({
    baseURL: site.url,
    locale: 'es-CO',
    storageState: { ...session, origins },
  })
  const [form, other] = [await context.newPage(), await context.newPage()]
  try {
    await openControlled(form, '/admin/projects')
    await form.getByRole('button', { name: `Editar ${title}` }).click()
    const client = form.getByLabel('Cliente').first()
    await client.fill('a medias')
    site.publish()
    await other.goto('/admin')
    const waits = other.getByRole('status').filter({ hasText: 'Hay una versión nueva. Se instalará' })
    await waits.waitFor()
    const offer = other.getByRole('status').filter({ hasText: 'Hay una versión nueva del sitio.' }).getByRole('button')
    const seen = { said: await waits.innerText(), isOffered: await offer.isVisible(), typed: await client.inputValue() }

    await form.getByRole('button', { name: 'Actualizar' }).click()
    await offer.waitFor()
    const reloads = [form, other].map((page) => page.waitForEvent('load'))
    await offer.click()
    await Promise.all(reloads)
    return { ...seen, isTaken: await isNewest(other) }
  } finally {
    await context.close()
    site.close()
  }
}

/** Opens a page twice: only the second one is under the service worker. */
async function openControlled(page: Page, path: string) {
  await page.goto(path)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.reload()
  await page.waitForFunction(() => navigator.serviceWorker.controller)
}

const isNewest = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    return Boolean(registration?.active && !registration.waiting)
  })
