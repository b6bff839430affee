import { collections } from '@studio/domain/collections'
import { limits } from '@studio/domain/content/fields/checks'
import { sectionLengths } from '@studio/domain/content/page/section'
import { inEveryLanguage } from '@studio/domain/languages'
import { defaultSettings, settingsKeys } from '@studio/domain/settings/settings'
import {
  priceListDocument,
  projectDocument,
  sectionDocument,
  settingsDocument,
  testimonialDocument,
} from '../../support/factories.ts'
import type { RuleCase } from '../ask.ts'
import { type Fields, people } from '../studio.ts'
import { revision } from './bookkeepingKinds.ts'
import { casesOf, missing, withField } from './fieldCases.ts'

const admin = people.admin

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

const withoutCaptions = (document: object): Fields =>
  Object.fromEntries(Object.entries(document).filter(([name]) => !name.startsWith('captions_')))
const withoutStory = (document: object): Fields =>
  Object.fromEntries(Object.entries(document).filter(([name]) => !/^(brief|approach|result)_/.test(name)))

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
  aWhole('no mark of a field that is no text', `${collections.prices}/new`, {
    ...priceListDocument(),
    text_marks: { name: 'copied' },
  }),
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
    aWhole(
      `a price list's name after ${blanks} blanks`,
      `${collections.prices}/new`,
      { ...priceListDocument(), name: `${' '.repeat(blanks)}a` },
      blanks === 20,
    ),
  ]),
  // All languages' captions together have a limit; a form's limit for each is smaller.
  ...[
    { collection: collections.projects, document: projectDocument() },
    { collection: collections.sections, document: sectionDocument() },
  ].flatMap(({ collection, document }) =>
    [
      { field: 'captions_es', length: 80_000 },
      { field: 'captions_en', length: 80_000 },
      { field: 'captions_en', length: 80_001 },
    ].map(({ field, length }) =>
      aWhole(
        `${field} of ${length} characters alone`,
        `${collection}/new`,
        { ...withoutCaptions(document), [field]: 'a'.repeat(length) },
        length === 80_000,
      ),
    ),
  ),
  // The same for the three texts of the story, in all languages.
  ...[0, 1].map((more) =>
    aWhole(
      `all texts of the story as long as they may be, and ${more} characters more`,
      `${collections.projects}/new`,
      {
        ...projectDocument(inEveryLanguage('brief', () => 'a'.repeat(limits.story))),
        ...inEveryLanguage('approach', () => 'a'.repeat(limits.story)),
        ...inEveryLanguage('result', () => 'a'.repeat(limits.story)),
        result_ja: 'a'.repeat(limits.story + more),
      },
      more === 0,
    ),
  ),
  ...['brief_es', 'result_it'].flatMap((field) =>
    [12_000, 12_001].map((length) =>
      aWhole(
        `${field} of ${length} characters, as the only text of the story`,
        `${collections.projects}/new`,
        { ...withoutStory(projectDocument()), [field]: 'a'.repeat(length) },
        length === 12_000,
      ),
    ),
  ),
  // The shortest and longest names of time zones. No real zone has them, so a form never sends these.
  ...[
    { zone: 'ab/cd', isAllowed: true },
    { zone: 'ab/c', isAllowed: false },
    { zone: 'ab', isAllowed: true },
    { zone: 'a'.repeat(30), isAllowed: true },
    { zone: `ab/${'c'.repeat(30)}`, isAllowed: true },
    { zone: `ab/${'c'.repeat(31)}`, isAllowed: false },
  ].map(({ zone, isAllowed }) => {
    const document = settingsDocument('site_info', admin)
    return aWhole(
      `the time zone ${zone}`,
      `${collections.settings}/site_info`,
      { ...document, value: { ...document.value, time_zone: zone } },
      isAllowed,
    )
  }),
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
