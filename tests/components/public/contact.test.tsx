import { validationTexts } from '@studio/domain/content/fields/validationTexts'
import { chatLink } from '@studio/domain/offers/chat'
import { linkLimit } from '@studio/domain/values/encoded'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { publicTexts as arabic } from '../../../web/src/i18n/locales/ar/public'
import { expectAccessible } from '../support/axe'
import { functions } from '../support/functions'
import { failedCall, invalid, refused } from '../support/refused'
import { openPublicPage } from '../support/render'
import { server } from '../support/server'
import { enquiries, fillContact, message, openContact, send, told } from './contactPage'

afterEach(() => vi.restoreAllMocks())

const typed = () => expect.element(page.getByLabelText('Mensaje'))

test('A visitor sends an enquiry: it arrives, the chat opens with its text, and the form is empty again', async () => {
  const chats = await openContact()
  await fillContact('  ana@example.com ')
  await page.getByLabelText('Teléfono (opcional)').fill('+57 300 000 0000')
  await page.getByLabelText('Tipo de video').selectOptions('Reel / Short')
  await page.getByLabelText('Presupuesto').selectOptions('medio')
  await page.getByLabelText('Enlace de referencia').fill('https://example.com/a')
  await send()
  await expect.element(told('¡Mensaje enviado!')).toBeVisible()
  expect(enquiries()).toMatchObject([
    {
      name: "Ana O'Neill-Muñoz",
      email: 'ana@example.com',
      phone: '+57 300 000 0000',
      videoType: 'reel',
      budget: 'medio',
      referenceLink: 'https://example.com/a',
      message,
      topic: '',
      language: 'es',
    },
  ])
  expect(chats).toHaveLength(1)
  expect(chats[0]).toContain('https://wa.me/')
  expect(decodeURIComponent(chats[0] ?? '')).toContain(message)
  await typed().toHaveValue('')
  await expect.element(page.getByText('0/1000 caracteres')).toBeVisible()
})

test('Text that phones and other programs put into the form is repaired, sent, and opens the chat', async () => {
  const chats = await openContact()
  await fillContact('mailto:ana＠Example.com')
  await page.getByLabelText('Nombre').fill('山田\u3000太郎')
  await page.getByLabelText('Enlace de referencia').fill('Mira esto: youtu.be/aqz-KE-bpKQ')
  // Playwright would replace half an emoji on its way into the browser.
  const field = page.getByLabelText('Mensaje').element() as HTMLTextAreaElement
  const text = `Hola,\u000B${'我想剪辑一个短片'.repeat(100)} \uD83D`
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  await send()
  await expect.element(told('¡Mensaje enviado!')).toBeVisible()
  expect(enquiries()).toMatchObject([
    {
      name: '山田 太郎',
      email: 'ana@example.com',
      referenceLink: 'https://youtu.be/aqz-KE-bpKQ',
      message: `Hola,\n${'我想剪辑一个短片'.repeat(100)}`,
    },
  ])
  expect(chats[0]?.length).toBeLessThanOrEqual(linkLimit)
  expect(new URL(chats[0] ?? '').searchParams.get('text')).toMatch(/[我想剪辑一个短片] …$/)
})

test('A bot that fills in the hidden field sees the same as a person, and is detected', async () => {
  await openContact()
  await fillContact()
  const field = document.querySelector<HTMLInputElement>('input[name=topic]')
  if (field) field.value = 'https://robot.example'
  await send()
  await expect.element(told('¡Mensaje enviado!')).toBeVisible()
  expect(enquiries()).toMatchObject([{ topic: 'https://robot.example' }])
})

test('A blocked popup does not lose the chat: a real link appears', async () => {
  const chats = await openContact({ isPopupBlocked: true })
  await fillContact()
  await send()
  const link = page.getByRole('link', { name: 'Abrir el chat' })
  await expect.element(link).toHaveAttribute('href', chats[0])
  expect(chats[0]).toContain(chatLink('', '').split('?')[0])
  await expect.element(link).toHaveAttribute('target', '_blank')
  expect(enquiries()).toHaveLength(1)
})

test.each([
  ['the store fails', 'internal', 'Error al guardar el mensaje. Por favor intenta de nuevo.'],
  [
    'too many enquiries came',
    'resource-exhausted',
    'Recibimos muchos mensajes seguidos desde tu conexión. Espera una hora',
  ],
] as const)(
  'When %s, the visitor sees a message, no chat opens and the form keeps its content',
  async (_, code, says) => {
    functions.answers.submitContact = () => {
      throw failedCall(code)
    }
    const chats = await openContact()
    await fillContact()
    await send()
    await expect.element(told(says)).toBeVisible()
    await typed().toHaveValue(message)
    expect(chats).toEqual([])
  },
)

test('An enquiry that needs proof of work is sent with it, and the visitor sees no refusal', async () => {
  const answer = functions.answers.submitContact
  const sent: string[] = []
  functions.answers.submitContact = (form) => {
    const { work } = form as { work: string }
    sent.push(work)
    if (work === '') throw refused('work-needed')
    return answer?.(form)
  }
  await openContact()
  await fillContact()
  await send()
  await expect.element(told('¡Mensaje enviado!')).toBeVisible()
  expect(sent).toEqual(['', expect.stringMatching(/^\d+$/)])
})

test('An enquiry whose response was lost is sent again with the same key, so that it is stored once', async () => {
  const answer = functions.answers.submitContact
  functions.answers.submitContact = () => {
    throw failedCall('internal')
  }
  await openContact()
  await fillContact()
  await send()
  await expect.element(told('Error al guardar el mensaje.')).toBeVisible()
  if (answer) functions.answers.submitContact = answer
  await send()
  await expect.element(told('¡Mensaje enviado!')).toBeVisible()
  await fillContact()
  await send()
  await expect.poll(enquiries).toHaveLength(3)
  const [first, again, next] = enquiries().map((enquiry) => (enquiry as { key: string }).key)
  expect(again).toBe(first)
  expect(next).not.toBe(first)
})

test('Offline the visitor sees a notice, and loses no typed text', async () => {
  await openContact()
  await fillContact()
  await expect.element(page.getByText(`${message.length}/1000 caracteres`)).toBeVisible()
  server.setOnline(false)
  await send()
  await expect.element(told('Sin conexión: tu mensaje sigue aquí')).toBeVisible()
  await typed().toHaveValue(message)
})

test('After an enquiry the next steps have the focus and stay until another enquiry', async () => {
  await openContact()
  await fillContact()
  await send()
  const sent = page.getByRole('group', { name: '¡Gracias! Así seguimos' })
  await expect.element(sent).toHaveFocus()
  expect(sent.getByRole('listitem').elements()).toHaveLength(3)
  await expectAccessible('#contact')
  await send()
  await expect.element(sent).not.toBeInTheDocument()
})

test('After an enquiry the next message can be typed: the focus stays where the visitor writes', async () => {
  await openContact()
  await fillContact()
  await send()
  await expect.element(page.getByRole('group', { name: '¡Gracias! Así seguimos' })).toHaveFocus()
  await userEvent.type(page.getByLabelText('Mensaje'), 'Y un video más largo')
  await typed().toHaveValue('Y un video más largo')
  await typed().toHaveFocus()
})

test('A field that the server refuses shows the reason, has the focus and is not covered; the typed text stays', async () => {
  functions.answers.submitContact = () => {
    throw invalid('messageLong', 'message')
  }
  const chats = await openContact()
  await page.viewport(360, 740)
  await fillContact()
  await send()
  await expect.element(told('No se pudo enviar').filter({ hasText: validationTexts.messageLong })).toBeVisible()
  await typed().toHaveAccessibleDescription(new RegExp(validationTexts.messageLong))
  await typed().toHaveFocus()
  const toast = () => told('No se pudo enviar').element().getBoundingClientRect()
  await expect
    .poll(() => page.getByLabelText('Mensaje').element().getBoundingClientRect().top)
    .toBeGreaterThan(toast().bottom)
  await typed().toHaveValue(message)
  expect(chats).toEqual([])
})

test('An enquiry is sent although the browser reports no network', async () => {
  server.browserSays(false)
  await openContact()
  await fillContact()
  await send()
  await expect.element(told('¡Mensaje enviado!')).toBeVisible()
  expect(enquiries()).toHaveLength(1)
})

test('A chat that the browser has not opened is offered as a visible, focused link', async () => {
  await page.viewport(360, 780)
  await openContact({ isPopupBlocked: true })
  await fillContact()
  await send()
  await expect.element(page.getByRole('link', { name: 'Abrir el chat' })).toBeInViewport({ ratio: 1 })
})

test('An error message disappears once the error is fixed, even in Arabic', async () => {
  await openPublicPage('home', { language: 'ar', width: 360, height: 780 })
  const { form } = arabic.contact
  await page.getByLabelText(form.name).fill('آنا')
  await page.getByLabelText(form.email).fill('ana')
  await page.getByLabelText(form.message).fill(message)
  await page.getByRole('checkbox').click()
  await page.getByRole('button', { name: form.submit }).click()
  const said = page.getByRole('alert').filter({ hasText: form.error })
  await expect.element(said).toBeVisible()
  await page.getByLabelText(form.email).fill('ana@example.com')
  await expect.element(said).not.toBeInTheDocument()
})
