import type { Page } from 'playwright/test'
import { storedMessage, storeMessage } from '../support/messages'
import { dialog, openInbox, row, status, view } from './inboxPage'
import { expect, hold, offlineErrors, setOffline, test, toast, unique } from './studio'

test.describe('offline', () => {
  test.use({ expectedErrors: offlineErrors })

  test('the counts say from when they are, and a change waits on the device until the network is back', async ({
    ownerPage: page,
  }) => {
    const name = unique('Pablo')
    const id = await storeMessage({ name, status: 'read' })
    await openInbox(page, name)
    const counts = page.getByRole('region', { name: 'Mensajes en total' })
    await expect(counts.getByRole('definition').first()).toHaveText(/^\d/)
    await expect(counts.getByRole('status')).toHaveCount(0)
    await setOffline(page, true)
    await expect(counts.getByRole('status')).toContainText('Recuento del')
    await expect(counts.getByRole('definition').first()).toHaveText(/^\d/)
    await view(page, name)
    await dialog(page).getByLabel('Estado').selectOption('replied')
    await expect(toast(page, 'Guardado en este dispositivo')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(status(page, name)).toHaveText('Respondido')
    await expect(row(page, name).getByLabel('Guardado en este dispositivo, pendiente de publicar')).toBeVisible()
    expect((await storedMessage(id))?.status).toBe('read')
    await page.getByRole('button', { name: 'Exportar CSV' }).click()
    await dialog(page).getByRole('button', { name: 'Exportar', exact: true }).click()
    await expect(dialog(page).getByText('No se pudieron leer todos los mensajes.')).toBeVisible()
    await page.keyboard.press('Escape')

    await setOffline(page, false)
    await expect.poll(async () => (await storedMessage(id))?.status, { timeout: 30_000 }).toBe('replied')
    await expect(counts.getByRole('status')).toHaveCount(0)
  })

  test('what is moved to the inbox leaves the suspected at once, and arrives when the network is back', async ({
    ownerPage: page,
  }) => {
    const name = unique('Petra')
    const id = await storeMessage({ name, status: 'read', suspected: true })
    await openInbox(page, name, '&status=suspected')
    await expect(row(page, name)).toBeVisible()
    await setOffline(page, true)
    await view(page, name)
    await dialog(page).getByRole('button', { name: 'Mover a la bandeja de entrada' }).click()
    await expect(toast(page, 'Guardado en este dispositivo')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(row(page, name)).toHaveCount(0)
    expect((await storedMessage(id))?.suspected).toBe(true)
    await setOffline(page, false)
    await expect.poll(async () => (await storedMessage(id))?.suspected, { timeout: 30_000 }).toBe(false)
  })
})

test.describe('when the server refuses', () => {
  test.use({ expectedErrors: /40[034]|ERR_|RPC_ERROR|Could not reach/ })

  /** Writes go astray to where nobody may write: the page believes that it may, the server's rules do not. */
  const misdirect = (page: Page) =>
    page.route(/documents:commit/, (route) =>
      route.continue({
        postData: (route.request().postData() ?? '').replaceAll('/contact_messages/', '/rate_limits/'),
      }),
    )

  test('a status that could not be set is said to have failed', async ({ ownerPage: page }) => {
    const name = unique('Quico')
    const id = await storeMessage({ name, status: 'read' })
    await openInbox(page, name)
    await view(page, name)
    await misdirect(page)
    await dialog(page).getByLabel('Estado').selectOption('replied')
    await expect(toast(page, 'Error al actualizar estado')).toBeVisible()
    expect(await storedMessage(id)).toMatchObject({ status: 'read' })
  })

  test('a message that could not be moved to the inbox stays where it was', async ({ ownerPage: page }) => {
    const name = unique('Queta')
    const id = await storeMessage({ name, status: 'read', suspected: true })
    await openInbox(page, name, '&status=suspected')
    await view(page, name)
    await misdirect(page)
    await dialog(page).getByRole('button', { name: 'Mover a la bandeja de entrada' }).click()
    await expect(toast(page, 'Error al mover a la bandeja de entrada')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(row(page, name)).toBeVisible()
    expect(await storedMessage(id)).toMatchObject({ suspected: true })
  })

  test('a message that could not be deleted is said to be still there', async ({ ownerPage: page }) => {
    const name = unique('Rosa')
    const id = await storeMessage({ name, status: 'read' })
    await openInbox(page, name)
    await expect(row(page, name)).toBeVisible()
    await misdirect(page)
    await page.getByRole('button', { name: `Eliminar el mensaje de ${name}` }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click()
    await expect(toast(page, 'Error al eliminar mensaje')).toBeVisible()
    await expect(row(page, name)).toBeVisible()
    expect(await storedMessage(id)).toBeDefined()
  })

  test('an export that is stopped or fails leaves no file', async ({ ownerPage: page }) => {
    await openInbox(page, unique('nada'))
    const answer = await hold(page, /:runQuery/, 'abort')
    const files: string[] = []
    page.on('download', (file) => files.push(file.suggestedFilename()))
    await page.getByRole('button', { name: 'Exportar CSV' }).click()
    await dialog(page).getByLabel('Todos los mensajes').check()
    await dialog(page).getByRole('button', { name: 'Exportar', exact: true }).click()
    await expect(dialog(page).getByRole('progressbar')).toBeVisible()
    await expect(dialog(page).getByText(/^Leídos: 0 de \d+/)).toBeVisible()
    await dialog(page).getByRole('button', { name: 'Detener' }).click()
    await expect(dialog(page).getByText('Exportación detenida: no se creó ningún archivo.')).toBeVisible()
    answer()
    await dialog(page).getByRole('button', { name: 'Exportar', exact: true }).click()
    await expect(dialog(page).getByText('No se pudieron leer todos los mensajes.')).toBeVisible()
    expect(files).toEqual([])
  })
})

test.describe('while loading', () => {
  test.use({ expectedErrors: /ERR_FAILED|dynamically imported/ })

  test('a spinner turns; what cannot be loaded is said so and can be tried again', async ({ browser, ownerState }) => {
    const context = await browser.newContext({ storageState: ownerState, serviceWorkers: 'block' })
    const page = await context.newPage()
    const name = unique('Sara')
    await storeMessage({ name })
    const fail = await hold(page, /assets\/store-/, 'abort')
    await openInbox(page, name)
    await expect(page.getByRole('status', { name: 'Mensajes' })).toBeVisible()
    fail()
    await expect(page.getByText('Error al cargar mensajes')).toBeVisible()
    await page.unroute(/assets\/store-/)
    await page.getByRole('button', { name: 'Reintentar' }).click()
    await expect(row(page, name)).toBeVisible()
    await context.close()
  })
})

test('an inbox that another tab calls heard too early is not called empty', async ({ ownerPage: first }) => {
  const name = unique('Tomás')
  await storeMessage({ name })
  await first.goto('/admin/settings')
  await expect(first.getByRole('heading', { level: 1 })).toHaveText('Configuración')
  const second = await first.context().newPage()
  await second.goto('/admin')
  await expect(second.getByRole('heading', { level: 1 })).toBeVisible()
  await second.evaluate(() => {
    const empties: string[] = []
    Object.assign(globalThis, { empties })
    new MutationObserver(() => {
      const main = document.querySelector('main')?.textContent ?? ''
      if (main.includes('No hay mensajes')) empties.push(main)
    }).observe(document, { subtree: true, childList: true })
  })
  // What the SDK's tabs tell each other: a third one, long gone, had already heard all that is asked for next.
  await first.evaluate(() => {
    const known = Object.keys(localStorage).find((key) => key.startsWith('firestore_clients_')) ?? ''
    const about = known.slice('firestore_clients_'.length, known.lastIndexOf('_'))
    const targets = Array.from({ length: 60 }, (_, at) => 2 * at + 2)
    const updateTimeMs = Date.now()
    for (const id of targets)
      if (!localStorage.getItem(`firestore_targets_${about}_${id}`))
        localStorage.setItem(
          `firestore_targets_${about}_${id}`,
          JSON.stringify({ targetId: id, state: 'current', updateTimeMs }),
        )
    localStorage.setItem(`firestore_clients_${about}_gone`, JSON.stringify({ activeTargetIds: targets, updateTimeMs }))
  })
  await second.getByRole('link', { name: 'Mensajes' }).first().click()
  await expect(row(second, name)).toBeVisible()
  expect(await second.evaluate(() => (globalThis as unknown as { empties: string[] }).empties)).toEqual([])
})
