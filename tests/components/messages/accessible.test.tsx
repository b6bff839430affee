import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../support/axe'
import { dialog, opener, openInbox, row, view } from './inbox'

const box = (name: string) => page.getByRole('checkbox', { name: `Seleccionar el mensaje de ${name}` })

test('The inbox can be used by keyboard, and the focus returns', async () => {
  await openInbox([{ name: 'Mara', status: 'read' }])
  const open = opener('Mara')
  await expect.element(box('Mara')).toBeVisible()
  const element = box('Mara').element() as HTMLElement
  element.focus()
  await userEvent.keyboard(' ')
  await expect.element(box('Mara')).toBeChecked()
  await userEvent.keyboard(' ')
  await expect.element(box('Mara')).not.toBeChecked()
  await userEvent.keyboard('{Tab}')
  await expect.element(open).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog).toBeVisible()
  expect(dialog.element().contains(document.activeElement)).toBe(true)
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(open).toHaveFocus()
})

test('In Arabic the inbox reads from right to left, e-mails, phone numbers and links from left to right', async () => {
  const [phone, link] = ['+57 311 222 3333', 'https://example.com/a?b=1']
  await openInbox([{ name: 'ليلى', message: `رقمي ${phone} والرابط ${link} شكرا` }], '', { language: 'ar' })
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('الرسائل')
  expect(getComputedStyle(document.body).direction).toBe('rtl')
  await expect.element(row('ليلى')).toMatchTextContent('جديدة')
  const direction = (text: string, within = dialog) =>
    getComputedStyle(within.getByText(text, { exact: true }).element()).direction
  expect(direction('ana@example.com', row('ليلى'))).toBe('ltr')
  await page.getByRole('link', { name: 'عرض رسالة ليلى' }).click()
  await expect.element(dialog.getByText('ana@example.com', { exact: true })).toBeVisible()
  for (const text of ['ana@example.com', phone, link]) expect(direction(text), text).toBe('ltr')
  await expectAccessible()
})

test('axe finds no fault in the inbox: list, selection, question, message, export', async () => {
  await openInbox([{ name: 'Nadia' }])
  await box('Nadia').click()
  await expectAccessible()
  await page.getByRole('button', { name: 'Eliminar el mensaje de Nadia' }).click()
  await expect.element(page.getByRole('alertdialog')).toBeVisible()
  await expectAccessible()
  await userEvent.keyboard('{Escape}')
  await view('Nadia')
  await expect.element(dialog).toBeVisible()
  await expectAccessible()
  await userEvent.keyboard('{Escape}')
  await page.getByRole('button', { name: 'Exportar CSV' }).first().click()
  await expect.element(dialog).toBeVisible()
  await expectAccessible()
})

test('On a small screen nothing overflows, and a message can be read and answered', async () => {
  const message = `${'sinespacios'.repeat(20)} fin`
  await openInbox([{ name: 'Olga', message }], '', { width: 360, height: 740 })
  await box('Olga').click()
  expect(document.documentElement.scrollWidth).toBe(360)
  await view('Olga')
  await expect.element(dialog.getByRole('button', { name: 'Responder' })).toBeVisible()
  const { scrollWidth, clientWidth } = dialog.element()
  expect(scrollWidth).toBe(clientWidth)
})
