import { readFileSync } from 'node:fs'
import type { Page } from 'playwright/test'
import { storedMessage, storeMessage } from '../support/messages'
import { expectNoFaults, still } from './faults'
import { expect, offlineErrors, setOffline, test, toast, unique } from './studio'

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })
const status = (page: Page, name: string) => row(page, name).getByRole('cell').nth(1)
const view = (page: Page, name: string) =>
  page.getByRole('button', { name: `Ver el mensaje de ${name}`, exact: true }).click()
const dialog = (page: Page) => page.getByRole('dialog')

/** Opens the inbox on the messages of one test. */
async function openInbox(page: Page, mark: string, query = '') {
  await page.goto(`/admin/messages?q=${encodeURIComponent(mark)}${query}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mensajes')
}

test('A new message stands out; opening it shows all of it and sets it to read', async ({ ownerPage: page }) => {
  const name = unique('Clara')
  const id = await storeMessage({
    name,
    email: 'clara@example.com',
    subject: 'ugc',
    message: 'Primera línea.\nSegunda línea.',
    created_at: new Date('2026-11-03T15:20:00Z'),
  })
  await storeMessage({ name: `${name} leída`, status: 'read' })
  await openInbox(page, name)
  await expect(status(page, name).first()).toHaveText('Leído')
  const fresh = row(page, 'clara@example.com')
  await expect(fresh).toContainText('Nuevo')
  await expect(fresh).toContainText('UGC')
  const background = (of: typeof fresh) => of.evaluate((element) => getComputedStyle(element).backgroundColor)
  const quiet = await background(row(page, `${name} leída`))
  expect(await background(fresh)).not.toBe(quiet)

  await view(page, name)
  await expect(dialog(page)).toContainText(`Mensaje de ${name}`)
  await expect(dialog(page)).toContainText('clara@example.com')
  await expect(dialog(page)).toContainText('Asunto')
  await expect(dialog(page)).toContainText('UGC')
  await expect(dialog(page)).toContainText(/Recibido\s*3\/11\/2026/)
  await expect(dialog(page).getByRole('group', { name: 'Mensaje' })).toHaveText('Primera línea.\nSegunda línea.')
  await expect(dialog(page).getByLabel('Estado')).toHaveValue('read')
  await expect(toast(page, 'Estado actualizado exitosamente')).toBeVisible()
  expect(await storedMessage(id)).toMatchObject({ status: 'read', message: 'Primera línea.\nSegunda línea.' })
  await page.keyboard.press('Escape')
  await page.mouse.move(0, 0)
  await expect.poll(() => background(fresh)).toBe(quiet)
})

test('Any status can be set from the dialog, and the filter shows it', async ({ ownerPage: page }) => {
  const name = unique('Darío')
  const id = await storeMessage({ name, status: 'replied' })
  await openInbox(page, name)
  await view(page, name)
  for (const chosen of ['archived', 'new', 'read', 'archived']) {
    await dialog(page).getByLabel('Estado').selectOption(chosen)
    await expect.poll(async () => (await storedMessage(id))?.status).toBe(chosen)
  }
  await expect(toast(page, 'Estado actualizado exitosamente')).toBeVisible()
  await page.keyboard.press('Escape')
  for (const [filter, found] of [
    ['Nuevos', 0],
    ['Leídos', 0],
    ['Respondidos', 0],
    ['Archivados', 1],
    ['Todos', 1],
  ] as const) {
    await page.getByLabel('Filtrar por estado').selectOption({ label: filter })
    await expect(page.getByText('Cargados:').or(page.getByText('No hay mensajes.'))).toBeVisible()
    await expect(row(page, name)).toHaveCount(found)
  }
})

test('A message that leaves the filter stays open until it is closed', async ({ ownerPage: page }) => {
  const name = unique('Elena')
  await storeMessage({ name })
  await openInbox(page, name, '&status=new')
  await view(page, name)
  await expect(row(page, name)).toHaveCount(0)
  await expect(dialog(page).getByLabel('Estado')).toHaveValue('read')
  await dialog(page).getByLabel('Estado').selectOption('replied')
  await expect(dialog(page).getByLabel('Estado')).toHaveValue('replied')
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
})

test('Without a subject there is a dash, and no line for it in the dialog; an unknown status counts as read', async ({
  ownerPage: page,
}) => {
  const name = unique('Fabio')
  await storeMessage({ name, subject: '', status: 'spam' as 'read' })
  await openInbox(page, name)
  await expect(row(page, name).getByRole('cell').nth(3)).toHaveText('-')
  await expect(status(page, name)).toHaveText('Leído')
  await view(page, name)
  await expect(dialog(page)).toContainText('Recibido')
  await expect(dialog(page)).not.toContainText('Asunto')
})

test('What strangers write is text: nothing in it is run or can be clicked', async ({ ownerPage: page }) => {
  const name = unique('Gil')
  const message =
    '<img src=x onerror="document.title=1"> <a href="https://evil.example">aquí</a> https://evil.example/a'
  await storeMessage({ name: `${name} <b>negrita</b>`, message, status: 'read' })
  await openInbox(page, name)
  await expect(page.getByRole('rowheader')).toHaveText(`${name} <b>negrita</b>`)
  await view(page, `${name} <b>negrita</b>`)
  const text = dialog(page).getByRole('group', { name: 'Mensaje' })
  await expect(text).toHaveText(message)
  await expect(text.locator('a, img')).toHaveCount(0)
  await expect(page).not.toHaveTitle('1')
})

test('Deleting asks first', async ({ ownerPage: page }) => {
  const name = unique('Hugo')
  const id = await storeMessage({ name, status: 'read' })
  await openInbox(page, name)
  await page.getByRole('button', { name: `Eliminar el mensaje de ${name}` }).click()
  const question = page.getByRole('alertdialog', { name: '¿Eliminar mensaje?' })
  await expect(question).toContainText('Esta acción no se puede deshacer.')
  await question.getByRole('button', { name: 'Cancelar' }).last().click()
  await expect(question).toHaveCount(0)
  expect(await storedMessage(id)).toBeDefined()

  await view(page, name)
  await dialog(page).getByRole('button', { name: 'Eliminar' }).click()
  await question.getByRole('button', { name: 'Eliminar' }).click()
  await expect(toast(page, 'Mensaje eliminado exitosamente')).toBeVisible()
  await expect(row(page, name)).toHaveCount(0)
  await expect(dialog(page)).toHaveCount(0)
  expect(await storedMessage(id)).toBeUndefined()
})

test('Filter and search stand in the address: a reload keeps them', async ({ ownerPage: page }) => {
  const mark = unique('búsqueda')
  await storeMessage({ name: `Álvaro ${mark}`, status: 'read' })
  await storeMessage({ name: 'Irene', message: `Trabajo con ${mark} y subtítulos.`, status: 'archived' })
  await page.goto('/admin/messages')
  await page.getByLabel('Buscar en los mensajes').fill(`${mark.toUpperCase()} alvaro`)
  await expect(page.getByRole('rowheader')).toHaveText(`Álvaro ${mark}`)
  await page.getByLabel('Buscar en los mensajes').fill(`subtitulos ${mark}`)
  await expect(page.getByRole('rowheader')).toHaveText('Irene')
  await page.getByLabel('Filtrar por estado').selectOption('archived')
  await expect(page).toHaveURL(/status=archived/)
  await page.reload()
  await expect(page.getByLabel('Filtrar por estado')).toHaveValue('archived')
  await expect(page.getByRole('rowheader')).toHaveText('Irene')
  await page.getByLabel('Buscar en los mensajes').fill(`${mark} nadie`)
  await expect(page.getByText('Ninguno de los mensajes cargados coincide con la búsqueda.')).toBeVisible()
})

test('Several messages at once: marked, archived, and deleted after one question', async ({ ownerPage: page }) => {
  const mark = unique('varios')
  const ids = await Promise.all([1, 2, 3].map((n) => storeMessage({ name: `Persona ${n}`, subject: mark })))
  const statuses = async () => (await Promise.all(ids.map(storedMessage))).map((one) => one?.status ?? 'gone').sort()
  await openInbox(page, mark)
  await expect(page.getByRole('rowheader')).toHaveCount(3)

  await page.getByRole('checkbox', { name: 'Seleccionar el mensaje de Persona 1' }).check()
  await page.getByRole('checkbox', { name: 'Seleccionar el mensaje de Persona 2' }).check()
  await expect(page.getByText('Seleccionados: 2')).toBeVisible()
  await page.getByRole('button', { name: 'Respondido' }).click()
  await expect(toast(page, 'Estados actualizados: 2')).toBeVisible()
  expect(await statuses()).toEqual(['new', 'replied', 'replied'])

  await page.getByLabel('Seleccionar los mostrados').check()
  await expect(page.getByText('Seleccionados: 3')).toBeVisible()
  await page.getByRole('button', { name: 'Archivar' }).click()
  await expect(toast(page, 'Estados actualizados: 3')).toBeVisible()
  expect(await statuses()).toEqual(['archived', 'archived', 'archived'])

  await page.getByLabel('Seleccionar los mostrados').check()
  await page.getByRole('checkbox', { name: 'Seleccionar el mensaje de Persona 3' }).uncheck()
  await page.getByRole('group', { name: 'Acciones con los mensajes' }).getByRole('button', { name: 'Eliminar' }).click()
  const question = page.getByRole('alertdialog', { name: '¿Eliminar los mensajes seleccionados?' })
  await expect(question).toContainText('Mensajes que se eliminarán permanentemente: 2.')
  await question.getByRole('button', { name: 'Eliminar' }).click()
  await expect(toast(page, 'Mensajes eliminados: 2')).toBeVisible()
  await expect(page.getByRole('rowheader')).toHaveText('Persona 3')
  expect(await statuses()).toEqual(['archived', 'gone', 'gone'])
})

test('What was taken for a robot’s can be moved to the inbox: one from its dialog, several at once', async ({
  ownerPage: page,
}) => {
  const mark = unique('sospecha')
  const suspects = await Promise.all(
    [1, 2, 3].map((n) => storeMessage({ name: `Persona ${n}`, subject: mark, suspected: true, status: 'read' })),
  )
  const flags = async () => (await Promise.all(suspects.map(storedMessage))).map((one) => one?.suspected)
  const move = 'Mover a la bandeja de entrada'
  await openInbox(page, mark, '&status=suspected')
  await expect(page.getByRole('rowheader')).toHaveCount(3)

  await view(page, 'Persona 1')
  await dialog(page).getByRole('button', { name: move }).click()
  await expect(toast(page, 'Mensaje movido a la bandeja de entrada')).toBeVisible()
  await expect(dialog(page).getByRole('button', { name: move })).toHaveCount(0)
  await expect(dialog(page).getByRole('group', { name: 'Mensaje' })).toBeFocused()
  expect(await flags()).toEqual([false, true, true])
  expect(await storedMessage(suspects[0] ?? '')).toMatchObject({ status: 'read', subject: mark })
  await page.keyboard.press('Escape')
  await expect(page.getByRole('rowheader')).toHaveCount(2)

  await page.getByLabel('Seleccionar los mostrados').check()
  await page.getByRole('button', { name: move }).click()
  await expect(toast(page, 'Mensajes movidos a la bandeja de entrada: 2')).toBeVisible()
  expect(await flags()).toEqual([false, false, false])
  await page.getByLabel('Filtrar por estado').selectOption({ label: 'Todos' })
  await expect(page.getByRole('rowheader')).toHaveCount(3)
  await page.getByLabel('Seleccionar los mostrados').check()
  await expect(page.getByRole('button', { name: move })).toHaveCount(0)
})

test('A reply opens the mail program with the text quoted, and the message counts as replied', async ({
  ownerPage: page,
}) => {
  const name = unique('Julia')
  const id = await storeMessage({ name, email: 'julia+a@example.com', subject: 'reel', message: 'Hola.\n¿Precio?' })
  await openInbox(page, name)
  await view(page, name)
  const reply = dialog(page).getByRole('link', { name: 'Responder por email' })
  const address = new URL((await reply.getAttribute('href')) ?? '')
  expect(decodeURIComponent(address.pathname)).toBe('julia+a@example.com')
  expect(address.searchParams.get('subject')).toBe('Re: Reel / Short')
  expect(address.searchParams.get('body')).toContain(`${name} escribió:\r\n> Hola.\r\n> ¿Precio?`)
  await reply.click()
  await expect(dialog(page).getByLabel('Estado')).toHaveValue('replied')
  await expect.poll(async () => (await storedMessage(id))?.status).toBe('replied')
})

test('The messages of a search come out as CSV, and no cell is run by a spreadsheet', async ({ ownerPage: page }) => {
  const mark = unique('exportar')
  await storeMessage({ name: `Kai ${mark}`, message: '=HYPERLINK("https://evil.example")', subject: 'reel' })
  await storeMessage({ name: `Lea ${mark}`, message: '  +57 311 222 3333', status: 'archived', subject: '' })
  await openInbox(page, mark)
  await page.getByRole('button', { name: 'Exportar CSV' }).click()
  await expect(dialog(page).getByLabel('Solo los del filtro y la búsqueda actuales')).toBeChecked()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    dialog(page).getByRole('button', { name: 'Exportar', exact: true }).click(),
  ])
  await expect(dialog(page).getByText('Mensajes exportados: 2')).toBeVisible()
  expect(file.suggestedFilename()).toMatch(/^messages-\d{4}-\d\d-\d\d\.csv$/)
  const lines = readFileSync(await file.path(), 'utf8').split('\r\n')
  expect(lines[0]).toBe('\ufeffRecibido,Estado,Nombre,Email,Asunto,Mensaje,Enlace de referencia,Presupuesto')
  expect(lines).toHaveLength(3)
  expect(lines.join('\n')).toContain(`Kai ${mark},ana@example.com,Reel / Short,"'=HYPERLINK(""https://evil.example"")"`)
  expect(lines.join('\n')).toContain(`Archivado,Lea ${mark},ana@example.com,,"'  +57 311 222 3333"`)
})

test('Everything can be used by keyboard, and the focus comes back', async ({ ownerPage: page }) => {
  const name = unique('Mara')
  await storeMessage({ name, status: 'read' })
  await openInbox(page, name)
  const open = page.getByRole('button', { name: `Ver el mensaje de ${name}` })
  const box = page.getByRole('checkbox', { name: `Seleccionar el mensaje de ${name}` })
  await box.focus()
  await page.keyboard.press('Space')
  await expect(box).toBeChecked()
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await expect(open).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toBeVisible()
  expect(await dialog(page).evaluate((element) => element.contains(document.activeElement))).toBe(true)
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(open).toBeFocused()
})

test.describe('in Arabic', () => {
  test.use({ locale: 'ar' })

  test('the inbox reads from right to left, e-mails, phone numbers and links from left to right', async ({
    browser,
    ownerState,
  }) => {
    const name = unique('ليلى')
    await storeMessage({ name, message: 'رقمي +57 311 222 3333 والرابط https://example.com/a?b=1 شكرا' })
    const context = await browser.newContext({ storageState: ownerState, locale: 'ar' })
    const page = await context.newPage()
    await page.goto(`/admin/messages?q=${encodeURIComponent(name)}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('الرسائل')
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    await expect(row(page, name)).toContainText('جديدة')
    const direction = (text: string, within = page.locator('body')) =>
      within.getByText(text, { exact: true }).evaluate((element) => getComputedStyle(element).direction)
    expect(await direction('ana@example.com', row(page, name))).toBe('ltr')
    await page.getByRole('button', { name: `عرض رسالة ${name}` }).click()
    await expect(toast(page, 'تم تحديث الحالة بنجاح')).toBeVisible()
    for (const text of ['ana@example.com', '+57 311 222 3333', 'https://example.com/a?b=1'])
      expect(await direction(text, dialog(page))).toBe('ltr')
    await still(page)
    await expectNoFaults(page)
    await context.close()
  })
})

test('The inbox has no fault that axe knows: list, selection, message, question, export', async ({
  ownerPage: page,
}) => {
  const name = unique('Nadia')
  await storeMessage({ name })
  await still(page)
  await openInbox(page, name)
  await page.getByRole('checkbox', { name: `Seleccionar el mensaje de ${name}` }).check()
  await expectNoFaults(page)
  await page.getByRole('button', { name: `Eliminar el mensaje de ${name}` }).click()
  await expectNoFaults(page)
  await page.keyboard.press('Escape')
  await view(page, name)
  await expect(dialog(page)).toBeVisible()
  await expectNoFaults(page)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Exportar CSV' }).click()
  await expectNoFaults(page)
})

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('nothing is wider than the screen, and a message can be read and answered', async ({ browser, ownerState }) => {
    const name = unique('Olga')
    await storeMessage({ name, message: `${'sinespacios'.repeat(20)} fin` })
    const context = await browser.newContext({ storageState: ownerState, viewport: { width: 360, height: 740 } })
    const page = await context.newPage()
    await openInbox(page, name)
    await page.getByRole('checkbox', { name: `Seleccionar el mensaje de ${name}` }).check()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    await view(page, name)
    await expect(dialog(page).getByRole('link', { name: 'Responder por email' })).toBeVisible()
    expect(await dialog(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
    await context.close()
  })
})

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
    let answer = () => {}
    const held = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route(/:runQuery/, async (route) => {
      await held
      await route.abort()
    })
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
    let fail = () => {}
    const held = new Promise<void>((resolve) => {
      fail = resolve
    })
    await page.route(/assets\/store-/, async (route) => {
      await held
      await route.abort()
    })
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
