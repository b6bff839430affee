import { collections } from '@studio/domain/collections'
import { recentSignInMs } from '@studio/domain/people/recentSignIn'
import { defaultSettings, type SettingsKey } from '@studio/domain/settings/settings'
import { newRevision, settingsDocument } from '../../support/factories.ts'
import type { RuleCase } from '../ask.ts'
import { type Fields, people } from '../studio.ts'
import { recency, update } from './writes.ts'

const long = 2 * recentSignInMs

/** Returns questions about changes of a settings group, by the time since the sign-in. */
function changesOf(key: SettingsKey, before: Fields) {
  const rev = newRevision()
  const path = `${collections.settings}/${key}`
  const stored: Fields = { ...settingsDocument(key, people.admin, before as never), rev }
  const change = (what: string, value: Fields, isAllowed: boolean, signedInAgo = long): RuleCase => ({
    ...update(path, stored, what, { ...stored, value, rev: newRevision(), base_rev: rev }, isAllowed),
    signedInAgo,
  })
  const create = (what: string, value: Fields, isAllowed: boolean): RuleCase => ({
    ...change(what, value, isAllowed),
    operation: 'create',
    fields: { ...stored, value, base_rev: '' },
  })
  return { change, create }
}

/** The chat's number decides who gets the visitors' messages, so changing it requires a recent sign-in. */
export const chatCases: RuleCase[] = (() => {
  const before = { ...defaultSettings.contact_info, whatsapp: '+57 300 000 0000' }
  const { whatsapp: _, ...withoutNumber } = before
  const { change, create } = changesOf('contact_info', before)
  return [
    ...recency(({ ms, words }, isAllowed) =>
      change(`another number by who signed in ${words}`, { ...before, whatsapp: '+57 311 222 3333' }, isAllowed, ms),
    ),
    change(
      'another telephone beside the number by who signed in long ago',
      { ...before, phone: '+57 322 444 5555' },
      true,
    ),
    change('the number taken away by who signed in long ago', { ...before, whatsapp: '' }, false),
    change('the group without the number by who signed in long ago', withoutNumber, false),
    change('another address by who signed in long ago', { ...before, email: 'ana@example.com' }, false),
    create('a new group by who signed in long ago', before, false),
    create('a new group without a number by who signed in long ago', withoutNumber, false),
    create('a new group with an address alone by who signed in long ago', { email: 'ana@example.com' }, false),
  ]
})()

/** Mails contain visitors' enquiries, so another address requires a recent sign-in. */
export const mailCases: RuleCase[] = (() => {
  const before = { email_enabled: true, email_address: 'yo@montaje.example' }
  const other = { ...before, email_address: 'ana@example.com' }
  const { change, create } = changesOf('notifications', before)
  return [
    ...recency(({ ms, words }, isAllowed) => change(`another address by who signed in ${words}`, other, isAllowed, ms)),
    change('the switch by who signed in long ago', { ...before, email_enabled: false }, true),
    change('the address taken away by who signed in long ago', { ...before, email_address: '' }, true),
    change('the group without the address by who signed in long ago', { email_enabled: true }, true),
    create('a new group with an address by who signed in long ago', other, false),
    create('a new group without an address by who signed in long ago', { ...before, email_address: '' }, true),
  ]
})()

/** Changing where visitors are led, what is measured, and whether the site is open requires a recent sign-in. */
export const visitorCases: RuleCase[] = (
  [
    ['contact_info', 'email', 'ana@example.com', { address: 'Cali' }],
    ['social_media', 'youtube', 'https://www.youtube.com/@another', undefined],
    ['analytics', 'google_analytics_id', 'G-OTHER1234', { google_analytics_id: '', tracking_enabled: true }],
    ['maintenance', 'enabled', true, { message: 'Volvemos pronto' }],
  ] as const
).flatMap(([key, field, value, harmless]) => {
  const before: Fields = { ...defaultSettings[key] }
  const { change } = changesOf(key, before)
  return [
    ...recency(({ ms, words }, isAllowed) =>
      change(`another ${field} by who signed in ${words}`, { ...before, [field]: value }, isAllowed, ms),
    ),
    ...(harmless
      ? [change(`${key} without another ${field} by who signed in long ago`, { ...before, ...harmless }, true)]
      : []),
  ]
})
