import { defaultOffer } from '@studio/domain/offers/plans'
import { expect, onTestFinished, test, vi } from 'vitest'
import { draftsOf, replyForm } from '../../../web/src/device/drafts'
import { pricesInText } from '../../../web/src/i18n/format'
import { expectAccessible } from '../support/axe'
import { owner } from '../support/studio'
import { said } from '../support/toasts'
import { addressOf, answer, backFrom, comeBack, leaveBy, mail, press, question, text } from './answers'
import { dialog, opener, openInbox, stored, view } from './inbox'

test('An answer counts only after the owner returns and confirms it', async () => {
  await openInbox([{ name: 'Julia', status: 'read', language: '' }])
  await view('Julia')
  await dialog.getByRole('button', { name: 'Responder' }).click()
  await expect.element(answer('Julia').getByLabelText('Idioma de la respuesta')).toHaveValue('es')
  await leaveBy('Julia')
  expect(stored(0)?.status).toBe('read')
  await press('{Escape}')
  await expect.element(question('Julia')).not.toBeInTheDocument()
  comeBack()
  const asked = dialog.getByRole('status').filter({ hasText: '¿Respondiste a Julia?' })
  await expect.element(asked).toBeVisible()
  await expectAccessible()
  await asked.getByRole('button', { name: 'Todavía no' }).click()
  await expect.element(asked).not.toBeInTheDocument()
  expect(stored(0)?.status).toBe('read')

  await press('r')
  await leaveBy('Julia')
  await press('{Escape}')
  await backFrom('Julia')
  await dialog.getByRole('button', { name: 'Cerrar' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  comeBack()
  await expect.element(question('Julia')).toBeVisible()
  await question('Julia').getByRole('button', { name: 'Sí, respondí' }).click()
  await expect.poll(() => stored(0)?.status).toBe('replied')
  await expect.element(question('Julia')).not.toBeInTheDocument()
})

test('The question disappears once its message has another status or is gone', async () => {
  await openInbox([{ name: 'Lola', status: 'read' }])
  await view('Lola')
  await dialog.getByRole('button', { name: 'Responder' }).click()
  await leaveBy('Lola')
  await press('{Escape}')
  await dialog.getByLabelText('Estado').selectOptions('replied')
  comeBack()
  await expect.poll(() => localStorage.getItem('studio.known.answers')).toContain('"value":[]')
  await expect.element(question('Lola')).not.toBeInTheDocument()
})

test('A chat is always offered, with the visitor if their number has a country code; text too long for a mail link is copied', async () => {
  const copied: string[] = []
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (given) => void copied.push(given))
  await openInbox([
    { name: 'Con', message: 'Mi WhatsApp: +57 311 222 3333, gracias por todo.', status: 'read' },
    { name: 'Sin', message: `Mi número: 311 222 3333, gracias por todo.${' Y más.'.repeat(60)}`, status: 'read' },
  ])
  await view('Con')
  await press('r')
  const chat = answer('Con').getByRole('link', { name: 'Responder por WhatsApp' })
  await expect.element(chat).toBeVisible()
  expect(chat.element().getAttribute('href')).toMatch(/^https:\/\/wa\.me\/573112223333\?text=Hola/)
  await answer('Con').getByRole('button', { name: 'Copiar' }).click()
  await expect.poll(() => copied).toHaveLength(1)
  await text('Con').fill('Спасибо. '.repeat(60))
  await expect.element(answer('Con').getByText('Es demasiado larga para un enlace de correo')).toBeVisible()
  expect(addressOf('Con').searchParams.has('body')).toBe(false)
  await leaveBy('Con')
  expect(copied[1]).toMatch(/^Спасибо[^>]*Con escribió:\n> Mi WhatsApp: \+57 311 222 3333, gracias por todo\.$/)
  await press('{Escape}')
  await backFrom('Con')
  await dialog.getByRole('button', { name: 'Cerrar' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await view('Sin')
  await press('r')
  await expect.element(mail('Sin')).toBeVisible()
  const anyChat = answer('Sin').getByRole('link', { name: 'Responder por WhatsApp' })
  expect(anyChat.element().getAttribute('href')).toMatch(/^https:\/\/wa\.me\/\?text=Hola/)
  await expect.element(answer('Sin').getByText('en WhatsApp eliges tú el contacto')).toBeVisible()
  await text('Sin').fill('Gracias. '.repeat(150))
  await expect.element(answer('Sin').getByText('El mensaje citado no cabe entero')).toBeVisible()
  expect(addressOf('Sin').searchParams.get('body')).toMatch(/ …$/)
  await leaveBy('Sin')
  expect(copied[2]).toMatch(/^Gracias[^>]*> Mi número: 311 222 3333, gracias por todo\./)
  vi.restoreAllMocks()
})

test('If the device cannot store the answered status, the question and the answer stay', async () => {
  await openInbox([{ name: 'Nora', status: 'read' }])
  await view('Nora')
  await press('r')
  await text('Nora').fill('Casi enviada')
  const kept = async () => JSON.stringify([...(await draftsOf(owner.uid, replyForm))])
  await expect.poll(kept).toContain('Casi enviada')
  await leaveBy('Nora')
  await press('{Escape}')
  await backFrom('Nora')
  comeBack()
  const yes = dialog.getByRole('button', { name: 'Sí, respondí' })
  await expect.element(yes).toBeVisible()
  const full = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(full)
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(full)
  await yes.click()
  await expect.element(said('Error al actualizar estado')).toBeVisible()
  vi.restoreAllMocks()
  await expect.element(yes).toBeVisible()
  expect(await kept()).toContain('Casi enviada')
  expect(stored(0)?.status).toBe('read')
  await yes.click()
  await expect.poll(() => stored(0)?.status).toBe('replied')
  await expect.poll(kept).not.toContain('Casi enviada')
})

test('An answer begins in the visitor’s language, with name and wishes, and is edited before it goes by mail', async () => {
  const message = 'Bonjour.\nQuel prix ?'
  const enquiry = {
    name: 'Camille',
    email: 'camille+a@example.com',
    language: 'fr',
    subject: 'reel',
    budget: 'alto',
  } as const
  await openInbox([{ ...enquiry, reference_link: 'https://example.com/a', message, status: 'read' }])
  await expect.element(opener('Camille')).toBeVisible()
  await press('jr')
  await expect.element(text('Camille')).toHaveFocus()
  const written = () => (text('Camille').element() as HTMLTextAreaElement).value
  for (const part of ['Bonjour Camille,', 'Reel', '2\u202f000', 'https://example.com/a', 'Bien cordialement'])
    await expect.poll(written).toContain(part)
  await expectAccessible()
  await text('Camille').fill('Bonjour, voici le prix.')
  const address = addressOf('Camille')
  expect(decodeURIComponent(address.pathname)).toBe('camille+a@example.com')
  expect(address.searchParams.get('subject')).toMatch(/^Re: Reel/)
  expect(address.searchParams.get('body')).toMatch(
    /^Bonjour, voici le prix\.\r\n\r\nLe .* Camille a écrit\s:\r\n> Bonjour\.\r\n> Quel prix \?$/,
  )
  await answer('Camille').getByLabelText('Plantilla').selectOptions('No es para nosotros')
  await expect.poll(written).toContain('Merci d’avoir pensé à nous')
  await answer('Camille').getByLabelText('Plantilla').selectOptions('Muestra piloto')
  await expect.poll(written).toContain(`projets à partir de ${pricesInText('fr', defaultOffer.pilot.minBudget)}.`)
  await answer('Camille').getByLabelText('Plantilla').selectOptions('No es para nosotros')
  await answer('Camille').getByLabelText('Idioma de la respuesta').selectOptions('Deutsch')
  await expect.poll(written).toContain('Hallo Camille,')
  await answer('Camille').getByLabelText('Idioma de la respuesta').selectOptions('Français')
  await answer('Camille').getByLabelText('Plantilla').selectOptions('Pedir detalles')
  await expect.poll(written).toBe('Bonjour, voici le prix.')
})

test.each<[string, () => void]>([
  [
    'refuses',
    () => vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError')),
  ],
  ['has no clipboard', () => vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as never)],
])('If the browser %s, the page does not claim that the answer was copied', async (_, mock) => {
  mock()
  onTestFinished(() => void vi.restoreAllMocks())
  await openInbox([{ name: 'Con', message: 'Hola, quiero un reel para mi tienda.', status: 'read' }])
  await view('Con')
  await press('r')
  await answer('Con').getByRole('button', { name: 'Copiar' }).click()
  await expect.element(said('No se pudo copiar.')).toBeVisible()
  expect(said('Respuesta copiada').elements()).toEqual([])
})
