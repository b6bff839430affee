import { collections } from '@studio/domain/collections'
import type { Page } from 'playwright/test'
import { messageDocument } from '../../support/factories'
import { store } from '../../support/store'
import { edit, enter, makeAdmin, openProjects, residue, row, storedProject, syncState } from '../support/devices'
import { erasedErrors, expect, offlineErrors, setOffline, test, unique, watch } from '../support/studio'

/* What signing out leaves on a real device; what it asks before is in tests/components/session. */

/** What the browser says by itself without a network, and of a refused request. */
test.use({
  serviceWorkers: 'allow',
  expectedErrors: new RegExp(`${offlineErrors.source}|${erasedErrors.source}|status of 40[03]`),
})

/** An admin is in: the inbox, with an enquiry of somebody, in one tab, and the projects in another. */
async function workInTwoTabs(page: Page, watched: string[]) {
  const { title } = await storedProject('Privado')
  const { email } = await makeAdmin()
  const enquiry = `${unique('visita').replace(' ', '.')}@example.com`
  await store.collection(collections.messages).add(messageDocument({ email: enquiry, created_at: new Date() }))
  await enter(page, email)
  await page.goto('/admin/messages')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  // The device keeps all enquiries from now on, to be searched.
  await page.getByLabel('Buscar en los mensajes').fill('visita')
  await expect(page.getByText('en todos los estados')).toBeVisible()
  const second = await page.context().newPage()
  await watch(second, watched)
  await openProjects(second, title)
  await page.evaluate(() => navigator.serviceWorker.ready)
  for (const word of [email, enquiry]) expect((await residue(page)).includes(word), word).toBe(true)
  return { title, second, secrets: [email, enquiry] }
}

/** Waits until both tabs have left and the device is clean, and gives what a page can still read there. */
async function leftBehind(page: Page, second: Page) {
  for (const tab of [page, second]) await expect(tab).toHaveURL(/\/$/)
  await page.close()
  await expect.poll(() => second.evaluate(() => localStorage.getItem('studio.erase'))).toBeNull()
  return residue(second)
}

test('After signing out online in one of two tabs nothing private is readable on the device, nor what was being typed', async ({
  page,
  watched,
}) => {
  const { title, second, secrets } = await workInTwoTabs(page, watched)
  await edit(second, title, 'Cliente', 'lo publicado')
  await expect(syncState(second, 'Sincronizado')).toBeVisible()
  // Nobody looks at this tab: whatever its browser asks before leaving, the answer is to stay.
  second.on('dialog', (dialog) => dialog.dismiss())
  await second.getByRole('button', { name: `Editar ${title}` }).click()
  await second.getByLabel('Cliente').first().fill('nadie-debe-leer-esto')
  await expect.poll(() => residue(second)).toContain('nadie-debe-leer-esto')
  await page.getByRole('button', { name: 'Cerrar sesión' }).click()
  const question = page.getByRole('alertdialog', { name: 'Cerrar sesión' })
  await expect(question).toContainText('Aún hay 1 borrador sin terminar.')
  await expect(question).not.toContainText('cambios sin publicar')
  await question.getByRole('button', { name: 'Cerrar sesión y descartar' }).click()
  const left = await leftBehind(page, second)
  for (const word of [...secrets, 'nadie-debe-leer-esto']) expect(left.includes(word), word).toBe(false)
})

test('After signing out offline in one of two tabs nothing private is readable on the device, nor what was not published', async ({
  page,
  watched,
}) => {
  const { title, second, secrets } = await workInTwoTabs(page, watched)
  await setOffline(second, true)
  await edit(second, title, 'Cliente', 'nadie-lee-esto')
  expect(await residue(page)).toContain('nadie-lee-esto')
  await page.getByRole('button', { name: 'Cerrar sesión' }).click()
  const question = page.getByRole('alertdialog', { name: 'Cerrar sesión' })
  await expect(question).toContainText('Aún hay 1 cambio sin publicar.')
  await question.getByRole('button', { name: 'Cerrar sesión y descartar' }).click()
  const left = await leftBehind(page, second)
  for (const word of [...secrets, 'nadie-lee-esto']) expect(left.includes(word), word).toBe(false)
})

test('Work that is kept at sign-out is unseen by another account, and is sent when its author is back', async ({
  page,
}) => {
  const { title, read } = await storedProject('Guardado')
  const [author, stranger] = [await makeAdmin(), await makeAdmin()]
  await enter(page, author.email)
  await openProjects(page, title)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await setOffline(page, true)
  await edit(page, title, 'Cliente', 'de su autora')
  await page.getByRole('button', { name: 'Cerrar sesión' }).click()
  await page.getByRole('button', { name: 'Cerrar sesión y guardar todo' }).click()
  await expect(page).toHaveURL(/\/$/)
  await setOffline(page, false)

  await enter(page, stranger.email)
  await openProjects(page, title)
  await expect(syncState(page, 'Sincronizado')).toBeVisible()
  await expect(row(page, title)).not.toContainText('de su autora')
  await page.getByRole('button', { name: 'Cerrar sesión' }).click()
  await expect(page).toHaveURL(/\/$/)
  expect(await read()).not.toMatchObject({ client_name: 'de su autora' })

  await enter(page, author.email)
  await expect.poll(async () => (await read()).client_name).toBe('de su autora')
})
