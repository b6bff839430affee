import { isDeepStrictEqual } from 'node:util'
import { collections } from '@studio/domain/collections'
import { limits } from '@studio/domain/content/fields/checks'
import { contentFrom } from '@studio/domain/content/fields/fieldTable'
import { SectionDraft, section } from '@studio/domain/content/page/section'
import { PriceListDraft, priceListFields } from '@studio/domain/content/priceList'
import { ProjectDraft, projectFields } from '@studio/domain/content/project'
import { TestimonialDraft, testimonialFields } from '@studio/domain/content/testimonial'
import { languageCodes } from '@studio/domain/languages'
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
  priceListDocument,
  projectDocument,
  sectionDocument,
  settingsDocument,
  testimonialDocument,
} from '../../support/factories.ts'
import { newPlace, type RuleCase } from '../ask.ts'
import { people } from '../studio.ts'
import { optionalPicture, optionalUrl, optionalVideo } from './addressKinds.ts'
import { casesOf, type FieldKind, inShort, missing, orMissing, withField } from './fieldCases.ts'
import { kindsOf } from './fieldKinds.ts'
import { flag, optional } from './valueKinds.ts'

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
  video: inShort(optionalVideo),
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
  language: formed([...languageCodes], ['xx', 'ES', 'es ', 'español', 'es-CO', 'note']),
  rate: formed(
    ['1', '1.5', '4012.37', '0.864123', '999999999.999999', '0.1', '0.000001'],
    ['0', '0.0', '0.000000', '0.0000001', '-1', '4,5', '1.x', '0.x1', '0x1', '1e3', '1234567890', '1.1234567']
      // Unfinished numbers.
      .concat(['.5', '5.', '01']),
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
