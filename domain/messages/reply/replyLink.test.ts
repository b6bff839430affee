import { expect, test } from 'vitest'
import { linkLimit } from '../../values/encoded.ts'
import { replyLink } from './replyLink.ts'

const words = { subject: 'Re: Reel / Short', intro: 'El 3 nov 2026, Ana escribió:' }
const answer = (text: string, message = 'Hola.\n\n¿Cuánto cuesta?') =>
  replyLink({ email: 'ana@example.com', message }, words, text)
const link = (given: { email?: string; message?: string } = {}) =>
  replyLink({ email: 'ana@example.com', message: 'Hola.\n\n¿Cuánto cuesta?', ...given }, words).href
const field = (address: string, name: string) => new URL(address).searchParams.get(name)

test('a link has the recipient, the subject, and the message quoted line by line', () => {
  expect(link()).toMatch(/^mailto:ana@example\.com\?subject=Re%3A%20Reel%20%2F%20Short&body=/)
  expect(field(link(), 'body')).toBe('\r\n\r\nEl 3 nov 2026, Ana escribió:\r\n> Hola.\r\n> \r\n> ¿Cuánto cuesta?')
})

test.each([
  ['ana+studio@example.com'],
  ["o'neill@example.com"],
  ['ana@example.com?bcc=eve@example.com'],
  ['ana@example.com&cc=eve@example.com'],
  ['ana@example.com,eve@example.com'],
])('the address %s adds no field and no second recipient', (email) => {
  const address = link({ email })
  expect([...new URL(address).searchParams.keys()]).toEqual(['subject', 'body'])
  expect(decodeURIComponent(new URL(address).pathname)).toBe(email)
  expect(new URL(address).pathname).not.toContain(',')
})

test.each([
  ['Latin letters', 'a'.repeat(5000)],
  ['lines', 'una línea\n'.repeat(500)],
  ['Chinese', '视频剪辑'.repeat(250)],
  ['emoji', '🎬🎞️👩‍👩‍👧'.repeat(200)],
  ['half a pair', `${'\ud83c'.repeat(400)}`],
])('a long message of %s is shortened for mail programs', (_, message) => {
  const address = link({ message })
  expect(address.length).toBeLessThanOrEqual(linkLimit)
  expect(address.length).toBeGreaterThan(linkLimit - 80)
  expect(field(address, 'body')).toMatch(/ …$/)
})

test('a message that fits is not shortened', () => {
  const message = 'a'.repeat(1000)
  expect(field(link({ message }), 'body')).toMatch(/a{1000}$/)
})

test('the reply is above the quotation', () => {
  const { href, holds, whole } = answer('Hola, Ana:\n\nGracias.')
  expect(holds).toBe('all')
  expect(whole).toBe(field(href, 'body')?.replaceAll('\r\n', '\n'))
  expect(field(href, 'body')).toBe(
    'Hola, Ana:\r\n\r\nGracias.\r\n\r\nEl 3 nov 2026, Ana escribió:\r\n> Hola.\r\n> \r\n> ¿Cuánto cuesta?',
  )
})

test.each([
  ['leaves no room for the quotation', 'a'.repeat(1780), 'answer', 'a'.repeat(1780)],
  ['just fits', 'a'.repeat(1825), 'answer', 'a'.repeat(1825)],
  ['does not fit', 'a'.repeat(1900), 'nothing', null],
  ['does not fit in Russian', 'Спасибо. '.repeat(40), 'nothing', null],
])('a reply that %s is complete or left out', (_, text, holds, body) => {
  const made = answer(text)
  expect(made.href.length).toBeLessThanOrEqual(linkLimit)
  expect(made.holds).toBe(holds)
  expect(made.whole).toBe(`${text}\n\nEl 3 nov 2026, Ana escribió:\n> Hola.\n> \n> ¿Cuánto cuesta?`)
  expect(field(made.href, 'body')).toBe(body)
  expect(field(made.href, 'subject')).toBe(words.subject)
})
