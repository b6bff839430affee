import { expect, test } from 'vitest'
import { linkLimit } from '../values/encoded.ts'
import { callLink, chatLink, contactChatText, dialable } from './chat.ts'

const lines = { greeting: 'Hola, soy Ana.', videoType: 'Tipo: Reel', budget: 'Presupuesto: 300', link: 'Referencia: x' }

test('A chat link contains the phone’s digits and the encoded text', () => {
  expect(chatLink('+57 300 (000) 00-00', '¿Hola & adiós?')).toBe(
    'https://wa.me/573000000000?text=%C2%BFHola%20%26%20adi%C3%B3s%3F',
  )
})

test('Without a phone number, the chat app opens its list of contacts', () =>
  expect(chatLink('', 'Hola')).toBe('https://wa.me/?text=Hola'))

test.each([
  ['+57 300 (000) 00-00', '573000000000'],
  ['+34 612 345 678', '34612345678'],
  ['612345678', ''],
  ['300 111 2233', ''],
  ['0057 300 111 2233', ''],
  ['()()()', ''],
  ['+57 300', ''],
  ['+1234567890123456', ''],
  ['', ''],
])('In %s the digits %s can be dialled; other numbers get no chat or call link', (phone, digits) => {
  expect(dialable(phone)).toBe(digits)
  expect(chatLink(phone, 'Hola')).toBe(`https://wa.me/${digits}?text=Hola`)
  expect(callLink(phone)).toBe(digits ? `tel:+${digits}` : undefined)
})

test.each([
  ['Chinese', '我想剪辑一个短片'.repeat(125)],
  ['emoji', '👩\u200d👧🎬'.repeat(150)],
  ['half an emoji', `${'Hola '.repeat(150)}\uD83D`],
  ['lines', 'una línea\n'.repeat(100)],
])('the chat link of a long message in %s is short, and does not split a character', (_, message) => {
  const link = chatLink('+57 300 000 0000', message)
  expect(link.length).toBeLessThanOrEqual(linkLimit)
  const text = new URL(link).searchParams.get('text') ?? ''
  expect(text).not.toMatch(/\p{Surrogate}|\u200d …$/u)
  if (message.length > 900) expect(message.startsWith(text.replace(/ …$/, ''))).toBe(true)
})

test.each([
  [
    { videoType: 'reel', budget: 'bajo', referenceLink: 'https://x' },
    'Hola, soy Ana.\nTipo: Reel\nPresupuesto: 300\nReferencia: x\n\nEl mensaje',
  ],
  [{ videoType: '', budget: '', referenceLink: '' }, 'Hola, soy Ana.\n\nEl mensaje'],
])('the text after an enquiry has only the chosen options: %j', (chosen, expected) =>
  expect(contactChatText({ ...chosen, message: 'El mensaje' }, lines)).toBe(expected),
)
