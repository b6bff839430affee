import { collections } from '@studio/domain/collections'
import type { Page } from 'playwright/test'
import { messageDocument } from '../../support/factories'
import { newAdmin } from '../../support/people'
import { store } from '../../support/store'
import { draftsOn, edit, enter, openProjects, residue, storedProject, syncState } from '../support/devices'
import { erasedErrors, expect, offlineErrors, setOffline, test, unique, watch } from '../support/studio'

/* The data that signing out leaves on a real device; the question before it is tested in tests/components/session. */

/** Messages that the browser logs offline, and for a refused request. */
test.use({
  serviceWorkers: 'allow',
  expectedErrors: new RegExp(`${offlineErrors.source}|${erasedErrors.source}|status of 40[03]`),
})

/** Opens the inbox with an enquiry in one tab, and the projects in another. */
async function workInTwoTabs(page: Page, second: Page, title: string) {
  await page.goto('/admin/messages')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  // From now on the device stores all enquiries for the search.
  await page.getByLabel('Buscar en los mensajes').fill('visita')
  await expect(page.getByText('en todos los estados')).toBeVisible()
  await openProjects(second, title)
  await page.evaluate(() => navigator.serviceWorker.ready)
}

/** Delays the messages that a tab receives from other tabs. */
const hearLate = (page: Page) =>
  page.addInitScript(() => {
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

/** Signs out in a tab and discards the pending work that the question names. */
async function signOut(page: Page, left: string) {
  await page.getByRole('button', { name: 'Cerrar sesión' }).click()
  const question = page.getByRole('alertdialog', { name: 'Cerrar sesión' })
  await expect(question).toContainText(left)
  await expect(question).not.toContainText(/1 cambio.*1 borrador/)
  await question.getByRole('button', { name: 'Cerrar sesión y descartar' }).click()
}

/** Both tabs have left the console, and no private text can be read on the device. */
async function expectNothingLeft(page: Page, second: Page, words: readonly string[]) {
  for (const tab of [page, second]) await expect(tab).toHaveURL(/\/$/)
  await expect.poll(() => second.evaluate(() => localStorage.getItem('studio.erase'))).toBeNull()
  const left = await residue(second)
  for (const word of words) expect(left.includes(word), word).toBe(false)
}

test('After signing out in one of two tabs nothing private is readable on the device: online what was being typed, offline what was not published', async ({
  page,
  watched,
}) => {
  const { title } = await storedProject('Privado')
  const { email } = await newAdmin('Ana')
  const enquiry = `${unique('visita').replace(' ', '.')}@example.com`
  await store.collection(collections.messages).add(messageDocument({ email: enquiry, created_at: new Date() }))
  const second = await page.context().newPage()
  await watch(second, watched)
  await enter(page, email)
  await workInTwoTabs(page, second, title)
  for (const word of [email, enquiry]) expect((await residue(page)).includes(word), word).toBe(true)
  await edit(second, title, 'Cliente', 'lo publicado')
  await expect(syncState(second, 'Sincronizado')).toBeVisible()
  // Nobody is at this tab, so the browser's question before leaving is dismissed.
  second.on('dialog', (dialog) => dialog.dismiss())
  await second.getByRole('button', { name: `Editar ${title}` }).click()
  await second.getByLabel('Cliente').first().fill('nadie-debe-leer-esto')
  // The form shows it at once, but stores it a moment after the last key.
  await expect.poll(() => draftsOn(second)).toBe(1)
  expect(await residue(second, false)).toContain('nadie-debe-leer-esto')
  await signOut(page, 'Aún hay 1 borrador sin terminar.')
  await expectNothingLeft(page, second, [email, enquiry, 'nadie-debe-leer-esto'])

  // A tab also leaves if it learns late that a session has ended which it no longer has itself.
  await hearLate(second)
  await enter(page, email)
  await workInTwoTabs(page, second, title)
  await setOffline(second, true)
  await edit(second, title, 'Cliente', 'nadie-lee-esto')
  expect(await residue(page)).toContain('nadie-lee-esto')
  await signOut(page, 'Aún hay 1 cambio sin publicar.')
  await expectNothingLeft(page, second, [email, enquiry, 'nadie-lee-esto'])
})

test('A browser that does not list its databases also stores nothing private after signing out', async ({ page }) => {
  const { email } = await newAdmin('Ana')
  const enquiry = `${unique('visita').replace(' ', '.')}@example.com`
  await store.collection(collections.messages).add(messageDocument({ email: enquiry, created_at: new Date() }))
  // The browser cannot list its databases, as Firefox before version 126; the test itself lists them at the end.
  await page.addInitScript(() => {
    const { databases } = IDBFactory.prototype
    Reflect.deleteProperty(IDBFactory.prototype, 'databases')
    Object.assign(window, { list: () => Object.assign(IDBFactory.prototype, { databases }) })
  })
  const list = () => page.evaluate(() => void (window as unknown as { list: () => void }).list())
  await enter(page, email)
  await page.goto('/admin/messages')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await page.getByLabel('Buscar en los mensajes').fill('visita')
  await expect(page.getByText('en todos los estados')).toBeVisible()
  await page.getByRole('button', { name: 'Cerrar sesión' }).click()
  await expect(page).toHaveURL(/\/$/)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('studio.erase'))).toBeNull()
  await list()
  const left = await residue(page)
  for (const word of [email, enquiry]) expect(left.includes(word), word).toBe(false)
})
