import { expect, it } from 'vitest'
import { redirectsVisitors } from './redirectsVisitors.ts'
import type { SettingsKey } from './settings.ts'

const contact = { email: 'a@b.co', phone: '1', whatsapp: '2' }
const mail = { email_enabled: true, email_address: 'a@b.co' }

it.each([
  ['another number', contact, { ...contact, whatsapp: '3' }, '3'],
  ['the number was removed', contact, { ...contact, whatsapp: '' }, '1'],
  ['neither number nor telephone', contact, { ...contact, whatsapp: '', phone: '' }, '–'],
  ['another telephone beside a number', contact, { ...contact, phone: '3' }, undefined],
  ['another telephone without a number', { ...contact, whatsapp: '' }, { ...contact, whatsapp: '', phone: '3' }, '3'],
  ['a new group', undefined, contact, '2'],
])('redirectsVisitors for the chat: %s', (_, before, after, to) =>
  expect(redirectsVisitors('contact_info', before, after)).toEqual(to && { what: 'chat', to }),
)

it.each([
  ['another address', mail, { ...mail, email_address: 'c@d.co' }, 'c@d.co'],
  ['a first address', { ...mail, email_address: '' }, mail, 'a@b.co'],
  ['the address was removed', mail, { ...mail, email_address: '' }, undefined],
  ['the switch', mail, { ...mail, email_enabled: false }, undefined],
  ['a new group with an address', undefined, mail, 'a@b.co'],
  ['a new group without an address', undefined, { ...mail, email_address: '' }, undefined],
])('redirectsVisitors for mails: %s', (_, before, after, to) =>
  expect(redirectsVisitors('notifications', before, after)).toEqual(to && { what: 'mail', to }),
)

it.each<[string, SettingsKey, object | undefined, object, { what: string; to: string } | undefined]>([
  [
    'another e-mail address',
    'contact_info',
    contact,
    { ...contact, email: 'c@d.co' },
    { what: 'visitors', to: 'c@d.co' },
  ],
  ['no e-mail address', 'contact_info', contact, { ...contact, email: '' }, { what: 'visitors', to: '–' }],
  [
    'another profile',
    'social_media',
    { youtube: 'a', twitter: 'b' },
    { youtube: 'c', twitter: 'b' },
    { what: 'visitors', to: 'c' },
  ],
  ['the same profiles', 'social_media', { youtube: 'a' }, { youtube: 'a' }, undefined],
  [
    'another id',
    'analytics',
    { google_analytics_id: 'G-1' },
    { google_analytics_id: 'G-2' },
    { what: 'visitors', to: 'G-2' },
  ],
  ['no id', 'analytics', { google_analytics_id: 'G-1' }, { google_analytics_id: '' }, undefined],
  ['the switch for analytics', 'analytics', { tracking_enabled: false }, { tracking_enabled: true }, undefined],
  ['a closed site', 'maintenance', { enabled: false }, { enabled: true }, { what: 'closing', to: '' }],
  ['an open site', 'maintenance', { enabled: true }, { enabled: false }, undefined],
  [
    'another message of a closed site',
    'maintenance',
    { enabled: true, message: '' },
    { enabled: true, message: 'x' },
    undefined,
  ],
])('%s: the visitors’ new destination', (_, key, before, after, led) =>
  expect(
    redirectsVisitors(key, before as Record<string, unknown> | undefined, after as Record<string, unknown>),
  ).toEqual(led),
)

it('Nothing else redirects visitors', () =>
  expect(redirectsVisitors('site_info', undefined, { ...contact, ...mail })).toBeUndefined())
