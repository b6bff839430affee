import { collections } from '@studio/domain/collections'
import { defaultOffer } from '@studio/domain/offers/plans'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { draftsOf, keepDraft, parallelDraftKey, replyForm } from '../../../web/src/device/drafts'
import { pricesInText } from '../../../web/src/i18n/format'
import { readOutboxState } from '../../../web/src/sync/outbox/outboxState'
import { expectAccessible } from '../support/axe'
import { keptDrafts } from '../support/form'
import { openConsole } from '../support/render'
import { server } from '../support/server'
import { owner } from '../support/studio'
import { said } from '../support/toasts'
import { dialog, opener, openInbox, stored, view } from './inbox'

const press = (keys: string) => userEvent.keyboard(keys)
const answer = (name: string) => page.getByRole('dialog', { name: `Responder a ${name}` })
const text = (name: string) => answer(name).getByLabelText('Respuesta', { exact: true })
const mail = (name: string) => answer(name).getByRole('link', { name: 'Responder por email' })
const question = (name: string) => page.getByRole('status').filter({ hasText: `¿Respondiste a ${name}?` })
/** Returns the answer's address as a URL. */
const addressOf = (name: string) => new URL(mail(name).element().getAttribute('href') ?? '')
/** Clicks a link out of the page, but prevents the navigation. */
async function leaveBy(name: string) {
  addEventListener('click', (event) => event.preventDefault(), { once: true })
  await mail(name).click()
}
/** Expects that the answer has closed, and that the message has the focus again. */
async function backFrom(name: string) {
  await expect.element(answer(name)).not.toBeInTheDocument()
  await expect.poll(() => dialog.element().contains(document.activeElement)).toBe(true)
}
/** Waits until the answer has opened and the message below it knows: before that, Escape closes the message. */
async function untilAnswering(name: string) {
  await expect.element(text(name)).toBeVisible()
  const beneath = document.querySelector('[role=dialog]')
  await expect.poll(() => beneath && getComputedStyle(beneath).pointerEvents).toBe('none')
}
/** Waits for the next task, before which no real key could arrive. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve))
/** Simulates leaving the window and coming back. */
const comeBack = () => dispatchEvent(new Event('focus'))
const note = dialog.getByRole('textbox', { name: 'Nota privada' })

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

test('Closing an answer that was begun in the list returns the focus to its message', async () => {
  await openInbox([{ name: 'Rita', status: 'read' }])
  await expect.element(opener('Rita')).toBeVisible()
  opener('Rita').element().focus()
  await press('r')
  await untilAnswering('Rita')
  await press('{Escape}')
  await backFrom('Rita')
})

test('An answer left with the back button, or for another message, is not open on the next one', async () => {
  const { router } = await openInbox([
    { name: 'Rita', status: 'read' },
    { name: 'Sara', status: 'read' },
  ])
  await view('Rita')
  await press('r')
  await untilAnswering('Rita')
  await router.navigate(-1)
  await expect.element(dialog).not.toBeInTheDocument()
  for (const name of ['Sara', 'Rita']) {
    await view(name)
    await expect.element(dialog.getByRole('button', { name: 'Responder' })).toBeVisible()
    await expect.poll(() => dialog.elements()).toHaveLength(1)
    await press('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
  }
  await view('Rita')
  await press('r')
  await untilAnswering('Rita')
  // Navigates like a clicked notification.
  await router.navigate('/admin/messages?open=m1')
  await expect.element(page.getByRole('dialog', { name: 'Mensaje de Sara' })).toBeVisible()
  await expect.poll(() => dialog.elements()).toHaveLength(1)
})

test('A key pressed right after a click acts on the opened message, which one step back closes', async () => {
  await openInbox([{ name: 'Rita', status: 'read' }])
  await expect.element(opener('Rita')).toBeVisible()
  opener('Rita').element().focus()
  await nextTask()
  opener('Rita')
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  await nextTask()
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'r', code: 'KeyR', bubbles: true }))
  await untilAnswering('Rita')
  await press('{Escape}')
  await backFrom('Rita')
  await dialog.getByRole('button', { name: 'Cerrar' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
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

test('A note saves itself, is reported as saved only once it is, and survives a reload', async () => {
  await openInbox([{ name: 'Nora', status: 'read' }])
  await view('Nora')
  server.setOnline(false)
  await note.fill('Llamar el lunes.')
  await expect.element(dialog.getByText('Guardado en este dispositivo')).toBeVisible()
  expect(stored(0)?.note).toBeUndefined()
  server.setOnline(true)
  await expect.poll(() => stored(0)?.note).toBe('Llamar el lunes.')
  await expect.element(dialog.getByText('Nota guardada')).toBeVisible()
  await press('{Escape}')
  await openConsole('/admin/messages?open=m0')
  await expect.element(note).toHaveValue('Llamar el lunes.')
})

test('The last typed text is stored, however fast the message or the page is closed', async () => {
  await openInbox([{ name: 'Olga', status: 'read' }])
  await view('Olga')
  await note.fill('Deprisa')
  await press('{Escape}')
  await expect.poll(() => stored(0)?.note).toBe('Deprisa')
  // The state of a page that was killed while somebody typed.
  const kept = { value: { text: 'A medias', base: 'Deprisa' }, at: Date.now() }
  localStorage.setItem('studio.known.note.m0', JSON.stringify(kept))
  await view('Olga')
  await expect.element(note).toHaveValue('A medias')
  await expect.poll(() => stored(0)?.note).toBe('A medias')
  await expect.poll(() => localStorage.getItem('studio.known.note.m0')).toBeNull()
})

test('A note edited on two devices becomes a question, and nothing is lost', async () => {
  await openInbox([{ name: 'Pía', status: 'read', note: 'Antes' }])
  await view('Pía')
  server.setOnline(false)
  await note.fill('La mía')
  await expect.element(dialog.getByText('Guardado en este dispositivo')).toBeVisible()
  server.put(collections.messages, 'm0', { ...stored(0), note: 'La otra' })
  server.setOnline(true)
  await expect.poll(() => readOutboxState().entries[0]?.state).toBe('conflict')
  await expect.element(dialog.getByText('No se pudo guardar la nota')).toBeVisible()
  expect(stored(0)?.note).toBe('La otra')
  await press('{Escape}')
  await page.getByRole('button', { name: /^Estado de la sincronización/ }).click()
  await page.getByRole('button', { name: 'Resolver' }).click()
  const conflict = page.getByRole('dialog', { name: 'Conflicto en «Pía»' })
  await expect
    .element(conflict.getByRole('group', { name: 'Nota privada' }))
    .toMatchTextContent(/Antes.*La otra.*La mía/)
  await conflict.getByRole('radio', { name: 'La tuya' }).click()
  await conflict.getByRole('button', { name: 'Publicar lo elegido' }).click()
  await expect.poll(() => stored(0)?.note).toBe('La mía')
})

test('An unfinished answer survives a reload until it is sent', async () => {
  await openInbox([{ name: 'Nora', status: 'read', language: 'pt' }])
  await view('Nora')
  await dialog.getByRole('button', { name: 'Responder' }).click()
  await answer('Nora').getByLabelText('Idioma de la respuesta').selectOptions('English')
  await expect.element(text('Nora')).toMatchTextContent(/^Hi|^Hello/)
  await text('Nora').fill('Hi Nora, half a sentence')
  const kept = async () => JSON.stringify([...(await draftsOf(owner.uid, replyForm))])
  await expect.poll(kept).toContain('half a sentence')
  await openConsole('/admin/messages?open=m0')
  await dialog.getByRole('button', { name: 'Responder' }).click()
  await expect.element(text('Nora')).toHaveValue('Hi Nora, half a sentence')
  await expect.element(answer('Nora').getByLabelText('Idioma de la respuesta')).toHaveValue('en')
  await leaveBy('Nora')
  await press('{Escape}')
  comeBack()
  await dialog.getByRole('button', { name: 'Sí, respondí' }).click()
  await expect.poll(kept).not.toContain('half a sentence')
})

test('An answer whose text equals its template again leaves no draft', async () => {
  await openInbox([{ name: 'Nora', status: 'read', language: 'es' }])
  await view('Nora')
  await press('r')
  await expect.element(text('Nora')).toMatchTextContent('Nora')
  const { value: template } = text('Nora').element() as HTMLTextAreaElement
  await text('Nora').fill(`${template}x`)
  await expect.poll(() => keptDrafts('reply')).toHaveLength(1)
  await text('Nora').fill(template)
  await expect.poll(() => keptDrafts('reply')).toEqual([])
  await answer('Nora').getByLabelText('Idioma de la respuesta').selectOptions('English')
  await expect.poll(() => keptDrafts('reply')).toHaveLength(1)
  await answer('Nora').getByLabelText('Idioma de la respuesta').selectOptions('Español')
  await expect.poll(() => keptDrafts('reply')).toEqual([])
})

test('Another draft of the same answer is offered in its dialog, and switching between them loses neither', async () => {
  await openInbox([
    { name: 'Nora', status: 'read', language: 'es' },
    { name: 'Olga', status: 'read', language: 'es' },
  ])
  const draft = { account: owner.uid, form: replyForm, document: 'm0' } as const
  await keepDraft(parallelDraftKey(draft, 5), { choice: 'es price', 'es price': 'Llegó tarde' })
  await keepDraft({ ...draft, document: 'm1' }, { choice: 'es price', 'es price': 'Para Olga' })
  await view('Nora')
  await press('r')
  await text('Nora').fill('Escrito ahora')
  await expect.poll(() => keptDrafts('reply')).toHaveLength(3)
  const button = (name: string) => answer('Nora').getByRole('button', { name })
  await expect.element(button('Continuar: Para Olga')).not.toBeInTheDocument()
  await button('Continuar: Llegó tarde').click()
  await expect.element(text('Nora')).toHaveValue('Llegó tarde')
  await button('Continuar: Escrito ahora').click()
  await expect.element(text('Nora')).toHaveValue('Escrito ahora')
  await expect.element(button('Continuar: Llegó tarde')).toBeVisible()
  await expect.poll(() => keptDrafts('reply')).toHaveLength(3)
  await expectAccessible()
  await button('Continuar: Llegó tarde').click()
  await expect.element(button('Continuar: Escrito ahora')).toBeVisible()
  await leaveBy('Nora')
  await press('{Escape}')
  comeBack()
  await dialog.getByRole('button', { name: 'Sí, respondí' }).click()
  await expect.poll(() => keptDrafts('reply')).toMatchObject([{ values: { 'es price': 'Para Olga' } }])
})

test('A note that the device could not store is retried when the field loses focus', async () => {
  await openInbox([{ name: 'Nora', status: 'read' }])
  await view('Nora')
  const full = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(full)
  await note.fill('Llamar el martes')
  await expect.element(dialog.getByText('No se pudo guardar la nota')).toBeVisible()
  vi.restoreAllMocks()
  await press('{Tab}')
  await expect.poll(() => stored(0)?.note).toBe('Llamar el martes')
})

test('A note that the device could not store is retried after a pause, and again when the message closes', async () => {
  await openInbox([{ name: 'Nora', status: 'read' }])
  await view('Nora')
  const full = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(full)
  await note.fill('Llamar el jueves')
  await expect.element(dialog.getByText('No se pudo guardar la nota')).toBeVisible()
  const tries = put.mock.calls.length
  await expect.poll(() => put.mock.calls.length, { timeout: 15_000 }).toBeGreaterThan(tries)
  vi.restoreAllMocks()
  await press('{Escape}')
  await expect.poll(() => stored(0)?.note).toBe('Llamar el jueves')
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
