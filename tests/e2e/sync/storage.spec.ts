import { collections } from '@studio/domain/collections'
import type { Page } from 'playwright/test'
import { owner } from '../../support/accounts'
import { newAdmin } from '../../support/people'
import { store } from '../../support/store'
import { edit, enter, openProjects, residue, storedProject, syncState } from '../support/devices'
import { expect, test, unique } from '../support/studio'

/*
 * Browsers that refuse to store anything, for example by a setting, and one that does not answer, like Safari after a
 * long sleep.
 */

const each = ['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'BroadcastChannel', 'locks']
const everything = [...each, 'serviceWorker', 'storage']

/** Makes the browser refuse some kinds of storage, and of communication between tabs. */
const refuse = (page: Page, refused: readonly string[]) =>
  page.addInitScript((refused) => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
    for (const name of refused)
      if (name in Navigator.prototype)
        Object.defineProperty(Navigator.prototype, name, { configurable: true, get: () => undefined })
      else Object.defineProperty(window, name, { configurable: true, get: refuse })
  }, refused)

/** Blocks the opening of this page's databases until `answer` is called. */
async function silenceDatabases(page: Page) {
  await page.addInitScript(() => {
    const { open } = IDBFactory.prototype
    const waiting: (() => void)[] = []
    Object.assign(window, { answer: () => waiting.splice(0).map((ask) => ask()) })
    let isSilent = true
    Object.assign(window, {
      answer: () => {
        isSilent = false
        for (const ask of waiting.splice(0)) ask()
      },
    })
    IDBFactory.prototype.open = function (...asked) {
      if (!isSilent) return open.apply(this, asked)
      const listeners = new EventTarget()
      let real: IDBOpenDBRequest | undefined
      const request = Object.create(IDBOpenDBRequest.prototype, {
        addEventListener: { value: listeners.addEventListener.bind(listeners) },
        removeEventListener: { value: listeners.removeEventListener.bind(listeners) },
        ...Object.fromEntries(
          ['success', 'error', 'blocked', 'upgradeneeded'].map((type) => [`on${type}`, { writable: true }]),
        ),
        ...Object.fromEntries(
          ['result', 'error', 'transaction'].map((name) => [name, { get: () => Reflect.get(real ?? {}, name, real) }]),
        ),
      })
      waiting.push(() => {
        real = open.apply(this, asked)
        for (const type of ['success', 'error', 'blocked', 'upgradeneeded'])
          real.addEventListener(type, (event) => {
            request[`on${type}`]?.(event)
            listeners.dispatchEvent(new IDBVersionChangeEvent(type, event as IDBVersionChangeEvent))
          })
      })
      return request
    }
  })
  return () => page.evaluate(() => (window as unknown as { answer: () => void }).answer())
}

const nothingKept = (page: Page) => page.getByRole('alert').filter({ hasText: 'Este navegador no guarda nada' })

async function sendEnquiry(page: Page) {
  await page.goto('/')
  const email = `${unique('visita').replace(' ', '.')}@example.com`
  await page.getByLabel('Nombre').fill('Ana Ruiz')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Mensaje').fill('Quiero editar el video de mi boda en la playa.')
  await page.getByRole('checkbox', { name: /privacidad/ }).check()
  await page
    .locator('form#contact-form')
    .getByRole('button', { name: /^Enviar/ })
    .click()
  const sent = store.collection(collections.messages).where('email', '==', email)
  await expect.poll(async () => (await sent.get()).size).toBe(1)
}

test('If the browser stores nothing, or does not answer, a visitor can still send an enquiry', async ({
  page,
  visitorPage,
}) => {
  await refuse(page, everything)
  await sendEnquiry(page)
  await silenceDatabases(visitorPage)
  await sendEnquiry(visitorPage)
})

for (const one of each)
  test(`If the browser refuses ${one}, the owner can still sign in and publish`, async ({ page }) => {
    const { title, read } = await storedProject('Rehusado')
    await refuse(page, [one])
    await enter(page, owner)
    await page.getByRole('link', { name: 'Proyectos' }).first().click()
    await edit(page, title, 'Cliente', 'publicado')
    await expect.poll(read).toMatchObject({ client_name: 'publicado' })
  })

test('If the browser stores nothing, the owner signs in, sees a warning, and can publish while the page is open', async ({
  page,
}) => {
  const { title, read } = await storedProject('Sin nada')
  const { email } = await newAdmin('Ana')
  await refuse(page, everything)
  await enter(page, email)
  await expect(nothingKept(page)).toBeVisible()
  await page.getByRole('link', { name: 'Proyectos' }).first().click()
  await expect(page.getByRole('row').filter({ hasText: title })).toBeVisible()
  await edit(page, title, 'Cliente', 'sin almacenamiento')
  await expect.poll(read).toMatchObject({ client_name: 'sin almacenamiento' })
  // Until the device knows that, signing out asks what to do with pending work.
  await expect(syncState(page, 'Sincronizado')).toBeVisible()
  await page.getByRole('button', { name: 'Cerrar sesión' }).click()
  await expect(page).toHaveURL(/\/$/)
})

test('While the browser does not open its databases, the owner signs in and sees the list and that nothing is kept; once it does, all is kept', async ({
  page,
}) => {
  const { title, read } = await storedProject('Callado')
  const { email } = await newAdmin('Ana')
  const answer = await silenceDatabases(page)
  await enter(page, email)
  await openProjects(page, title)
  await expect(nothingKept(page)).toBeVisible()
  await edit(page, title, 'Cliente', 'desde la memoria')
  await expect.poll(read).toMatchObject({ client_name: 'desde la memoria' })

  await page.getByRole('button', { name: `Editar ${title}` }).click()
  await page.getByLabel('Cliente').fill('a medias')
  await answer()
  await expect(nothingKept(page)).toBeHidden()
  await expect(syncState(page, 'Sincronizado')).toBeVisible()
  // Text typed in the meantime has become a draft.
  const drafts = () =>
    page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          const request = indexedDB.open('studio-drafts')
          request.onsuccess = () => {
            const all = request.result.transaction('drafts').objectStore('drafts').getAll()
            all.onsuccess = () => resolve(JSON.stringify(all.result))
          }
        }),
    )
  await expect.poll(drafts).toContain('a medias')
})

test('Signing out ends in time although the browser no longer answers, and the next page erases the rest', async ({
  page,
}) => {
  const { title } = await storedProject('Dormido')
  const { email } = await newAdmin('Ana')
  await enter(page, email)
  await openProjects(page, title)
  expect(await residue(page)).toContain(email)
  await page.evaluate(() => {
    for (const kind of [IDBRequest, IDBTransaction]) {
      for (const type of ['onsuccess', 'onerror', 'oncomplete', 'onabort'])
        Object.defineProperty(kind.prototype, type, { configurable: true, set: () => undefined })
      kind.prototype.addEventListener = () => undefined
    }
  })
  await page.getByRole('button', { name: 'Cerrar sesión' }).click()
  await expect(page).toHaveURL(/\/$/)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('studio.erase'))).toBeNull()
  expect((await residue(page)).includes(email)).toBe(false)
})
