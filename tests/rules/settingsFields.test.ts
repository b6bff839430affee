import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing'
import { collections } from '@studio/domain/collections'
import { defaultSettings } from '@studio/domain/defaultSettings'
import { limits } from '@studio/domain/fields'
import { type Settings, type SettingsKey, settingsGroups, settingsKeys } from '@studio/domain/settings'
import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newRevision, settingsDocument } from '../support/factories.ts'
import {
  casesOf,
  type FieldKind,
  flag,
  inShort,
  missing,
  optional,
  optionalUrl,
  revision,
  withField,
} from './fieldCases.ts'
import { openStudio, people, type Studio } from './studio.ts'

const admin = people['an admin']
const link = inShort(optionalUrl)
const short = optional(limits.settingShort)
const long = optional(limits.settingLong)

/** A text of a form of its own, or ''. */
const formed = (good: readonly string[], bad: readonly string[]): FieldKind => ({
  good: ['', ...good].map((text) => [JSON.stringify(text), text]),
  bad: [...short.bad, ...bad.map((text) => [JSON.stringify(text), text] as const)],
})

const longestEmail = `${'a'.repeat(limits.settingShort - '@example.com'.length)}@example.com`
const email = formed(
  ['a@b.co', 'first.last+tag@mail-1.example.com', longestEmail],
  ['a', 'a@b', '@b.co', 'a@', 'a b@c.co', 'a@b.c', 'á@b.co', '.a@b.co', 'a@b..co', 'a@b\n.co', `a${longestEmail}`],
)
const phone = formed(
  ['+57 300 000 0000', '(601) 555-0100', '123456', '1'.repeat(30)],
  ['12345', '1'.repeat(31), '57+300000', '++573000000', 'call me', '300.000.0000'],
)
const analyticsId = formed(
  ['G-ABCD', 'G-0123456789AB'],
  ['G-ABC', 'G-0123456789ABC', 'UA-12345-1', 'g-abcd', 'G-AB CD', "G-ABCD'"],
)

const groups: { [Key in SettingsKey]: Record<keyof Settings[Key], FieldKind> } = {
  site_info: { name: short, description: long, logo_url: link },
  social_media: {
    instagram: link,
    linkedin: link,
    youtube: link,
    facebook: link,
    twitter: link,
  },
  contact_info: { email, phone, whatsapp: phone, address: short },
  seo_defaults: { meta_title: short, meta_description: long, keywords: long },
  maintenance: { enabled: flag, message: long },
  analytics: { google_analytics_id: analyticsId, tracking_enabled: flag },
}
const cases = settingsKeys.flatMap((key) =>
  casesOf(groups[key]).map((row) => ({ ...row, key, verb: row.isAllowed ? 'may' : 'may not' })),
)

describe('What a settings group may hold', () => {
  let studio: Studio
  beforeAll(async () => {
    studio = await openStudio('demo-rules-settings')
  })
  afterAll(() => studio.close())

  const at = (key: string) => studio.admin.doc(`${collections.settings}/${key}`)

  describe('in its fields', () => {
    const saved: Partial<Record<SettingsKey, string>> = {}

    it.each(cases)('$key: $field $verb be $what', async ({ key, field, value, isAllowed }) => {
      const group = withField(defaultSettings[key], field, value)
      expect(v.is(settingsGroups[key], group)).toBe(isAllowed)
      const document = { ...settingsDocument(key, admin), value: group, base_rev: saved[key] ?? '' }
      const save = at(key).set(document)
      if (!isAllowed) return void (await assertFails(save))
      await assertSucceeds(save)
      saved[key] = document.rev
    })
  })

  describe('as a document', () => {
    beforeEach(() => Promise.all(settingsKeys.map((key) => studio.remove(at(key).path))))

    it.each(settingsKeys)('An admin can save %s for the first time and then again', async (key) => {
      const first = settingsDocument(key, admin)
      await assertSucceeds(at(key).set(first))
      await assertSucceeds(at(key).set({ ...settingsDocument(key, admin), base_rev: first.rev }))
    })

    it.each(settingsKeys)('%s holds no other value and no other field', async (key) => {
      const document = settingsDocument(key, admin)
      await assertFails(at(key).set({ ...document, value: { ...document.value, note: '' } }))
      await assertFails(at(key).set({ ...document, note: '' }))
      await assertFails(at(key).set({ ...document, value: {} }))
      for (const value of [missing, null, '', 'text', 7, []]) {
        await assertFails(at(key).set(withField(document, 'value', value)))
      }
    })

    it('A group stands under its own key and no other', async () => {
      const document = settingsDocument('maintenance', admin)
      await assertFails(at('analytics').set(document))
      await assertFails(at('analytics').set({ ...document, key: 'analytics' }))
      await assertFails(at('maintenance').set({ ...document, key: 'analytics' }))
      await assertFails(at('maintenance').set(withField(document, 'key', missing)))
      await assertFails(at('theme').set({ ...document, key: 'theme' }))
    })

    it('A group names the admin who saved it', async () => {
      const document = settingsDocument('maintenance', admin)
      for (const updatedBy of ['other-uid', '', null, missing]) {
        await assertFails(at('maintenance').set(withField(document, 'updated_by', updatedBy)))
      }
    })

    it.each(casesOf({ rev: revision }))('$field as $what', async ({ field, value, isAllowed }) => {
      const save = at('maintenance').set(withField(settingsDocument('maintenance', admin), field, value))
      await (isAllowed ? assertSucceeds(save) : assertFails(save))
    })

    it('An edit is checked like a first saving', async () => {
      const first = settingsDocument('maintenance', admin)
      await studio.store({ [at('maintenance').path]: { ...first } })
      const edit = { rev: newRevision(), base_rev: first.rev }
      const wrongEdits = [
        { 'value.enabled': 'yes' },
        { 'value.note': '' },
        { key: 'analytics' },
        { updated_by: 'other-uid' },
        { note: '' },
      ]
      for (const wrong of wrongEdits) await assertFails(at('maintenance').update({ ...edit, ...wrong }))
      await assertSucceeds(at('maintenance').update({ ...edit, 'value.enabled': true }))
    })
  })
})
