import { isDeepStrictEqual } from 'node:util'
import { collections } from '@studio/domain/collections'
import { limits } from '@studio/domain/content/fields/checks'
import { contentFrom } from '@studio/domain/content/fields/fieldTable'
import { SectionDraft, section, sectionLengths } from '@studio/domain/content/page/section'
import { PriceListDraft, priceListFields } from '@studio/domain/content/priceList'
import { ProjectDraft, projectFields } from '@studio/domain/content/project'
import { TestimonialDraft, testimonialFields } from '@studio/domain/content/testimonial'
import { settingsGroups } from '@studio/domain/settings/settingSchemas'
import {
  defaultSettings,
  type SettingKind,
  type SettingsKey,
  settingsIn,
  settingsKeys,
} from '@studio/domain/settings/settings'
import * as v from 'valibot'
import {
  newRevision,
  priceListDocument,
  projectDocument,
  sectionDocument,
  settingsDocument,
  testimonialDocument,
} from '../../support/factories.ts'
import { newPlace, type RuleCase } from '../ask.ts'
import { type Fields, people } from '../studio.ts'
import {
  casesOf,
  type FieldKind,
  flag,
  inShort,
  kindsOf,
  missing,
  optional,
  optionalPicture,
  optionalUrl,
  orMissing,
  revision,
  withField,
} from './fieldKinds.ts'

/** A document with one field set to a value. The rules and the form's schema must give the same verdict. */
export interface DocumentCase extends RuleCase {
  field: string
  /** The schema's verdict; undefined if no form has the field. */
  schemaAllows: boolean | undefined
}

const admin = people.admin

/** Returns whether a form could send these values. A value that the schema repairs is never sent as typed. */
function couldSend(
  schema: v.GenericSchema,
  fields: object,
  { field, isAllowed }: Pick<DocumentCase, 'field' | 'isAllowed'>,
) {
  const { success, output } = v.safeParse(schema, fields)
  const valueIn = (document: unknown) => (document as Record<string, unknown>)[field]
  return success && (isAllowed || isDeepStrictEqual(valueIn(output), valueIn(fields)))
}

export const projectKinds = kindsOf(projectFields)
export const testimonialKinds = kindsOf(testimonialFields)
export const sectionKinds = kindsOf(section.fields)
export const priceListKinds = kindsOf(priceListFields)

const link = inShort(optionalUrl)
const short = optional(limits.settingShort)
const long = optional(limits.settingLong)

/** A text with a format of its own, or ''. */
const formed = (good: readonly string[], bad: readonly string[]): FieldKind => ({
  good: ['', ...good].map((text) => [JSON.stringify(text), text]),
  bad: [...short.bad, ...bad.map((text) => [JSON.stringify(text), text] as const)],
})

const longestEmail = `${'a'.repeat(limits.settingShort - '@example.com'.length)}@example.com`
const email = formed(
  ['a@b.co', 'first.last+tag@mail-1.example.com', longestEmail]
    .concat(["o'neil@b.co", 'a#b@b.co', 'josé@b.co', 'jose\u0301@bu\u0308.co', '7@8.co', "!#$%&'*+/=?^_`{|}~-@b.co"])
    .concat([
      'a.@b.co',
      'a..b@b.co',
      'a@xn--mnchen-3ya.de',
      'a@münchen.de',
      'анна@пример.рф',
      'a@b.xn--p1ai',
      'a@a-b--c.co',
      'a@例え.テスト',
    ]),
  [
    'a',
    'a@b',
    '@b.co',
    'a@',
    'a b@c.co',
    'a@b.c',
    'a@b.c0',
    'a@b.12',
    'a@-b.co',
    'a@b-.co',
    'a"b@c.co',
    'a@b.xn--',
    'a@b.xn--!a',
    'a@b.xn--a-!',
    'a@b.xn--a-',
    'a@b-!.co',
    '.a@b.co',
    'a@b..co',
    'a@b\n.co',
    `a${longestEmail}`,
  ]
    // Variations of each sign in the pattern.
    .concat(['a.b c@b.co', 'a@b.c d.co', 'a@b_c.co', 'a@.b.co', 'a@bcoo', 'a@b@c.co', 'a<b@c.co', 'a,b@c.co']),
)
const phone = formed(
  ['+573000000000', '+57 (601) 555-0100', '+290 22158', '+1 415 555 0199'],
  ['300 111 2233', '(601) 555-0100', '+1234567', `+${'1'.repeat(16)}`, '57+300000000', '++573000000000', '()()()']
    // Variations of each sign in the pattern.
    .concat(['+0573000000000', '+57.3000000000', '+573000000000)', 'call me']),
)
const analyticsId = formed(
  ['G-ABCD', 'G-0123456789AB'],
  ['G-ABC', 'G-0123456789ABC', 'UA-12345-1', 'g-abcd', 'G-AB CD', "G-ABCD'"],
)

const months = formed(
  ['1', '9', '10', '24', '99', '100', '119', '120'],
  ['0', '01', '121', '130', '200', '1.5', '-1', '1 2', 'a', '2a', '11a'],
)

const settingKinds: Record<SettingKind, FieldKind> = {
  line: short,
  lines: long,
  profile: link,
  video: link,
  picture: inShort(optionalPicture),
  email,
  phone,
  analyticsId,
  months,
  timeZone: formed(
    ['America/Bogota', 'Europe/Madrid', 'America/Argentina/Buenos_Aires', 'Etc/GMT+5', 'UTC'],
    ['Bogotá', 'A', 'America/Bogota/', '+05:00', 'America Bogota', 'A/B', `${'a'.repeat(31)}/b1`, 'Etc/GMT+5/a1/b1'],
  ),
  currency: formed(['COP', 'EUR'], ['cop', 'EU', 'EURO', 'E R', '€']),
  rate: formed(
    ['1', '4012.37', '0.864123', '999999999.999999', '0.1', '0.000001'],
    ['0', '0.0', '0.000000', '-1', '4,5', '1e3', '1234567890', '1.1234567', '.5', '5.', '01'],
  ),
  switch: flag,
}

/** The valid and invalid values of each setting. */
export const groupKinds = Object.fromEntries(
  settingsKeys.map((key) => [
    key,
    Object.fromEntries(settingsIn(key).map(([name, { kind }]) => [name, orMissing(settingKinds[kind])])),
  ]),
) as Record<SettingsKey, Record<string, FieldKind>>

/** Returns all rows for one kind of document, created by an admin. */
const creations = (
  collection: string,
  make: () => object,
  kinds: Record<string, FieldKind>,
  draft: { entries: object } & v.GenericSchema,
): DocumentCase[] =>
  casesOf(kinds).map(({ field, what, value, isAllowed }, index) => {
    const fields = withField(make(), field, value)
    return {
      what: `${field} ${isAllowed ? 'may' : 'may not'} be ${what}`,
      field,
      principal: 'admin',
      operation: 'create',
      path: newPlace(collection, index),
      fields,
      isAllowed,
      schemaAllows:
        field in draft.entries && value !== missing ? couldSend(draft, fields, { field, isAllowed }) : undefined,
    }
  })

export const projectCases = creations(collections.projects, projectDocument, projectKinds, ProjectDraft)
export const testimonialCases = creations(
  collections.testimonials,
  testimonialDocument,
  testimonialKinds,
  TestimonialDraft,
)
export const sectionCases = creations(collections.sections, sectionDocument, sectionKinds, SectionDraft)
/**
 * The rules check each number. Whether the numbers fit together is left to the form and to the page, which ignores an
 * impossible list. The form sends no source hashes and no marks, because a list has no texts.
 */
const { translated_from: _hashes, text_marks: _marks, ...priceEntries } = PriceListDraft.entries
export const priceListCases = creations(collections.prices, priceListDocument, priceListKinds, {
  ...contentFrom(priceListFields).Draft,
  entries: priceEntries,
})

export const settingsCases: DocumentCase[] = settingsKeys.flatMap((key) =>
  casesOf(groupKinds[key]).map(({ field, what, value, isAllowed }) => {
    const group = withField(defaultSettings[key], field, value)
    return {
      what: `${key}: ${field} ${isAllowed ? 'may' : 'may not'} be ${what}`,
      field,
      principal: 'admin',
      operation: 'create',
      path: `${collections.settings}/${key}`,
      fields: { ...settingsDocument(key, admin), value: group },
      isAllowed,
      schemaAllows: value === missing ? undefined : couldSend(settingsGroups[key], group, { field, isAllowed }),
    }
  }),
)

const aWhole = (what: string, path: string, fields: Fields, isAllowed = false): RuleCase => ({
  what,
  principal: 'admin',
  operation: 'create',
  path,
  fields,
  isAllowed,
})

const [maintenance, analytics] = (['maintenance', 'analytics'] as const).map(
  (key) => `${collections.settings}/${key}`,
) as [string, string]
const group: Fields = { ...settingsDocument('maintenance', admin) }

/** Whole documents: with an extra field, with a field replaced by another, empty, or under another name. */
export const wholeCases: RuleCase[] = [
  aWhole(
    'a translated title in two lines as long as the Spanish one',
    `${collections.sections}/new`,
    { ...sectionDocument(), title_it: `字\n${'字'.repeat(sectionLengths.title - 2)}` },
    true,
  ),
  aWhole('no field besides', `${collections.projects}/new`, { ...projectDocument(), note: '' }),
  aWhole('none exchanged', `${collections.projects}/new`, {
    ...withField(projectDocument(), 'video_url', missing),
    note: '',
  }),
  ...[{ es: 'a' }, { xx: 'a' }, { note: 'a' }].map((translated_from) =>
    aWhole('no source hash of another language', `${collections.projects}/new`, {
      ...projectDocument(),
      translated_from,
    }),
  ),
  ...[{ note: 'copied' }, { title_xx: 'copied' }].map((text_marks) =>
    aWhole('no mark of another text', `${collections.projects}/new`, { ...projectDocument(), text_marks }),
  ),
  aWhole('not empty', `${collections.projects}/new`, {}),
  aWhole('no field besides', `${collections.testimonials}/new`, { ...testimonialDocument(), note: '' }),
  aWhole('none exchanged', `${collections.testimonials}/new`, {
    ...withField(testimonialDocument(), 'avatar_url', missing),
    note: '',
  }),
  aWhole('not empty', `${collections.testimonials}/new`, {}),
  aWhole('no field besides', `${collections.sections}/new`, { ...sectionDocument(), remark: '' }),
  aWhole('not empty', `${collections.sections}/new`, {}),
  aWhole('no source hash of another language', `${collections.sections}/new`, {
    ...sectionDocument(),
    translated_from: { es: 'a' },
  }),
  aWhole('no mark of another text', `${collections.sections}/new`, {
    ...sectionDocument(),
    text_marks: { title_xx: 'copied' },
  }),
  aWhole('no field besides', `${collections.prices}/new`, { ...priceListDocument(), note: '' }),
  aWhole('not empty', `${collections.prices}/new`, {}),
  // Spanish titles have a check of their own.
  aWhole(
    'the longest title_en, in two lines',
    `${collections.projects}/new`,
    { ...projectDocument(), title_en: 'a\n'.padEnd(limits.title, 'a') },
    true,
  ),
  // The schema removes spaces at the ends, so a form never sends these.
  ...[20, 21].flatMap((blanks) => [
    ...['title_es', 'title_fr', 'description_es', 'category_ja'].map((field) =>
      aWhole(
        `${field} after ${blanks} blanks`,
        `${collections.projects}/new`,
        { ...projectDocument(), [field]: `${' '.repeat(blanks)}a` },
        blanks === 20,
      ),
    ),
    ...['client_name', 'client_role_es', 'content_ar'].map((field) =>
      aWhole(
        `${field} after ${blanks} blanks`,
        `${collections.testimonials}/new`,
        { ...testimonialDocument(), [field]: `${' '.repeat(blanks)}a` },
        blanks === 20,
      ),
    ),
  ]),
  ...settingsKeys.flatMap((key) => {
    const document = settingsDocument(key, admin)
    const path = `${collections.settings}/${key}`
    return [
      aWhole(`${key} as it is`, path, { ...document }, true),
      aWhole(`${key} without a value of another name`, path, { ...document, value: { ...document.value, note: '' } }),
      aWhole(`${key} without another field`, path, { ...document, note: '' }),
      aWhole(`${key} without its values, whose defaults then show`, path, { ...document, value: {} }, true),
      ...[missing, null, '', 'text', 7, []].map((value) =>
        aWhole(`${key} with its values as a map, not ${String(value)}`, path, withField(document, 'value', value)),
      ),
    ]
  }),
  // Each group's values under each other group's name.
  ...settingsKeys.flatMap((key) =>
    settingsKeys
      .filter((other) => other !== key)
      .map((other) =>
        aWhole(`${key}, not the values of ${other}`, `${collections.settings}/${key}`, {
          ...settingsDocument(key, admin),
          value: { ...defaultSettings[other] },
        }),
      ),
  ),
  ...[
    { what: '40 characters', phone: `+${'12345678'.padStart(39)}`, isAllowed: true },
    { what: '41 characters', phone: `+${'12345678'.padStart(40)}`, isAllowed: false },
    { what: '15 digits', phone: `+${'1'.repeat(15)}`, isAllowed: true },
  ].map(({ what, phone, isAllowed }) =>
    aWhole(
      `a telephone number of ${what}`,
      `${collections.settings}/contact_info`,
      { ...settingsDocument('contact_info', admin, { ...defaultSettings.contact_info, phone }) },
      isAllowed,
    ),
  ),
  aWhole('a group under its own name', analytics, group),
  aWhole('a group with its own values', analytics, { ...group, key: 'analytics' }),
  aWhole('a group with its own key', maintenance, { ...group, key: 'analytics' }),
  aWhole('a group with a key', maintenance, withField(group, 'key', missing)),
  aWhole('a known group', `${collections.settings}/theme`, { ...group, key: 'theme' }),
  ...['other-uid', '', null, missing].map((uid) =>
    aWhole(`a group that names who saved it, not ${String(uid)}`, maintenance, withField(group, 'updated_by', uid)),
  ),
  ...casesOf({ rev: revision }).map(({ what, value, isAllowed }) =>
    aWhole(`a group's rev as ${what}`, maintenance, withField(group, 'rev', value), isAllowed),
  ),
]

/** In production a picture on the owner's own machine would be visible to nobody else. */
export const productionCases: RuleCase[] = ['http://127.0.0.1:5000/a.webp', 'https://example.com/a.webp'].map(
  (image_url) => ({
    ...aWhole(`in production a picture at ${image_url}`, `${collections.projects}/new`, {
      ...projectDocument({ image_url }),
    }),
    project: 'studio-of-a-customer',
    isAllowed: image_url.startsWith('https:'),
  }),
)

/** An invalid edit of each kind of document: changes are checked like new documents. */
export const editCases: RuleCase[] = [
  {
    collection: collections.projects,
    stored: { ...projectDocument() } as Fields,
    wrong: [
      { title_it: '' },
      { image_url: 'javascript:alert(1)' },
      { order_position: -1 },
      { note: '' },
      { text_marks: { note: 'copied' } },
      { text_marks: { title_it: 'note' } },
    ],
    right: { title_it: 'Altro titolo' },
  },
  {
    collection: collections.testimonials,
    stored: { ...testimonialDocument() } as Fields,
    wrong: [
      { content_ja: '' },
      { rating: 6 },
      { order_position: -1 },
      { note: '' },
      { text_marks: { note: 'copied' } },
      { text_marks: { content_ja: 'note' } },
    ],
    right: { content_ja: '別の言葉' },
  },
  {
    collection: collections.sections,
    stored: { ...sectionDocument() } as Fields,
    wrong: [
      { badge_it: 'x'.repeat(61) },
      { list: 'menu' },
      { image_url: 'javascript:alert(1)' },
      { order_position: -1 },
      { remark: '' },
      { text_marks: { remark: 'copied' } },
      { text_marks: { title_it: 'note' } },
    ],
    right: { title_it: 'Altro titolo' },
  },
  {
    collection: collections.prices,
    stored: { ...priceListDocument() } as Fields,
    wrong: [{ basic_price: -1 }, { basic_seconds: 0 }, { pack_1_quantity: 2.5 }, { name: '' }, { note: '' }],
    right: { basic_price: 17.5 },
  },
  {
    collection: collections.settings,
    stored: group,
    wrong: [
      { value: { ...defaultSettings.maintenance, enabled: 'yes' } },
      { value: { ...defaultSettings.maintenance, note: '' } },
      { key: 'analytics' },
      { updated_by: 'other-uid' },
      { note: '' },
    ],
    right: { value: { enabled: true, message: '' } },
  },
].flatMap(({ collection, stored, wrong, right }) => {
  const base = { ...stored, rev: newRevision(), base_rev: stored.rev }
  const edit = (changes: Fields, isAllowed: boolean): RuleCase => ({
    what: `an edit with ${JSON.stringify(changes)}`,
    principal: 'admin',
    operation: 'update',
    path: `${collection}/${collection === collections.settings ? 'maintenance' : 'edited'}`,
    stored,
    fields: { ...base, ...changes },
    isAllowed,
  })
  return [...wrong.map((changes) => edit(changes, false)), edit(right, true)]
})

/** A day that was stored by hand does not block edits of other fields. */
export const handmadeDayCases: RuleCase[] = (() => {
  const stored: Fields = { ...projectDocument(), completion_date: 'in spring' }
  const edit = (what: string, changes: Fields, isAllowed = true): RuleCase => ({
    what: `an edit that ${what} a completion_date made by hand`,
    principal: 'admin',
    operation: 'update',
    path: `${collections.projects}/handmade-day`,
    stored,
    fields: {
      ...withField({ ...stored, ...changes }, 'completion_date', changes.completion_date ?? stored.completion_date),
      rev: newRevision(),
      base_rev: stored.rev,
    },
    isAllowed,
  })
  return [
    edit('leaves', { title_it: 'Altro titolo' }),
    edit('mends', { completion_date: '2026-05-17' }),
    edit('drops', { completion_date: missing }),
    edit('replaces', { completion_date: 'in autumn' }, false),
  ]
})()

const social = settingsDocument('social_media', admin)

/** Edits of documents with a field unknown to these rules, stored by a newer version or by hand. */
export const unknownFieldCases: RuleCase[] = [
  {
    path: `${collections.projects}/unknown`,
    document: { ...projectDocument() } as Fields,
    withNote: (document: Fields, note: object) => ({ ...document, title_it: 'Altro titolo', ...note }),
  },
  {
    path: `${collections.testimonials}/unknown`,
    document: { ...testimonialDocument() } as Fields,
    withNote: (document: Fields, note: object) => ({ ...document, content_ja: '別の言葉', ...note }),
  },
  {
    path: `${collections.sections}/unknown`,
    document: { ...sectionDocument() } as Fields,
    withNote: (document: Fields, note: object) => ({ ...document, title_it: 'Altro titolo', ...note }),
  },
  {
    path: `${collections.prices}/unknown`,
    document: { ...priceListDocument() } as Fields,
    withNote: (document: Fields, note: object) => ({ ...document, basic_price: 17.5, ...note }),
  },
  {
    path: `${collections.settings}/social_media`,
    document: { ...social } as Fields,
    withNote: (document: Fields, note: object) => ({
      ...document,
      value: { ...social.value, twitter: '', ...note },
    }),
  },
].flatMap(({ path, document, withNote }) => {
  const stored = withNote(document, { note: 'stored' })
  const edit = (what: string, note: object, isAllowed: boolean): RuleCase => ({
    what: `an edit that ${what} a field nobody knows`,
    principal: 'admin',
    operation: 'update',
    path,
    stored,
    fields: { ...withNote(document, note), rev: newRevision(), base_rev: document.rev },
    isAllowed,
  })
  return [
    edit('keeps', { note: 'stored' }, true),
    edit('changes', { note: 'other' }, false),
    edit('removes', {}, false),
    edit('adds', { note: 'stored', other: '' }, false),
  ]
})
