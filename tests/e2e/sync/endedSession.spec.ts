import { collections } from '@studio/domain/collections'
import { roleId } from '@studio/domain/people/user'
import type { Page } from 'playwright/test'
import { password } from '../../support/accounts'
import { messageDocument } from '../../support/factories'
import { appoint, changePassword, newAdmin, removeAccount, setDisabled } from '../../support/people'
import { store } from '../../support/store'
import { draftsOn, edit, enter, openProjects, residue, storedProject, syncState } from '../support/devices'
import { erasedErrors, expect, offlineErrors, setOffline, test, unique } from '../support/studio'

/* The server ends a session while work and a draft are pending on the device. */

test.use({ expectedErrors: new RegExp(`${offlineErrors.source}|${erasedErrors.source}|status of 40[03]`) })

/** Leaves an unpublished edit and a draft, offline. */
async function workOffline(page: Page, title: string, client: string, draft: string) {
  await openProjects(page, title)
  await expect(syncState(page, 'Sincronizado')).toBeVisible()
  await setOffline(page, true)
  await edit(page, title, 'Cliente', client)
  await page.getByRole('button', { name: `Editar ${title}` }).click()
  await page.getByRole('textbox', { name: 'Categoría' }).first().fill(draft)
  await expect.poll(() => draftsOn(page)).toBe(1)
}

const waits = (email: string) =>
  `Pendiente en este dispositivo hasta que ${email} vuelva a entrar: 1 cambio sin publicar y 1 borrador sin terminar.`

/** Expects the sign-in page with this reason, and no visitors' data on the device. */
async function expectEnd(page: Page, words: string, email: string, enquiry: string) {
  await expect(page).toHaveURL(/\/auth$/)
  const notice = page.getByRole('status').filter({ hasText: words })
  await expect(notice).toContainText(waits(email))
  // The page may be reloading.
  const isThere = () =>
    residue(page).then(
      (left) => left.includes(enquiry),
      () => true,
    )
  await expect.poll(isThere).toBe(false)
  return notice
}

test('An admin whose session the server has ended sees the reason and the pending work: disabled, sent after returning; with a new password; and deleted, exported', async ({
  page,
}) => {
  const { title, read } = await storedProject('Esperado')
  const second = await storedProject('Segundo')
  const admin = await newAdmin('Ana')
  const enquiry = `${unique('visita').replace(' ', '.')}@example.com`
  await store.collection(collections.messages).add(messageDocument({ email: enquiry, created_at: new Date() }))
  page.on('dialog', (dialog) => dialog.accept())

  await enter(page, admin.email)
  await page.goto('/admin/messages')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await workOffline(page, title, 'de antes del final', 'sin guardar')
  expect(await residue(page)).toContain(enquiry)
  await setDisabled(admin, true)
  await setOffline(page, false)
  await expectEnd(page, 'Esta cuenta está desactivada.', admin.email, enquiry)
  await setDisabled(admin, false)
  // Detecting this has also removed the role.
  await appoint(admin)
  await expect(page.getByLabel('Email')).toHaveValue(admin.email)
  await enter(page, admin.email)
  await expect.poll(async () => (await read()).client_name).toBe('de antes del final')
  await openProjects(page, title)
  await page.getByRole('button', { name: `Editar ${title}` }).click()
  await page.getByRole('button', { name: 'Continuar con el borrador' }).click()
  await expect(page.getByRole('textbox', { name: 'Categoría' }).first()).toHaveValue('sin guardar')
  await page.getByRole('button', { name: 'Actualizar' }).click()
  await expect.poll(async () => (await read()).category_es).toBe('sin guardar')

  // The session ends while the console is closed.
  await workOffline(page, title, 'antes de la clave', 'aún sin guardar')
  await changePassword(admin, `${password}-changed`)
  await page.goto('about:blank')
  await setOffline(page, false)
  await page.goto('/admin/projects')
  await expectEnd(page, 'El servidor cerró la sesión', admin.email, enquiry)
  // Signing in leads to the requested page.
  await expect(page.getByLabel('Email')).toHaveValue(admin.email)
  await page.getByLabel('Contraseña', { exact: true }).fill(`${password}-changed`)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(page).toHaveURL(/\/admin\/projects$/)
  await expect.poll(async () => (await read()).client_name).toBe('antes de la clave')

  await openProjects(page, title)
  await expect(syncState(page, 'Sincronizado')).toBeVisible()
  await setOffline(page, true)
  // The first person's draft is still there.
  await edit(page, second.title, 'Cliente', 'de quien se fue')
  await removeAccount(admin)
  await setOffline(page, false)
  const notice = await expectEnd(page, 'El servidor cerró la sesión', admin.email, enquiry)
  const download = page.waitForEvent('download')
  await notice.getByRole('button', { name: 'Exportar una copia' }).click()
  expect((await download).suggestedFilename()).toMatch(/^montaje-.*\.json$/)
})

test('A session that was unused for 30 days ends with the reason, and its pending work is sent after the next sign-in', async ({
  page,
}) => {
  const { title, read } = await storedProject('Olvidado')
  const admin = await newAdmin('Eva')
  const enquiry = `${unique('visita').replace(' ', '.')}@example.com`
  await store.collection(collections.messages).add(messageDocument({ email: enquiry, created_at: new Date() }))
  await enter(page, admin.email)
  await page.goto('/admin/messages')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await workOffline(page, title, 'de hace un mes', 'sin guardar')
  // The session began in one of these seconds.
  const now = Math.floor(Date.now() / 1000)
  const began = Array.from({ length: 600 }, (_, ago) => now - ago)
  const sessions = Object.fromEntries(began.map((second) => [second, now - 31 * 86_400]))
  await store.collection(collections.roles).doc(roleId(admin.uid)).update({ sessions })
  await setOffline(page, false)
  await expectEnd(page, 'Esta sesión terminó', admin.email, enquiry)
  expect((await read()).client_name).not.toBe('de hace un mes')
  await expect(page.getByLabel('Email')).toHaveValue(admin.email)
  await enter(page, admin.email)
  await expect.poll(async () => (await read()).client_name).toBe('de hace un mes')
})
