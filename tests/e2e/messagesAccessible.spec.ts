import { storeMessage } from '../support/messages'
import { expectNoFaults, still } from './faults'
import { dialog, openInbox, row, view } from './inboxPage'
import { expect, test, toast, unique } from './studio'

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
