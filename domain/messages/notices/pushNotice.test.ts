import * as v from 'valibot'
import { expect, it } from 'vitest'
import { languageCodes } from '../../languages.ts'
import { PushNotice } from './pushDevice.ts'
import { pushNotice, testNotice } from './pushNotice.ts'

const enquiry = {
  id: 'abc',
  name: 'Ana Núñez',
  message: 'Quiero tres reels. Mi número es +57 300 123 4567.',
  language: 'fr',
  created_at: 1000,
} as const
const device = { language: 'es', quiet: { from: '22:00', to: '07:00' } } as const

it('has the name, the first words and the language, and leads to the enquiry and to the chat', () => {
  expect(pushNotice(enquiry, device, 3)).toEqual({
    title: 'Mensaje de Ana Núñez',
    body: 'Quiero tres reels. Mi número es +57 300 123 4567.\nfrancés',
    tag: 'enquiry-abc',
    language: 'es',
    path: '/admin/messages?open=abc',
    chat: 'https://wa.me/573001234567?text=',
    words: { open: 'Abrir', chat: 'Chat' },
    quiet: { from: '22:00', to: '07:00' },
    unread: 3,
    timestamp: 1000,
  })
})

it('has no chat without a number, and no language if it is unknown', () => {
  const notice = pushNotice({ ...enquiry, message: 'Quiero tres reels.', language: '' }, device, null)
  expect(notice).toMatchObject({ chat: '', body: 'Quiero tres reels.', unread: null })
})

it('takes a name as it is', () =>
  expect(pushNotice({ ...enquiry, name: '$& {{name}}' }, device, 1).title).toBe('Mensaje de $& {{name}}'))

it.each(languageCodes)('fits into a push message, even with the longest texts, in %s', (language) => {
  const longest = { ...enquiry, name: '\u{20000}'.repeat(100), message: '\u{20000}'.repeat(1000) }
  const notice = pushNotice(longest, { ...device, language }, 100)
  expect(Buffer.byteLength(JSON.stringify(notice))).toBeLessThan(3800)
  expect(v.is(PushNotice, notice)).toBe(true)
  expect(v.is(PushNotice, testNotice({ language, quiet: null }, 1))).toBe(true)
})
