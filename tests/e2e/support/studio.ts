import { type BrowserContext, test as base, expect, type Locator, type Page } from 'playwright/test'
import { owner, password } from '../../support/accounts.ts'
import { type ConditionName, conditions, openPlainly, underCondition } from '../../support/conditions.ts'
import { resetStudio } from '../../support/reset.ts'
import { siteUrl } from '../../support/site.ts'
import { assignedTo, whyNot } from '../conditions.ts'
import { endChannels, noteChannels } from './channels.ts'

export { expect }

export interface TestOptions {
  /** The condition for all browsers of this test: one by name, or the one assigned in tests/e2e/conditions.ts. */
  condition: ConditionName | 'assigned' | undefined
}

interface Fixtures extends TestOptions {
  /** Console errors that this test expects; any other fails it. */
  expectedErrors: RegExp
  /** A page in which the owner is signed in. */
  ownerPage: Page
  /** A second browser, in which nobody is signed in. */
  visitorPage: Page
}

/** A warning that counts as an error unless the test itself changes the prerendered page. */
const wasChanged = 'the prerendered page was changed'

export const watch = (page: Page, errors: string[]) => {
  page.on('console', (message) => {
    if (message.type() === 'error' || message.text().startsWith(wasChanged))
      errors.push(`${message.text()} ${message.location().url}`)
  })
  page.on('pageerror', (error) => errors.push(error.message))
}

/** Messages that a browser and Firestore log offline. */
export const offlineErrors =
  /ERR_INTERNET_DISCONNECTED|ERR_NAME_NOT_RESOLVED|ERR_FAILED|Could not reach Cloud Firestore backend|Failed to fetch dynamically imported/

/** A transaction that met another's lock; the SDK retries it. */
const metLock = /status of 409 \(Conflict\) .*\/documents:commit/

/** A page that is left ends its channel to the store, which the emulator may have ended before. */
const endedTwice = /status of 400 .*\/Listen\/channel\?.*&TYPE=terminate/

/** Firestore looks for Google's site when it cannot connect, which a machine without internet does not reach. */
const noInternet = /ERR_EMPTY_RESPONSE https:\/\/www\.google\.com/

/** Firestore's message in a tab while another one, signing out, deletes the shared data. */
export const erasedErrors = /Another client might have garbage-collected our state/

/** A list that was being counted while its reader signed out. */
export const countedTooLate = /status of 403 \(Forbidden\) .*:runAggregationQuery/

/** A test of the built site in a real browser; it fails on every console error that it does not expect. */
export const test = base.extend<
  Fixtures & { activeCondition: ConditionName | undefined; freshStudio: undefined; watched: string[] },
  { ownerState: Awaited<ReturnType<BrowserContext['storageState']>> }
>({
  expectedErrors: [/^$/, { option: true }],
  condition: [undefined, { option: true }],
  activeCondition: [
    async ({ browser, condition }, use, { titlePath: [file = ''], title, skip, annotations }) => {
      const name = condition === 'assigned' ? assignedTo(file) : condition
      if (!name) return use(undefined)
      annotations.push({ type: 'condition', description: name })
      const reason = whyNot(name, file, title)
      skip(reason !== undefined, reason)
      await underCondition(browser, name, () => use(name))
    },
    { auto: true },
  ],
  browser: [
    async ({ browser }, use) => {
      browser.on('context', noteChannels)
      await use(browser)
    },
    { scope: 'worker' },
  ],
  // Each worker has its own store, so each test begins with the sample data.
  freshStudio: [
    async ({ browser: _ }, use) => {
      await endChannels()
      await resetStudio()
      await use(undefined)
    },
    { auto: true },
  ],
  watched: [
    async ({ expectedErrors, activeCondition }, use) => {
      const errors: string[] = []
      await use(errors)
      const expected = [
        expectedErrors,
        metLock,
        endedTwice,
        noInternet,
        (activeCondition && conditions[activeCondition].expectedErrors) ?? /^$/,
      ]
      const unexpected = errors.filter((error) => !expected.some((one) => one.test(error)))
      expect(unexpected, 'unexpected console errors').toEqual([])
    },
    { auto: true },
  ],
  page: async ({ page, watched }, use) => {
    watch(page, watched)
    await use(page)
  },
  ownerState: [
    async ({ browser }, use) => {
      const context = await openPlainly(browser, { baseURL: siteUrl(), locale: 'es-CO' })
      const page = await context.newPage()
      await signIn(page, owner)
      await expect(page).toHaveURL(/\/admin$/, { timeout: 60_000 })
      const { cookies, origins } = await context.storageState()
      await context.close()
      // Only the session is copied, without anything that the dashboard has stored.
      const isKnown = ({ name }: { name: string }) => name.startsWith('studio.known.')
      const bare = origins.map((one) => ({ ...one, localStorage: one.localStorage.filter((item) => !isKnown(item)) }))
      await use({ cookies, origins: bare })
    },
    { scope: 'worker' },
  ],
  ownerPage: async ({ browser, ownerState, watched }, use) => {
    const context = await browser.newContext({ storageState: ownerState })
    const page = await context.newPage()
    watch(page, watched)
    await use(page)
    await context.close()
  },
  visitorPage: async ({ browser, watched }, use) => {
    const context = await browser.newContext()
    const page = await context.newPage()
    watch(page, watched)
    await use(page)
    await context.close()
  },
})

export async function signIn(page: Page, email: string, secret = password, path = '/auth') {
  await page.goto(path)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Contraseña', { exact: true }).fill(secret)
  await page.getByRole('button', { name: 'Entrar' }).click()
}

/** Opens the public page in another language, by its list of languages on a wide screen. */
export async function chooseLanguage(page: Page, name: string) {
  await page.getByRole('button', { name: /^Idioma/ }).click()
  await page.getByRole('banner').getByRole('link', { name }).click()
}

/** Returns a name that no other test uses. */
export const unique = (name: string) => `${name} ${Math.random().toString(36).slice(2, 8)}`

/** Returns a toast with this text. */
export const toast = (page: Page, text: string): Locator =>
  page.getByRole('status').or(page.getByRole('alert')).filter({ hasText: text }).first()

/** Waits until all rows of a list have loaded: before that it ignores keys. */
export const untilWhole = (page: Page) => expect(page.locator('[aria-busy="false"] table')).toBeVisible()

/** Holds back the answers of such addresses until the returned function is called; they then continue or fail. */
export async function hold(page: Page, addresses: RegExp, end: 'continue' | 'abort' = 'continue') {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(addresses, async (route) => {
    await promise
    await route[end]()
  })
  return resolve
}

/** Switches a browser's network off or on. */
export const setOffline = (page: Page, isOffline: boolean) => page.context().setOffline(isOffline)

/**
 * Expects something after a visitor returns to the tab. The page asks for newer content then, and the server's answer
 * is at most three seconds old.
 */
export const expectOnReturn = (page: Page, seen: () => Promise<void>) =>
  expect(async () => {
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await seen()
  }).toPass({ intervals: [500] })

/** Timeout for one attempt of `expectOnReturn`, in ms. */
export const aLook = { timeout: 700 }

/** Waits until the service worker has cached this page and its pictures. */
export async function untilKept(page: Page) {
  await page.evaluate(() => navigator.serviceWorker.ready)
  const isKept = () =>
    page.evaluate(async () => {
      const pictures = [...document.images].filter(({ complete, naturalWidth }) => complete && naturalWidth > 0)
      const kept = await Promise.all(
        [location.pathname, ...pictures.map(({ src }) => src)].map((url) => caches.match(url)),
      )
      return kept.every(Boolean)
    })
  await expect.poll(isKept).toBe(true)
}
