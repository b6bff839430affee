import { expect, test } from 'vitest'
import { callLink, chatLink, contactChatText } from './chat.ts'

const lines = { greeting: 'Hola, soy Ana.', videoType: 'Tipo: Reel', budget: 'Presupuesto: 300', link: 'Referencia: x' }

test('a chat link has the digits of the phone and the text, encoded', () => {
  expect(chatLink('+57 300 (000) 00-00', '¿Hola & adiós?')).toBe(
    'https://wa.me/573000000000?text=%C2%BFHola%20%26%20adi%C3%B3s%3F',
  )
})

test('without a phone the chat’s own list of contacts opens', () =>
  expect(chatLink('', 'Hola')).toBe('https://wa.me/?text=Hola'))

test('a call link keeps the plus', () => expect(callLink('+57 300-000')).toBe('tel:+57300000'))

test.each([
  [
    { videoType: 'reel', budget: 'bajo', referenceLink: 'https://x' },
    'Hola, soy Ana.\nTipo: Reel\nPresupuesto: 300\nReferencia: x\n\nEl mensaje',
  ],
  [{ videoType: '', budget: '', referenceLink: '' }, 'Hola, soy Ana.\n\nEl mensaje'],
])('the text after an enquiry says only what was chosen: %j', (chosen, expected) =>
  expect(contactChatText({ ...chosen, message: 'El mensaje' }, lines)).toBe(expected),
)
