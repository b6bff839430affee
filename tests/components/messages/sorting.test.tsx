import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { said } from '../support/toasts'
import { catchDownloads } from './downloads'
import { dialog, many, names, openInbox, stored, view } from './inbox'

const spam = { name: 'Marcar como spam', exact: true } as const
const suspicions = (count: number) => Array.from({ length: count }, (_, at) => stored(at)?.suspected)
const choose = (name: string) => page.getByLabelText(`Seleccionar el mensaje de ${name}`)

test('A message is marked as spam from its dialog, and the next one opens', async () => {
  await openInbox(many(2, { status: 'read' }))
  await view('Persona 2')
  await dialog.getByRole('button', spam).click()
  await expect.element(page.getByRole('dialog', { name: 'Mensaje de Persona 1' })).toBeVisible()
  await expect.poll(() => suspicions(2)).toEqual([true, false])
})

test('A message is marked as spam from its row, undone, and found among the suspected ones', async () => {
  await openInbox(many(2, { status: 'read' }))
  const mark = page.getByRole('button', { name: 'Marcar como spam: Persona 2' })
  await mark.click()
  await expect.poll(names).toEqual(['Persona 1'])
  await expect.poll(() => suspicions(2)).toEqual([true, false])
  await said('Mensaje marcado como spam y movido a «Sospechosos»').getByRole('button', { name: 'Deshacer' }).click()
  await expect.poll(names).toEqual(['Persona 2', 'Persona 1'])
  await expect.poll(() => suspicions(2)).toEqual([false, false])
  await mark.click()
  await expect.poll(() => suspicions(2)).toEqual([true, false])
  await page.getByRole('button', { name: 'Sospechosos' }).click()
  await expect.poll(names).toEqual(['Persona 2'])
  await expect.element(mark).not.toBeInTheDocument()
})

test('Several messages are marked as spam at once, and moved back', async () => {
  await openInbox(many(3, { status: 'read' }))
  await choose('Persona 3').click()
  await choose('Persona 1').click()
  await page.getByRole('button', spam).click()
  await expect.poll(names).toEqual(['Persona 2'])
  await expect.poll(() => suspicions(3)).toEqual([true, false, true])
  await page.getByRole('button', { name: 'Sospechosos' }).click()
  await page.getByLabelText('Seleccionar los mostrados').click()
  await page.getByRole('button', { name: 'Mover a la bandeja de entrada', exact: true }).click()
  await expect.poll(() => suspicions(3)).toEqual([false, false, false])
})

const day = (text: string) => new Date(`${text}T12:00:00`)
const various = [
  { name: 'Ada', subject: 'reel', budget: 'alto', created_at: day('2026-11-20') },
  { name: 'Bea', subject: 'reel', budget: 'bajo', created_at: day('2026-11-10') },
  { name: 'Cai', subject: 'ugc', budget: 'alto', created_at: day('2026-11-09') },
  { name: 'Dan', subject: 'reel', budget: 'alto', created_at: day('2026-10-01'), status: 'archived' },
] as const

test('The list is narrowed by video type, budget and date, within the chosen status', async () => {
  await openInbox(various)
  await expect.poll(names).toEqual(['Ada', 'Bea', 'Cai'])
  await page.getByLabelText('Tipo de video').selectOptions('Reel / Short')
  await expect.poll(names).toEqual(['Ada', 'Bea'])
  await page.getByLabelText('Filtrar por estado').selectOptions('Todos')
  await expect.poll(names).toEqual(['Ada', 'Bea', 'Dan'])
  await page.getByLabelText('Presupuesto').selectOptions('alto')
  await expect.poll(names).toEqual(['Ada', 'Dan'])
  await page.getByLabelText('Hasta').fill('2026-10-01')
  await expect.poll(names).toEqual(['Dan'])
  await page.getByLabelText('Desde').fill('2026-10-02')
  await expect.poll(names).toEqual([])
  await page.getByRole('button', { name: 'Quitar filtros' }).click()
  await expect.poll(names).toEqual(['Ada', 'Bea', 'Cai', 'Dan'])
})

test('The filters are in the address, apply to a search, and to the export', async () => {
  const files = catchDownloads()
  await openInbox(various, '?type=reel&q=a')
  await expect.poll(names).toEqual(['Ada', 'Bea', 'Dan'])
  await page.getByRole('button', { name: 'Exportar CSV' }).click()
  await dialog.getByRole('button', { name: 'Exportar', exact: true }).click()
  await expect.element(dialog.getByText('3 mensajes exportados')).toBeVisible()
  const text = (await files[0]?.text()) ?? ''
  expect(text).toContain('"Dan"')
  expect(text).not.toContain('"Cai"')
})

test('The selected messages are exported by themselves', async () => {
  const files = catchDownloads()
  await openInbox(various)
  await choose('Ada').click()
  await choose('Cai').click()
  await page
    .getByRole('group', { name: 'Acciones con los mensajes seleccionados' })
    .getByRole('button', { name: 'Exportar CSV' })
    .click()
  await expect.element(said('2 mensajes exportados')).toBeVisible()
  expect((await files[0]?.text())?.split('\r\n').map((line) => line.split(';')[2])).toEqual([
    '"Nombre"',
    '"Ada"',
    '"Cai"',
  ])
})
