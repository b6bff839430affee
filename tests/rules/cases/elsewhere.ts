import { collections } from '@studio/domain/collections'
import { recentSignInMs } from '@studio/domain/people/recentSignIn'
import { defaultSettings, type SettingsKey } from '@studio/domain/settings/settings'
import { newRevision, settingsDocument } from '../../support/factories.ts'
import type { RuleCase } from '../ask.ts'
import { type Fields, people } from '../studio.ts'
import { missing, withField } from './fieldCases.ts'
import { recency, update } from './questions.ts'

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
  const create = (what: string, value: Fields, isAllowed: boolean, signedInAgo = long): RuleCase => ({
    ...change(what, value, isAllowed, signedInAgo),
    operation: 'create',
    fields: { ...stored, value, base_rev: '' },
  })
  /** Returns a group with some fields changed, or removed if they are `missing`. */
  const group = (changes: Fields) =>
    Object.entries(changes).reduce((fields, [field, value]) => withField(fields, field, value), before)
  const words = (changes: Fields) =>
    Object.entries(changes)
      .map(([field, value]) => `${field} as ${String(value)}`)
      .join() || 'nothing else'
  /** Returns the change twice: just after a sign-in and too long after it. */
  const guarded = (changes: Fields) =>
    recency((ago, isAllowed) =>
      change(`${key} with ${words(changes)} by someone who signed in ${ago.words}`, group(changes), isAllowed, ago.ms),
    )
  const free = (changes: Fields) =>
    change(`${key} with ${words(changes)} by someone who signed in long ago`, group(changes), true)
  return { change, create, guarded, free }
}

/** The chat's number decides who gets the visitors' messages, so changing it requires a recent sign-in. */
export const chatCases: RuleCase[] = (() => {
  // A number that was stored by hand does not block edits of other fields.
  const before = { ...defaultSettings.contact_info, whatsapp: 'call me' }
  const first = { ...before, whatsapp: '+57 300 000 0000' }
  const { whatsapp: _, ...withoutNumber } = before
  const { change, create } = changesOf('contact_info', before)
  return [
    ...recency(({ ms, words }, isAllowed) =>
      change(
        `another number by someone who signed in ${words}`,
        { ...before, whatsapp: '+57 311 222 3333' },
        isAllowed,
        ms,
      ),
    ),
    change(
      'another telephone beside the number by someone who signed in long ago',
      { ...before, phone: '+57 322 444 5555' },
      true,
    ),
    change('the number taken away by someone who signed in long ago', { ...before, whatsapp: '' }, false),
    change('the group without the number by someone who signed in long ago', withoutNumber, false),
    change('the group without the number by someone who signed in just now', withoutNumber, true, 0),
    change('a number that is none by someone who signed in just now', { ...before, whatsapp: 'write me' }, false, 0),
    change('another address by someone who signed in long ago', { ...before, email: 'ana@example.com' }, false),
    create('a new group by someone who signed in long ago', first, false),
    create('a new group without a number by someone who signed in long ago', withoutNumber, false),
    create('a new group with an address alone by someone who signed in long ago', { email: 'ana@example.com' }, false),
  ]
})()

/** Mails contain visitors' enquiries, so another address requires a recent sign-in. */
export const mailCases: RuleCase[] = (() => {
  const before = { email_enabled: true, email_address: 'yo@montaje.example' }
  const other = { ...before, email_address: 'ana@example.com' }
  const { change, create } = changesOf('notifications', before)
  return [
    ...recency(({ ms, words }, isAllowed) =>
      change(`another address by someone who signed in ${words}`, other, isAllowed, ms),
    ),
    change('the switch by someone who signed in long ago', { ...before, email_enabled: false }, true),
    change('the address taken away by someone who signed in long ago', { ...before, email_address: '' }, true),
    change('the group without the address by someone who signed in long ago', { email_enabled: true }, true),
    create('a new group with an address by someone who signed in long ago', other, false),
    create('a new group without an address by someone who signed in long ago', { ...before, email_address: '' }, true),
  ]
})()

/** Changing where visitors are led, what is measured, and whether the site is open requires a recent sign-in. */
export const visitorCases: RuleCase[] = (() => {
  // Without a chat number, chats go to the telephone number. One that was stored by hand does not block other edits.
  const contact = changesOf('contact_info', { email: 'hola@example.com', phone: 'call me', address: 'Bogotá' })
  const social = changesOf('social_media', { ...defaultSettings.social_media })
  const analytics = changesOf('analytics', { tracking_enabled: false, google_analytics_id: 'G-FIRST1234' })
  const maintenance = changesOf('maintenance', { enabled: true, message: '' })
  return [
    ...[{ email: 'ana@example.com' }, { phone: '+57 322 444 5555' }, { phone: missing }].flatMap(contact.guarded),
    contact.free({ address: 'Cali' }),
    ...social.guarded({ youtube: 'https://www.youtube.com/@another' }),
    social.free({}),
    ...analytics.guarded({ google_analytics_id: 'G-OTHER1234' }),
    ...[{ tracking_enabled: true }, { google_analytics_id: '' }, { google_analytics_id: missing }].map(analytics.free),
    ...[{ message: 'Volvemos pronto' }, { enabled: false }].map(maintenance.free),
    ...recency(({ ms, words }, isAllowed) =>
      maintenance.create(
        `a closed site by someone who signed in ${words}`,
        { enabled: true, message: '' },
        isAllowed,
        ms,
      ),
    ),
  ]
})()
