import { paymentMethods } from '@studio/domain/offers/plans'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { publicTexts as arabicTexts } from '../../../web/src/i18n/locales/ar/public'
import { publicTexts } from '../../../web/src/i18n/locales/es/public'
import { chatWith } from '../../support/chatWith'
import { salesActions } from '../../support/salesActions'
import { expectAccessible } from '../support/axe'
import { openPublicPage } from '../support/render'
import { openWholePage } from '../support/wholePage'
import { takeReactAway } from './takeReactAway'

const { payment } = publicTexts
const { payment: inArabic } = arabicTexts

test('Every sales action is a link that opens the chat in a new tab with its own text', async () => {
  await openPublicPage()
  for (const { place, begins, opens } of salesActions) {
    const links = () =>
      [...document.querySelectorAll<HTMLAnchorElement>(`${place} a`)].filter(
        (link) => link.checkVisibility() && link.textContent.startsWith(begins),
      )
    await expect.poll(links, { message: `${place} ${begins}` }).toHaveLength(1)
    const [link] = links()
    expect(link).toMatchObject({ href: new URL(opens).href, target: '_blank', rel: expect.stringMatching(/noopener/) })
  }
})

const cross = page.getByRole('dialog').getByRole('button', { name: 'Cerrar' })
const cardOf = (title: string) => page.getByRole('button', { name: title })
const isShut = () => expect.element(page.getByRole('dialog')).not.toBeInTheDocument()

test.each(paymentMethods)(
  '%s explains the payment in four steps and links to the chat; Escape returns to its card',
  async (method) => {
    const { title, text, steps } = payment[method]
    await openPublicPage()
    const card = cardOf(title)
    await card.click()
    const dialog = page.getByRole('dialog', { name: title })
    await expect.element(dialog).toHaveAccessibleDescription(text)
    await expect.element(cross).toHaveFocus()
    expect(steps).toHaveLength(4)
    const list = dialog.getByRole('list').element()
    expect(list.tagName).toBe('OL')
    expect([...list.children].map((item) => item.textContent)).toEqual([...steps])
    await expect
      .element(dialog.getByRole('link', { name: 'Solicitar Información de Pago' }))
      .toHaveAttribute('href', chatWith('payment', { method: title }))
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(card).toHaveFocus()
  },
)

for (const when of ['with React', 'before React'])
  test(`A payment method, ${when}, is closed by its close button, its card or a click outside, which reaches no other card`, async () => {
    await openPublicPage('home', { width: 1280 })
    const card = cardOf('PayPal')
    await expect.element(card).toBeVisible()
    if (when === 'before React') takeReactAway()
    await isShut()
    await card.click()
    await cross.click()
    await isShut()
    await expect.element(card).toHaveFocus()

    await userEvent.keyboard('{Enter}')
    await expect.element(cross).toHaveFocus()
    await userEvent.keyboard(' ')
    await isShut()
    await expect.element(card).toHaveFocus()

    const other = cardOf('Binance').element()
    other.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { left, top } = other.getBoundingClientRect()
    const there = () => document.elementFromPoint(left + 8, top + 8)
    expect(there()).toBe(other)
    await card.click()
    await expect.element(cross).toBeVisible()
    const beside = there()
    expect(beside).not.toBe(other)
    await userEvent.click(beside ?? document.body, { position: { x: left + 8, y: top + 8 } })
    await isShut()
    await expect.element(card).toHaveFocus()
  })

test('A payment method closes when the focus leaves it, so that no focus is hidden behind it', async () => {
  await openPublicPage()
  await cardOf('PayPal').click()
  await expect.element(cross).toHaveFocus()
  await userEvent.tab()
  await expect.element(page.getByRole('dialog').getByRole('link')).toHaveFocus()
  await userEvent.tab()
  await isShut()
  await expect.element(cardOf('Payoneer')).toHaveFocus()
})

test('The ids of the payment methods are unique, and each card opens its own', async () => {
  await openPublicPage()
  await expect.element(cardOf('PayPal')).toBeVisible()
  for (const method of paymentMethods) {
    for (const id of [`pay-${method}`, `pay-${method}-title`, `pay-${method}-text`])
      expect(document.querySelectorAll(`[id='${id}']`), id).toHaveLength(1)
    const card = cardOf(payment[method].title).element() as HTMLButtonElement
    expect(card.popoverTargetElement?.id).toBe(`pay-${method}`)
  }
})

test('axe finds no fault in an Arabic payment method, which has Arabic names', async () => {
  await openWholePage({ language: 'ar', width: 360, height: 740 })
  await page.getByRole('button', { name: 'PayPal' }).click()
  await expect.element(page.getByRole('dialog', { name: 'PayPal' })).toHaveAccessibleDescription(inArabic.paypal.text)
  await expectAccessible('dialog:popover-open')
})
