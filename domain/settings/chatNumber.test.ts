import { expect, it } from 'vitest'
import { chatNumberOf, leadsChatElsewhere } from './chatNumber.ts'

const stored = { email: 'a@b.co', phone: '1', whatsapp: '2' }

it.each([
  ['another number', stored, { ...stored, whatsapp: '3' }, true],
  ['no number any more', stored, { ...stored, whatsapp: '' }, true],
  ['another telephone beside a number', stored, { ...stored, phone: '3' }, false],
  ['another telephone without a number', { ...stored, whatsapp: '' }, { ...stored, whatsapp: '', phone: '3' }, true],
  ['another address', stored, { ...stored, email: 'c@d.co' }, false],
  ['a group where there was none', undefined, stored, true],
])('Whether %s leads the chat elsewhere', (_, before, after, leads) =>
  expect(leadsChatElsewhere(before, after)).toBe(leads),
)

it.each([
  [{ whatsapp: '2', phone: '1' }, '2'],
  [{ whatsapp: '', phone: '1' }, '1'],
  [{}, '–'],
])('Of %j the chat leads to %s', (contact, number) => expect(chatNumberOf(contact)).toBe(number))
