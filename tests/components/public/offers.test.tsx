import { paymentMethods } from '@studio/domain/offers/plans'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { publicTexts } from '../../../web/src/i18n/locales/es/public'
import { chatWith } from '../../support/chatWith'
import { salesActions } from '../../support/salesActions'
import { openPublicPage } from '../support/render'

const { payment } = publicTexts

test('Every sales action is a link that opens the chat in a new tab, with the text that belongs to it', async () => {
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

test.each(paymentMethods)(
  '%s says in four steps how it goes and leads into the chat; Escape leads back to its card',
  async (method) => {
    const { title, text, steps } = payment[method]
    await openPublicPage()
    const card = page.getByRole('button', { name: title })
    await card.click()
    const dialog = page.getByRole('dialog', { name: title })
    await expect.element(dialog).toHaveAccessibleDescription(text)
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
