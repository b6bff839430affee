import * as v from 'valibot'
import { expect, test } from 'vitest'
import { callingCodeOf, optionalPhone, phoneFrom } from './phone.ts'

test.each([
  ['+57 300 111 2233', '+57 300 111 2233'],
  ['+57 (300) 111-2233', '+57 (300) 111-2233'],
  ['+573001112233', '+573001112233'],
  ['\u202A+57 300 111 2233\u202C', '+57 300 111 2233'],
  ['\u202D+57 300 111 2233\u202C', '+57 300 111 2233'],
  ['+57\u00a0300\u00a0111\u00a02233', '+57 300 111 2233'],
  ['＋５７　３００　１１１　２２３３', '+57 300 111 2233'],
  ['+٥٧ ٣٠٠ ١١١ ٢٢٣٣', '+57 300 111 2233'],
  ['0057 300 111 2233', '+57 300 111 2233'],
  ['tel:+573001112233', '+573001112233'],
  ['https://wa.me/573001112233', '+573001112233'],
  ['wa.me/+573001112233?text=Hola', '+573001112233'],
  ['https://api.whatsapp.com/send?phone=573001112233&text=Hola', '+573001112233'],
  ['+57.300.111.2233', '+57 300 111 2233'],
  ['+57/300/1112233', '+57 300 1112233'],
  ['+44 (0)7911 123456', '+44 7911 123456'],
  ['+1 (415) 555-0199', '+1 (415) 555-0199'],
  ['+34 612 345 678', '+34 612 345 678'],
  ['+971 50 123 4567', '+971 50 123 4567'],
  ['(+34) 612 345 678', '+34 612 345 678'],
  ['+52 1 55 1234 5678', '+52 55 1234 5678'],
  ['005215512345678', '+52 5512345678'],
  ['+57 (0) 300 111 2233', '+57 300 111 2233'],
  ['+49 (0)151 23456789', '+49 151 23456789'],
  ['+39 (0)6 1234 5678', '+39 (0)6 1234 5678'],
  ['Tel. +57 300 111 2233', '+57 300 111 2233'],
  ['Móvil: +57 300 111 2233', '+57 300 111 2233'],
  ['+57 300 111 22 33 (WhatsApp)', '+57 300 111 22 33'],
  ['«+57 300 111 2233»', '+57 300 111 2233'],
  ['﹢57 300 111 2233', '+57 300 111 2233'],
  ['www.wa.me/573001112233', '+573001112233'],
  ['https://web.whatsapp.com/send?phone=573001112233', '+573001112233'],
  ['https://api.whatsapp.com/send/?text=Hola&phone=%2B573001112233', '+573001112233'],
  ['whatsapp://send?phone=573001112233&text=Hola', '+573001112233'],
])('%j is the number %s', (text, number) => {
  expect(phoneFrom(text)).toBe(number)
  expect(v.parse(optionalPhone, text)).toBe(number)
  expect(phoneFrom(number)).toBe(number)
})

test.each([
  ['300 111 2233', '57', '+57 300 1112233'],
  ['57 300 111 2233', '57', '+57 300 1112233'],
  ['(601) 555 0100', '57', '+57 601 5550100'],
  ['612345678', '34', '+34 612 34 56 78'],
  ['07911 123456', '44', '+44 7911 123456'],
  ['+34 612 345 678', '57', '+34 612 345 678'],
])('%s of a studio with +%s is %s', (text, code, number) => expect(phoneFrom(text, code)).toBe(number))

test.each(['612345678', '34612345678', '123456', '()()()', '12', '1111111111', 'llámame', '', '1 305 555 1234'])(
  '%s is no number of a studio with +57',
  (text) => expect(phoneFrom(text, '57')).toBeUndefined(),
)

test.each([
  ['300 111 2233', 'phoneCountry'],
  ['612345678', 'phoneCountry'],
  ['()()()', 'phoneFormat'],
  ['+57 300', 'phoneFormat'],
  ['+57 300 123 456', 'phoneFormat'],
  ['+34 612 345 67', 'phoneFormat'],
  ['++573001112233', 'phoneFormat'],
  ['+1234567890123456', 'phoneFormat'],
  ['llámame', 'phoneFormat'],
  ['300–111–2233', 'phoneCountry'],
  ['+57 300 1112233#12', 'phoneFormat'],
  ['+1 415 555 0199 ext. 5', 'phoneFormat'],
  ['https://wa.me/message/ABCDEF', 'phoneFormat'],
  ['+57 300 111 2233, +57 300 111 2234', 'phoneFormat'],
])('%j alone is refused: %s', (text, key) => expect(v.safeParse(optionalPhone, text).issues?.[0].message).toBe(key))

test('An empty number stays empty', () => expect(v.parse(optionalPhone, ' ')).toBe(''))

test.each([
  [['', '+34 612 345 678'], '34'],
  [['+1 415 555 0199', '+34 612 345 678'], '1'],
  [['300 111 2233', ''], '57'],
  [[], '57'],
])('a studio that has stored %j has the calling code %s', (numbers, code) => expect(callingCodeOf(numbers)).toBe(code))
