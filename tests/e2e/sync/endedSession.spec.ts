import { collections } from '@studio/domain/collections'
import type { Page } from 'playwright/test'
import { password } from '../../support/accounts'
import { messageDocument } from '../../support/factories'
import { changePassword, removeAccount, setDisabled } from '../../support/people'
import { store } from '../../support/store'
import { edit, enter, makeAdmin, openProjects, residue, storedProject } from '../support/devices'
import { erasedErrors, expect, offlineErrors, setOffline, test, unique } from '../support/studio'

/* A session that the server has ended, while work and a draft wait on the device. */

test.use({ expectedErrors: new RegExp(`${offlineErrors.source}|${erasedErrors.source}|status of 40[03]`) })

/** An admin has an unpublished edit and a draft on a device that has read an enquiry, and no network. */
async function workOffline(page: Page) {
  const { title, read } = await storedProject('Esperado')
  const admin = await makeAdmin()
  const enquiry = `${unique('visita').replace(' ', '.')}@example.com`
  await store.collection(collections.messages).add(messageDocument({ email: enquiry, created_at: new Date() }))
  await enter(page, admin.email)
  await page.goto('/admin/messages')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await openProjects(page, title)
  expect(await residue(page)).toContain(enquiry)
  await setOffline(page, true)
  await edit(page, title, 'Cliente', 'de antes del final')
  await page.getByRole('button', { name: `Editar ${title}` }).click()
  await page.getByRole('textbox', { name: 'Categoría' }).first().fill('sin guardar')
  await expect.poll(() => draftsOn(page)).toBe(1)
  page.on('dialog', (dialog) => dialog.accept())
  return { title, read, admin, enquiry }
}

/** How many drafts the device has. */
const draftsOn = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        indexedDB.open('studio-drafts').onsuccess = ({ target }) => {
          const { result } = target as IDBOpenDBRequest
          result.transaction('drafts').objectStore('drafts').count().onsuccess = (event) => {
            result.close()
            resolve((event.target as IDBRequest<number>).result)
          }
        }
      }),
  )

const waits = (email: string) =>
  `En este dispositivo esperan a que ${email} vuelva a entrar: 1 cambio sin publicar y 1 borrador sin terminar.`

/** The page has left for sign-in, says this, and nothing of visitors is on the device. */
async function expectEnd(page: Page, words: string, email: string, enquiry: string) {
  await expect(page).toHaveURL(/\/auth$/)
  const notice = page.getByRole('status').filter({ hasText: words })
  await expect(notice).toContainText(waits(email))
  // The page is just starting anew.
  const isThere = () =>
    residue(page).then(
      (left) => left.includes(enquiry),
      () => true,
    )
  await expect.poll(isThere).toBe(false)
  return notice
}

test('A disabled account is told so and what waits; once it is back all is sent, and the draft is there', async ({
  page,
}) => {
  const { title, read, admin, enquiry } = await workOffline(page)
  await setDisabled(admin, true)
  await setOffline(page, false)
  await expectEnd(page, 'Esta cuenta está desactivada.', admin.email, enquiry)
  await setDisabled(admin, false)
  await expect(page.getByLabel('Email')).toHaveValue(admin.email)
  await enter(page, admin.email)
  await expect.poll(async () => (await read()).client_name).toBe('de antes del final')
  await openProjects(page, title)
  await page.getByRole('button', { name: `Editar ${title}` }).click()
  await page.getByRole('button', { name: 'Continuar con el borrador' }).click()
  await expect(page.getByRole('textbox', { name: 'Categoría' }).first()).toHaveValue('sin guardar')
})

test('Whose password was changed while the console was closed is told that the session ended, and what waits', async ({
  page,
}) => {
  const { admin, enquiry } = await workOffline(page)
  await changePassword(admin, `${password}-changed`)
  await page.goto('about:blank')
  await setOffline(page, false)
  await page.goto('/admin/projects')
  await expectEnd(page, 'El servidor cerró la sesión', admin.email, enquiry)
})

test('An account that is gone leaves its work to be exported', async ({ page }) => {
  const { admin, enquiry } = await workOffline(page)
  await removeAccount(admin)
  await setOffline(page, false)
  const notice = await expectEnd(page, 'El servidor cerró la sesión', admin.email, enquiry)
  const download = page.waitForEvent('download')
  await notice.getByRole('button', { name: 'Exportar una copia' }).click()
  expect((await download).suggestedFilename()).toMatch(/^montaje-.*\.json$/)
})
