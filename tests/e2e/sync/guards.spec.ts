import { collections } from '@studio/domain/collections'
import { consolePages } from '../../../web/src/console/shell/pages'
import { messageDocument } from '../../support/factories'
import { appoint, dismiss, newAdmin } from '../../support/people'
import { store } from '../../support/store'
import { residue } from '../support/devices'
import { erasedErrors, expect, signIn, test, unique, watch } from '../support/studio'

/* The session and the role as the real server and real tabs tell them; every page is in tests/components/session. */

test.describe('while a page is open', () => {
  // What the page was just asking when the role went is refused, and the browser says so.
  test.use({ expectedErrors: /status of 403/ })

  test('whoever loses the role is signed out, nothing of visitors stays on the device, and no page lets them in', async ({
    page,
  }) => {
    const person = await newAdmin(unique('Pasajera'))
    const noPermission = page.getByText('Esta cuenta no tiene permiso para usar la consola.')
    const enquiry = `${unique('visita').replace(' ', '.')}@example.com`
    await store.collection(collections.messages).add(messageDocument({ email: enquiry, created_at: new Date() }))
    await signIn(page, person.email)
    await expect(page).toHaveURL(/\/admin$/)
    for (const route of [consolePages.messages, consolePages.projects]) {
      await page.goto(route)
      await expect(page.getByRole('navigation', { name: 'Consola' })).toBeVisible()
      await expect(page.getByRole('rowheader').first()).toBeVisible()
      await dismiss(person)
      await expect(page, route).toHaveURL(/\/auth$/)
      await expect(page.getByRole('navigation', { name: 'Consola' })).toHaveCount(0)
      await expect(noPermission).toBeVisible()
      // The page may be just starting anew.
      await expect
        .poll(() =>
          residue(page).then(
            (left) => left.includes(enquiry),
            () => true,
          ),
        )
        .toBe(false)
      await page.goto(route)
      await expect(page).toHaveURL(/\/auth$/)
      await expect(noPermission).toBeVisible()
      await signIn(page, person.email)
      await expect(noPermission).toBeVisible()
      // On a busy machine the emulator tells of times after a write before it tells of the write, which the SDK then
      // rightly drops as outdated; a new one is heard.
      await expect(async () => {
        await dismiss(person)
        await appoint(person)
        await signIn(page, person.email)
        await expect(page, `back from ${route}`).toHaveURL(/\/admin$/, { timeout: 5000 })
      }).toPass({ timeout: 30_000 })
    }
  })
})

test.describe('in two tabs', () => {
  test.use({ expectedErrors: erasedErrors })

  test('a tab that is told late that the session has ended, when it has already lost it, leaves as well', async ({
    page,
    watched,
  }) => {
    const person = await newAdmin(unique('Pasajera'))
    await signIn(page, person.email)
    await expect(page).toHaveURL(/\/admin$/)
    const other = await page.context().newPage()
    await watch(other, watched)
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
    for (const tab of [page, other]) await expect(tab).toHaveURL(/\/$/)
  })
})
