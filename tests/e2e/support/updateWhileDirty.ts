import type { Browser, BrowserContext, Page } from 'playwright/test'
import { serveVersions } from '../../support/versions.ts'

type Session = Awaited<ReturnType<BrowserContext['storageState']>>

/** What an owner saw while a new version came. */
export interface Seen {
  /** What the version was said to wait for, in the tab without the form. */
  said: string
  /** Whether it could be taken already. */
  isOffered: boolean
  /** What the form held meanwhile. */
  typed: string
  /** Whether, after the form was saved, it was offered and then opened both tabs anew. */
  isTaken: boolean
}

/** Types into a form in one tab, publishes a new version, looks at it in another tab, and then saves and takes it. */
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
