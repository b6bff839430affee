import { readFileSync } from 'node:fs'
import type { Locator, Page } from 'playwright/test'
import { Device, edit, enter, makeAdmin, openProjects, row, storedProject, syncState } from './devices'
import { expect, offlineErrors, setOffline, test, toast } from './studio'

/** What the browser says by itself without a network, and of a refused request. */
test.use({ expectedErrors: new RegExp(`${offlineErrors.source}|status of 40[03]`) })

/** The mark that says how far something has come. */
const standing = (place: Locator, words: string) => place.getByRole('img', { name: words })
const panel = async (page: Page) => {
  await syncState(page, '').click()
  return page.getByRole('dialog')
}

test('A browser that is killed while the owner edits offline loses nothing and doubles nothing', async () => {
  const device = new Device()
  const { title, read } = await storedProject('Matado')
  let page = await device.open()
  await enter(page, (await makeAdmin()).email)
  // A browser writes local storage, where the session is, once a minute to the disk, and when it is closed.
  await device.context?.close()
  page = await device.open()
  await openProjects(page, title)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await setOffline(page, true)
  for (const client of ['uno', 'dos', 'tres']) await edit(page, title, 'Cliente', client)
  await edit(page, title, 'Título', `${title} en francés`, 'fr')
  await expect(syncState(page, 'pendientes: 4')).toBeVisible()
  await device.kill()

  page = await device.open()
  await page.goto('/admin/projects')
  await expect(syncState(page, 'Sincronizado')).toBeVisible()
  expect(await read()).toMatchObject({ client_name: 'tres', title_fr: `${title} en francés`, title_es: title })
  await device.remove()
})

test('After a reload offline the owner’s work is still to be seen, in words, and is published later', async ({
  ownerPage,
}) => {
  const { title, read } = await storedProject('Recarga')
  await openProjects(ownerPage, title)
  await ownerPage.evaluate(() => navigator.serviceWorker.ready)
  await setOffline(ownerPage, true)
  await edit(ownerPage, title, 'Título', `${title} en français`, 'fr')
  await expect(toast(ownerPage, 'Guardado en este dispositivo')).toBeVisible()
  await ownerPage.reload()
  await expect(row(ownerPage, title).getByLabel('Guardado en este dispositivo, pendiente de publicar')).toBeVisible()
  await expect(await panel(ownerPage)).toContainText(`Título en francés de «${title}»`)
  await ownerPage.getByRole('button', { name: 'Cerrar', exact: true }).click()
  expect(await read()).not.toMatchObject({ title_fr: `${title} en français` })
  await setOffline(ownerPage, false)
  await expect(syncState(ownerPage, 'Sincronizado')).toBeVisible()
  expect(await read()).toMatchObject({ title_fr: `${title} en français` })
})

test('Work that the server refuses after a reload lies in the tray, whole, also without the role', async ({ page }) => {
  const { title, read } = await storedProject('Rechazo')
  const admin = await makeAdmin()
  await enter(page, admin.email)
  await openProjects(page, title)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await setOffline(page, true)
  await edit(page, title, 'Descripción', 'Un texto que nadie debe perder')
  await page.reload()
  await expect(syncState(page, 'pendientes: 1')).toBeVisible()
  await admin.revoke()
  await setOffline(page, false)
  await expect(page.getByRole('heading', { name: 'Ya no tienes permiso para usar la consola' })).toBeFocused()
  await expect(page.getByText('Tu cuenta ya no tiene permiso para publicar.')).toBeVisible()
  await expect(page.getByText('Un texto que nadie debe perder')).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Exportar', exact: true }).click()
  expect(readFileSync(await (await download).path(), 'utf8')).toContain('Un texto que nadie debe perder')
  expect(await read()).not.toMatchObject({ description_es: 'Un texto que nadie debe perder' })
  await page.getByRole('button', { name: 'Cerrar sesión' }).click()
  const question = page.getByRole('alertdialog', { name: 'Cerrar sesión' })
  await expect(question).toContainText('Hay cambios sin publicar: 1.')
  await expect(question).not.toContainText('se publican cuando vuelva a entrar')
})

test('Two devices that edited the same project offline lose nothing: what collides is chosen field by field', async ({
  ownerPage,
  browser,
  ownerState,
}) => {
  const { title, read } = await storedProject('Dos')
  const context = await browser.newContext({ storageState: ownerState })
  const other = await context.newPage()
  for (const page of [ownerPage, other]) {
    await openProjects(page, title)
    await setOffline(page, true)
  }
  await edit(ownerPage, title, 'Cliente', 'de la primera')
  await edit(ownerPage, title, 'Descripción', 'Solo en la primera')
  await edit(other, title, 'Cliente', 'de la segunda')
  await edit(other, title, 'Categoría', 'Solo en la segunda')
  await setOffline(ownerPage, false)
  await expect(syncState(ownerPage, 'Sincronizado')).toBeVisible()
  await setOffline(other, false)
  await expect(syncState(other, 'Te necesita: 1')).toBeVisible()
  await expect(standing(row(other, title), 'En conflicto')).toBeVisible()
  expect(await read()).toMatchObject({ client_name: 'de la primera', description_es: 'Solo en la primera' })

  await (await panel(other)).getByRole('button', { name: 'Resolver' }).click()
  const conflict = other.getByRole('dialog', { name: `Conflicto en «${title}»` })
  await expect(conflict.getByRole('group', { name: 'Cliente' })).toContainText('de la primera')
  await conflict.getByRole('radio', { name: 'La tuya' }).check()
  await conflict.getByRole('button', { name: 'Publicar lo elegido' }).click()
  await other.getByRole('button', { name: 'Cerrar', exact: true }).click()
  await expect(syncState(other, 'Sincronizado')).toBeVisible()
  expect(await read()).toMatchObject({
    client_name: 'de la segunda',
    description_es: 'Solo en la primera',
    category_es: 'Solo en la segunda',
  })
  await expect(standing(row(other, title), 'Publicado')).toBeVisible()
  await expect(row(ownerPage, title)).toContainText('Solo en la segunda')
  await context.close()
})

test('What was edited here and deleted elsewhere can be made again', async ({ ownerPage }) => {
  const { title, reference, read } = await storedProject('Borrado')
  await openProjects(ownerPage, title)
  await setOffline(ownerPage, true)
  await edit(ownerPage, title, 'Cliente', 'vuelve')
  await reference.delete()
  await setOffline(ownerPage, false)
  await expect(syncState(ownerPage, 'Te necesita: 1')).toBeVisible()
  await (await panel(ownerPage)).getByRole('button', { name: 'Resolver' }).click()
  await ownerPage.getByRole('button', { name: 'Volver a crearlo con lo mío' }).click()
  await ownerPage.getByRole('button', { name: 'Cerrar', exact: true }).click()
  await expect(syncState(ownerPage, 'Sincronizado')).toBeVisible()
  expect(await read()).toMatchObject({ client_name: 'vuelve', title_es: title })
})

test('Two tabs share one outbox: what one keeps the other shows, and it is published once', async ({ ownerPage }) => {
  const { title, read } = await storedProject('Pestañas')
  await openProjects(ownerPage, title)
  const second = await ownerPage.context().newPage()
  await openProjects(second, title)
  await setOffline(ownerPage, true)
  await edit(second, title, 'Cliente', 'desde la segunda')
  await expect(syncState(ownerPage, 'pendientes: 1')).toBeVisible()
  await expect(row(ownerPage, title)).toContainText('desde la segunda')
  await setOffline(ownerPage, false)
  for (const page of [ownerPage, second]) await expect(syncState(page, 'Sincronizado')).toBeVisible()
  expect(await read()).toMatchObject({ client_name: 'desde la segunda' })
})

test.describe('a browser without storage', () => {
  test('says that nothing outlives the page, and takes no edits offline', async ({ ownerPage }) => {
    const { title, read } = await storedProject('Sin disco')
    await ownerPage.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('refused', 'SecurityError')
      }
    })
    await openProjects(ownerPage, title)
    await expect(ownerPage.getByText('Este navegador no guarda nada en el dispositivo')).toBeVisible()
    await edit(ownerPage, title, 'Cliente', 'con red')
    await expect.poll(async () => (await read()).client_name).toBe('con red')
    await setOffline(ownerPage, true)
    await ownerPage.getByRole('button', { name: `Editar ${title}` }).click()
    await ownerPage.getByLabel('Cliente').fill('sin red')
    await ownerPage.getByRole('button', { name: 'Actualizar' }).click()
    await expect(toast(ownerPage, 'Error al actualizar proyecto')).toBeVisible()
    await expect(ownerPage.getByLabel('Cliente')).toHaveValue('sin red')
  })
})
