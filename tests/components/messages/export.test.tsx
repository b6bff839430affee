import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { server } from '../support/server'
import { catchDownloads } from './downloads'
import { dialog, many, openInbox } from './inbox'

const open = () => page.getByRole('button', { name: 'Exportar CSV' }).click()
const start = dialog.getByRole('button', { name: 'Exportar', exact: true })

test('The messages of a search are exported as CSV, and no cell runs as a formula', async () => {
  const files = catchDownloads()
  await openInbox(
    [
      { name: 'Kai Norte', message: '=HYPERLINK("https://evil.example")', subject: 'reel' },
      { name: 'Lea Norte', message: '  +57 311 222 3333', status: 'archived', subject: '' },
      { name: 'Otra persona' },
    ],
    '?q=norte',
  )
  await open()
  await expect.element(dialog.getByLabelText('Solo los del filtro y la búsqueda actuales')).toBeChecked()
  await start.click()
  await expect.element(dialog.getByText('2 mensajes exportados')).toBeVisible()
  expect(files).toHaveLength(1)
  expect(files[0]?.name).toMatch(/^mensajes-\d{4}-\d\d-\d\d\.csv$/)
  const text = (await files[0]?.text()) ?? ''
  const lines = text.split('\r\n')
  expect(lines[0]).toBe(
    '\ufeff"Recibido";"Estado";"Nombre";"Email";"Idioma";"Asunto";"Mensaje";"Enlace de referencia";"Presupuesto";"Nota";"Teléfono"',
  )
  expect(lines).toHaveLength(3)
  expect(text).toContain(
    `"Kai Norte";"ana@example.com";"español";"Reel / Short";"'=HYPERLINK(""https://evil.example"")"`,
  )
  expect(text).toContain(`"Archivado";"Lea Norte";"ana@example.com";"español";"";"'  +57 311 222 3333"`)
})

test('All messages can be exported, regardless of the search', async () => {
  const files = catchDownloads()
  await openInbox(many(3), '?q=nada')
  await open()
  await dialog.getByLabelText('Todos los mensajes').click()
  await start.click()
  await expect.element(dialog.getByText('3 mensajes exportados')).toBeVisible()
  expect((await files[0]?.text())?.split('\r\n')).toHaveLength(4)
})

test('An export that is stopped or fails leaves no file', async () => {
  const files = catchDownloads()
  await openInbox(many(3), '?q=nada')
  await open()
  await dialog.getByLabelText('Todos los mensajes').click()
  const answer = server.hold()
  await start.click()
  await expect.element(dialog.getByRole('progressbar')).toBeVisible()
  await expect.element(dialog.getByText('Van 0 de 3 mensajes')).toBeVisible()
  await dialog.getByRole('button', { name: 'Detener' }).click()
  await expect.element(dialog.getByText('Exportación detenida: no se creó ningún archivo.')).toBeVisible()
  await start.click()
  await expect.element(dialog.getByText('Van 0 de 3 mensajes')).toBeVisible()
  server.setOnline(false)
  answer()
  await expect.element(dialog.getByText('No se pudieron cargar todos los mensajes.')).toBeVisible()
  expect(files).toEqual([])
})
