import { storedMessage, storeMessage } from '../support/messages'
import { dialog, openInbox, row, status, view } from './inboxPage'
import { expect, test, toast, unique } from './studio'

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
  await question.getByRole('button', { name: 'Cancelar' }).click()
  await expect(question).toHaveCount(0)
  expect(await storedMessage(id)).toBeDefined()

  await view(page, name)
  await dialog(page).getByRole('button', { name: 'Eliminar' }).click()
  await question.getByRole('button', { name: 'Eliminar' }).click()
  await expect(toast(page, 'Mensaje eliminado exitosamente')).toBeVisible()
  await expect(row(page, name)).toHaveCount(0)
  await expect(dialog(page)).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
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

test('The question over an open message lies on a layer that dims the message', async ({ ownerPage: page }) => {
  const name = unique('Capa')
  await storeMessage({ name })
  await openInbox(page, name)
  await view(page, name)
  const title = await dialog(page).getByRole('heading').boundingBox()
  await dialog(page).getByRole('button', { name: 'Eliminar' }).click()
  await expect(page.getByText('¿Eliminar mensaje?')).toBeVisible()
  const isCovered = await page.evaluate(
    ({ x, y }) => document.elementFromPoint(x + 1, y + 1)?.closest('[role=dialog]') === null,
    title ?? { x: 0, y: 0 },
  )
  expect(isCovered).toBe(true)
})
