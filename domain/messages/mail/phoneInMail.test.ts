import { expect, test } from 'vitest'
import { enquiryMail } from './enquiryMail.ts'

test('The mail about an enquiry has the visitor’s phone number, if they gave one', () => {
  const enquiry = { name: 'Ana', email: 'ana@example.com', message: 'Quiero tres reels para mi tienda.' }
  const mailWith = (phone: string) =>
    JSON.stringify(enquiryMail('yo@montaje.example', { ...enquiry, phone }, 'es', 'https://a.example'))
  expect(mailWith('+57 300 000 0000')).toContain('Ana (ana@example.com, +57 300 000 0000) escribió')
  expect(mailWith('')).toContain('Ana (ana@example.com) escribió')
})
