import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { catchDownloads } from './downloads'
import { dialog, names, openInbox, view } from './inbox'

const phone = '+57 300 000 0000'

test('An enquiry shows its phone number, and the reply by chat goes to it', async () => {
  await openInbox([{ name: 'Ada', phone, message: 'Llámame al +34 612 345 678, por favor.', status: 'read' }])
  await view('Ada')
  await expect.element(dialog.getByText(phone)).toBeVisible()
  await dialog.getByRole('button', { name: 'Responder' }).click()
  const chat = page.getByRole('link', { name: 'Responder por WhatsApp' })
  await expect.element(chat).toHaveAttribute('href', expect.stringContaining('https://wa.me/573000000000?'))
})

test('A search finds a phone number, and the export contains it', async () => {
  const files = catchDownloads()
  await openInbox([{ name: 'Ada', phone }, { name: 'Bea' }], '?q=300%20000')
  await expect.poll(names).toEqual(['Ada'])
  await page.getByRole('button', { name: 'Exportar CSV' }).click()
  await dialog.getByRole('button', { name: 'Exportar', exact: true }).click()
  await expect.element(dialog.getByText('1 mensaje exportado')).toBeVisible()
  expect(await files[0]?.text()).toContain(phone)
})
