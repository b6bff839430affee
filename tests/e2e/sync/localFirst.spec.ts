import type { Locator, Page } from 'playwright/test'
import { edit, openProjects, row, storedProject, syncState } from '../support/devices'
import { expect, offlineErrors, setOffline, test, toast, watch } from '../support/studio'

/* Behaviour that needs real browsers, real storage and the real server; the rest is in tests/components/sync. */

/** Messages that the browser logs offline, and for a refused request. */
test.use({ expectedErrors: new RegExp(`${offlineErrors.source}|status of 40[03]`) })

/** Returns the icon with this sync status. */
const syncStatus = (place: Locator, words: string) => place.getByRole('img', { name: words })
const panel = async (page: Page) => {
  await syncState(page, '').click()
  return page.getByRole('dialog')
}

test('Two devices that edited the same project offline lose nothing: the owner resolves conflicts field by field', async ({
  ownerPage,
  browser,
  ownerState,
  watched,
}) => {
  const { title, read } = await storedProject('Dos')
  const context = await browser.newContext({ storageState: ownerState })
  const other = await context.newPage()
  await watch(other, watched)
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
  await expect(syncState(other, 'Por decidir: 1')).toBeVisible()
  await expect(syncStatus(row(other, title), 'En conflicto')).toBeVisible()
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
  await expect(syncStatus(row(other, title), 'Guardado en el servidor')).toBeVisible()
  await expect(row(ownerPage, title)).toContainText('Solo en la segunda')
  await context.close()
})

test('Two tabs share one outbox, and a failed first attempt is soon retried', async ({ ownerPage, watched }) => {
  const { title, read } = await storedProject('Pestañas')
  await openProjects(ownerPage, title)
  const context = ownerPage.context()
  const second = await context.newPage()
  await watch(second, watched)
  await openProjects(second, title)
  await setOffline(ownerPage, true)
  for (const client of ['uno', 'dos', 'desde la segunda']) await edit(second, title, 'Cliente', client)
  await expect(syncState(ownerPage, '3 cambios pendientes')).toBeVisible()
  await expect(row(ownerPage, title)).toContainText('desde la segunda')
  await context.route('**/documents:*', (route) => route.abort())
  const failed = context.waitForEvent('console', (message) => message.text().includes('changes wait for the server'))
  await setOffline(ownerPage, false)
  await failed
  await context.unroute('**/documents:*')
  for (const page of [ownerPage, second]) await expect(syncState(page, 'Sincronizado')).toBeVisible({ timeout: 10_000 })
  expect(await read()).toMatchObject({ client_name: 'desde la segunda' })
})

test('A browser without storage warns that nothing survives the page, and accepts no edits offline', async ({
  ownerPage,
}) => {
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
