import { expect, test } from 'vitest'
import { examplePhone, hasPlaceholders, withoutPlaceholders } from './placeholders.ts'
import { defaultSettings } from './settings.ts'

const { contact_info, social_media } = defaultSettings

test.each([
  ['hola@example.com', ''],
  ['Ana@Example.org', ''],
  ['ana@example.com.co', 'ana@example.com.co'],
  ['hola@estudio.co', 'hola@estudio.co'],
])('The mail address %j is for visitors %j', (email, expected) =>
  expect(withoutPlaceholders({ contact_info: { ...contact_info, email }, social_media }).contact_info.email).toBe(
    expected,
  ),
)

test.each([
  [examplePhone, ''],
  ['+57 (300) 000-0000', ''],
  ['+57 300 000 0001', '+57 300 000 0001'],
  ['', ''],
])('The number %j is for visitors %j', (number, expected) => {
  const own = withoutPlaceholders({ contact_info: { ...contact_info, phone: number, whatsapp: number }, social_media })
  expect([own.contact_info.phone, own.contact_info.whatsapp]).toEqual([expected, expected])
})

test.each([
  ['https://www.instagram.com/', ''],
  ['https://www.instagram.com', ''],
  ['https://www.instagram.com/montaje/', 'https://www.instagram.com/montaje/'],
])('The profile %j is for visitors %j', (instagram, expected) =>
  expect(
    withoutPlaceholders({ contact_info, social_media: { ...social_media, instagram } }).social_media.instagram,
  ).toBe(expected),
)

test('The initial settings have placeholders; a studio with its own contacts has none', () => {
  expect(hasPlaceholders(defaultSettings)).toBe(true)
  expect(hasPlaceholders(withoutPlaceholders(defaultSettings))).toBe(false)
})
