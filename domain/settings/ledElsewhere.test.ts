import { expect, it } from 'vitest'
import { ledElsewhere } from './ledElsewhere.ts'

const contact = { email: 'a@b.co', phone: '1', whatsapp: '2' }
const mail = { email_enabled: true, email_address: 'a@b.co' }

it.each([
  ['another number', contact, { ...contact, whatsapp: '3' }, '3'],
  ['no number any more', contact, { ...contact, whatsapp: '' }, '1'],
  ['neither number nor telephone', contact, { ...contact, whatsapp: '', phone: '' }, '–'],
  ['another telephone beside a number', contact, { ...contact, phone: '3' }, undefined],
  ['another telephone without a number', { ...contact, whatsapp: '' }, { ...contact, whatsapp: '', phone: '3' }, '3'],
  ['another address', contact, { ...contact, email: 'c@d.co' }, undefined],
  ['a group where there was none', undefined, contact, '2'],
])('Where %s leads the chat', (_, before, after, to) =>
  expect(ledElsewhere('contact_info', before, after)).toEqual(to && { what: 'chat', to }),
)

it.each([
  ['another address', mail, { ...mail, email_address: 'c@d.co' }, 'c@d.co'],
  ['a first address', { ...mail, email_address: '' }, mail, 'a@b.co'],
  ['the address taken away', mail, { ...mail, email_address: '' }, undefined],
  ['the switch', mail, { ...mail, email_enabled: false }, undefined],
  ['a group with an address where there was none', undefined, mail, 'a@b.co'],
  ['a group without an address where there was none', undefined, { ...mail, email_address: '' }, undefined],
])('Where %s leads the mails', (_, before, after, to) =>
  expect(ledElsewhere('notifications', before, after)).toEqual(to && { what: 'mail', to }),
)

it('Nothing else is led elsewhere', () =>
  expect(ledElsewhere('site_info', undefined, { ...contact, ...mail })).toBeUndefined())
