import { consolePageNames, consolePages } from '../../web/src/app/console/pages'
import { client } from '../support/accounts'
import { appoint, dismiss, newAdmin, removePerson, type Somebody } from '../support/people'
import { erasedErrors, expect, signIn, test, unique } from './studio'

/** Every address of the console, as the console itself knows them. */
const routes = Object.values(consolePages)

/** The files of its pages, each named after its page; the first page is part of the console itself. */
const pageFiles = new RegExp(`/(${consolePageNames.join('|')})Page-`, 'i')

const made: Somebody[] = []
test.afterAll(() => Promise.all(made.map(removePerson)))
async function admin() {
  const person = await newAdmin(unique('Pasajera'))
  made.push(person)
  return person
}

test('A visitor is sent to sign-in from every page of the console, and loads no console page', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  for (const route of routes) {
    await page.goto(route)
    await expect(page).toHaveURL(/\/auth$/)
  }
  expect(asked.filter((url) => pageFiles.test(url))).toEqual([])
})

test('A signed-in person without the role is sent to sign-in from every page, and told why', async ({ page }) => {
  await signIn(page, client)
  await expect(page.getByText('Esta cuenta no tiene permiso para usar la consola.')).toBeVisible()
  for (const route of routes) {
    await page.goto(route)
    await expect(page).toHaveURL(/\/auth$/)
  }
})

test('A former admin is sent to sign-in from every page', async ({ page }) => {
  const former = await admin()
  await signIn(page, former.email)
  await expect(page).toHaveURL(/\/admin$/)
  await dismiss(former)
  await expect(page).toHaveURL(/\/auth$/)
  for (const route of routes) {
    await page.goto(route)
    await expect(page).toHaveURL(/\/auth$/)
    await expect(page.getByText('Esta cuenta no tiene permiso para usar la consola.')).toBeVisible()
  }
})

test.describe('while a page is open', () => {
  // What the page was just asking when the role went is refused, and the browser says so.
  test.use({ expectedErrors: /status of 403/ })

  test('whoever loses the role is sent to sign-in from it, whichever it is', async ({ page }) => {
    const person = await admin()
    await signIn(page, person.email)
    await expect(page).toHaveURL(/\/admin$/)
    for (const route of routes) {
      await page.goto(route)
      await expect(page.getByRole('navigation', { name: 'Consola' })).toBeVisible()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await dismiss(person)
      await expect(page, route).toHaveURL(/\/auth$/)
      await expect(page.getByRole('navigation', { name: 'Consola' })).toHaveCount(0)
      // On a busy machine the emulator tells of times after a write before it tells of the write, which the SDK then
      // rightly drops as outdated; a new one is heard.
      await expect(async () => {
        await dismiss(person)
        await appoint(person)
        await expect(page, `back from ${route}`).toHaveURL(/\/admin$/, { timeout: 5000 })
      }).toPass({ timeout: 30_000 })
    }
  })
})

test.describe('in two tabs', () => {
  test.use({ expectedErrors: erasedErrors })

  test('an admin who is signed out in one leaves the console in both', async ({ page }) => {
    const person = await admin()
    await signIn(page, person.email)
    await expect(page).toHaveURL(/\/admin$/)
    const other = await page.context().newPage()
    await other.goto('/admin/settings')
    await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
    await page.getByRole('button', { name: 'Cerrar sesión' }).click()
    await expect(page).toHaveURL(/\/$/)
    await expect(other).toHaveURL(/\/$/)
  })

  test('a tab that is told late, when it has already lost the session, leaves as well', async ({ page }) => {
    const person = await admin()
    await signIn(page, person.email)
    await expect(page).toHaveURL(/\/admin$/)
    const other = await page.context().newPage()
    await other.addInitScript(() => {
      window.BroadcastChannel = class Late extends BroadcastChannel {
        #isOpen = true
        override set onmessage(hear: (event: MessageEvent) => void) {
          super.onmessage = (event) => void setTimeout(() => this.#isOpen && hear(event), 2000)
        }
        override close() {
          this.#isOpen = false
          super.close()
        }
      }
    })
    await other.goto('/admin/settings')
    await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
    await page.getByRole('button', { name: 'Cerrar sesión' }).click()
    await expect(other).toHaveURL(/\/$/)
  })
})
