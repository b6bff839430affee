import { expect, test } from 'vitest'
import { textParts } from './textParts'

const ltr = (text: string) =>
  textParts(text)
    .filter(({ isLtr }) => isLtr)
    .map(({ text }) => text)

test.each([
  ['', []],
  ['مرحبا، هل أنتم متاحون؟', []],
  ['رقمي +57 311 222 3333 شكرا', ['+57 311 222 3333']],
  ['(601) 555-0134', ['(601) 555-0134']],
  ['راسلوني على layla.haddad+work@example.com من فضلك', ['layla.haddad+work@example.com']],
  ['المرجع https://example.com/a?b=1 أو www.example.org', ['https://example.com/a?b=1', 'www.example.org']],
  ['في 2026 نحتاج 8 مقاطع', []],
])('in «%s» the left-to-right pieces are %j', (text, expected) => {
  expect(ltr(text)).toEqual(expected)
})

test('the joined pieces equal the text', () => {
  for (const text of ['a', 'x@y.z!', '  \n+57 311 222 3333', 'https://a.b <https://c.d>', '🎬 1234567 ليلى'])
    expect(
      textParts(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text)
})
