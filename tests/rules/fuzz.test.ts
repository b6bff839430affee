import { collections } from '@studio/domain/collections'
import { languageCodes } from '@studio/domain/languages'
import { defaultSettings, settingsKeys } from '@studio/domain/settings/settings'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { priceListDocument, projectDocument, settingsDocument, testimonialDocument } from '../support/factories.ts'
import { askAll, newPlace, type RuleCase, rulesClientFor } from './ask.ts'
import { groupKinds, priceListKinds, projectKinds, testimonialKinds } from './cases/documents.ts'
import { type FieldKind, missing, withField } from './cases/fieldCases.ts'
import { type Fields, people } from './studio.ts'

/** Set by `npm run test:fuzz`. In `npm test`, table.test.ts tries every field's values one by one. */
const isLong = process.env.FUZZ === 'long'
/** A fixed seed gives the same documents every time. */
const seed = Number(process.env.FUZZ_SEED ?? 20_261_121)
const counts = { bad: 5000, good: 500 }

/** A kind of documents: a valid one, and the values of each field. */
interface Place {
  path: (index: number) => string
  sound: () => Fields
  kinds: Record<string, FieldKind>
  /** Sets a field of `kinds` in the document. */
  set: (document: Fields, field: string, value: unknown) => Fields
}

const inDocument = (document: Fields, field: string, value: unknown) => withField(document, field, value)
const inValue = (document: Fields, field: string, value: unknown) => ({
  ...document,
  value: withField(document.value as Fields, field, value),
})

const places: Place[] = [
  {
    path: (index) => newPlace(collections.projects, index),
    sound: () => ({ ...projectDocument() }),
    kinds: projectKinds,
    set: inDocument,
  },
  {
    path: (index) => newPlace(collections.testimonials, index),
    sound: () => ({ ...testimonialDocument() }),
    kinds: testimonialKinds,
    set: inDocument,
  },
  {
    path: (index) => newPlace(collections.prices, index),
    sound: () => ({ ...priceListDocument() }),
    kinds: priceListKinds,
    set: inDocument,
  },
  ...settingsKeys.map((key) => ({
    path: () => `${collections.settings}/${key}`,
    sound: () => ({ ...settingsDocument(key, people.admin, defaultSettings[key]) }),
    kinds: groupKinds[key],
    set: inValue,
  })),
]

const values = (rows: FieldKind['good']) => rows.map(([, value]) => value)
const isText = ({ good }: FieldKind) => values(good).every((value) => typeof value === 'string')
const freeTexts = new Set(['client_name', 'description', 'message'])
/** Returns whether a field's text may have any format. */
const isFree = (field: string, kind: FieldKind) =>
  isText(kind) && (languageCodes.some((code) => field.endsWith(`_${code}`)) || freeTexts.has(field))

/** Generates a valid value: a typical one, or any short text if the field allows any. */
const goodValue = (field: string, kind: FieldKind): fc.Arbitrary<unknown> => {
  const telling = fc.constantFrom(...values(kind.good), ...(kind.mayBeMissing ? [missing] : []))
  if (!isFree(field, kind)) return telling
  const any = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }).filter((text) => /[^\s\p{Z}]/u.test(text))
  return fc.oneof(telling, any)
}

/** Generates an invalid value: a typical one, a text that is too long, or a value of another type. */
const badValue = (kind: FieldKind): fc.Arbitrary<unknown> => {
  const telling = fc.constantFrom(...values(kind.bad))
  const other = fc.oneof(
    fc.constant(null),
    // Amounts of money may have decimals; no number may be negative.
    fc.double({ noNaN: true, noDefaultInfinity: true }).map((number) => -Math.abs(Math.trunc(number % 1000)) - 0.5),
    fc.array(fc.string(), { maxLength: 3 }),
    fc.dictionary(fc.string({ minLength: 1 }), fc.string(), { maxKeys: 3 }),
    fc.date({ noInvalidDate: true, min: new Date(0), max: new Date(4e12) }),
    fc.uint8Array({ maxLength: 20 }),
  )
  if (!isText(kind)) return fc.oneof(telling, other, fc.string())
  const tooLong = fc.integer({ min: 2049, max: 6000 }).map((length) => 'https://example.com/'.padEnd(length, 'a'))
  return fc.oneof(telling, other, tooLong, fc.boolean(), fc.integer())
}

const place = fc.constantFrom(...places)

/** Generates a valid document in which up to five fields have other valid values. */
const good = place.chain(({ path, sound, kinds, set }) =>
  fc
    .uniqueArray(fc.constantFrom(...Object.keys(kinds)), { minLength: 1, maxLength: 5 })
    .chain((fields) =>
      fc.tuple(
        ...fields.map((field) => goodValue(field, kinds[field] as FieldKind).map((value) => [field, value] as const)),
      ),
    )
    .map((changes) => ({
      path,
      fields: changes.reduce((document, [field, value]) => set(document, field, value), sound()),
    })),
)

/** Generates a valid document with one fault: an invalid value, a missing field, or an extra field. */
const bad = place.chain(({ path, sound, kinds, set }) => {
  const field = fc.constantFrom(...Object.keys(kinds))
  const wrongValue = field.chain((name) => badValue(kinds[name] as FieldKind).map((value) => set(sound(), name, value)))
  const required = Object.keys(sound()).filter((name) => !kinds[name]?.mayBeMissing)
  const tooFew = fc.constantFrom(...required).map((name) => withField(sound(), name, missing))
  const tooMany = fc
    .tuple(fc.string({ minLength: 1, maxLength: 12 }), fc.string())
    .filter(([name]) => !(name in sound()) && !/^__.*__$/.test(name))
    .map(([name, value]) => ({ ...sound(), [name]: value }))
  return fc
    .oneof({ weight: 6, arbitrary: wrongValue }, { weight: 1, arbitrary: tooFew }, { weight: 1, arbitrary: tooMany })
    .map((fields) => ({ path, fields }))
})

const questions = (documents: (Pick<Place, 'path'> & { fields: Fields })[], isAllowed: boolean): RuleCase[] =>
  documents.map(({ path, fields }, index) => ({
    what: 'random',
    principal: 'admin',
    operation: 'create',
    path: path(index),
    fields,
    isAllowed,
  }))

describe.runIf(isLong)(`Random documents (seed ${seed})`, () => {
  const time = { timeout: 600_000 }

  it(`${counts.bad} documents with one fault are all refused`, time, async () => {
    const asked = questions(fc.sample(bad, { numRuns: counts.bad, seed }), false)
    const wrong = await askAll(await rulesClientFor('demo-rules-fuzz', asked), asked)
    expect(wrong.map(({ path, fields }) => ({ path, fields }))).toEqual([])
  })

  it(`${counts.good} valid documents are all accepted`, time, async () => {
    const asked = questions(fc.sample(good, { numRuns: counts.good, seed }), true)
    const wrong = await askAll(await rulesClientFor('demo-rules-fuzz', asked), asked)
    expect(wrong.map(({ path, fields }) => ({ path, fields }))).toEqual([])
  })
})
