import { readFileSync } from 'node:fs'
import { storedMessage, storeMessage } from '../support/messages'
import { dialog, openInbox, view } from './inboxPage'
import { expect, test, toast, unique } from './studio'

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
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await statuses()).toEqual(['new', 'replied', 'replied'])

  await page.getByLabel('Seleccionar los mostrados').check()
  await expect(page.getByText('Seleccionados: 3')).toBeVisible()
  await page.getByRole('button', { name: 'Archivar' }).press('Enter')
  await expect(toast(page, 'Estados actualizados: 3')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
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

test('On a small screen everything that can be done with several messages is in view', async ({ ownerPage: page }) => {
  const mark = unique('estrecho')
  await storeMessage({ name: 'Persona', subject: mark, suspected: true })
  await page.setViewportSize({ width: 360, height: 640 })
  await openInbox(page, mark, '&status=suspected')
  await page.getByLabel('Seleccionar los mostrados').check()
  const bar = page.getByRole('group', { name: 'Acciones con los mensajes' })
  await bar.evaluate((one) => one.scrollIntoView({ block: 'end', behavior: 'instant' }))
  for (const name of ['Respondido', 'Archivar', 'Mover a la bandeja de entrada', 'Eliminar', 'Quitar la selección'])
    await expect(bar.getByRole('button', { name })).toBeInViewport({ ratio: 1 })
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
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
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
  // The word that the message counts as read lies over the button, and is pressed through.
  await page.setViewportSize({ width: 360, height: 740 })
  await expect(toast(page, 'Estado actualizado exitosamente')).toBeVisible()
  await reply.click({ timeout: 2000 })
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
  expect(file.suggestedFilename()).toMatch(/^mensajes-\d{4}-\d\d-\d\d\.csv$/)
  const lines = readFileSync(await file.path(), 'utf8').split('\r\n')
  expect(lines[0]).toBe('\ufeffRecibido,Estado,Nombre,Email,Asunto,Mensaje,Enlace de referencia,Presupuesto')
  expect(lines).toHaveLength(3)
  expect(lines.join('\n')).toContain(`Kai ${mark},ana@example.com,Reel / Short,"'=HYPERLINK(""https://evil.example"")"`)
  expect(lines.join('\n')).toContain(`Archivado,Lea ${mark},ana@example.com,,"'  +57 311 222 3333"`)
})
