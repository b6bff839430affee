import { expect, test } from 'vitest'
import { projectDocument, testimonialDocument } from '../../../tests/support/factories.ts'
import { languageCodes } from '../../languages.ts'
import { forEachKind } from '../contentKinds.ts'
import { projectLocalizedFields } from '../project.ts'
import { spanishHash } from './sourceHashes.ts'
import {
  countOf,
  languagesOf,
  listedOverview,
  type OverviewView,
  overviewOf,
  wholeOverview,
} from './translationOverview.ts'

const whole = projectDocument({ title_es: 'Niebla', title_en: 'Fog' })
const projects = [
  { id: '1', ...whole },
  { id: '2', ...whole, title_es: 'Bruma', title_en: '', title_fr: 'Brume', description_fr: '' },
  { id: '3', ...whole, text_marks: { title_de: 'copied', title_fr: 'machine' } as const },
  {
    id: '4',
    ...whole,
    title_es: 'Otra niebla',
    translated_from: { it: spanishHash(whole, projectLocalizedFields) },
  },
]
const testimonials = [{ id: '1', ...testimonialDocument({ client_name: 'Zoë', content_it: '' }) }]
const rows = overviewOf({ ...forEachKind(() => []), projects, testimonials }, 'en')
const shown = (view: Partial<OverviewView>) => listedOverview(rows, { ...wholeOverview, ...view }).map(({ id }) => id)

test('Each row has the state of each language, and a name in the reader’s language or Spanish', () => {
  expect(rows.map(({ name }) => name)).toEqual(['Fog', 'Bruma', 'Fog', 'Fog', 'Zoë'])
  expect(rows[0]?.states).toMatchObject({ es: 'complete', it: 'complete' })
  expect(rows[1]?.states).toMatchObject({ en: 'missing', fr: 'missing', de: 'complete' })
  expect(rows[2]?.states).toMatchObject({ de: 'copied', fr: 'machine', it: 'complete' })
  expect(rows[3]?.states).toMatchObject({ it: 'outOfDate', fr: 'complete' })
  expect(rows[4]?.states).toMatchObject({ it: 'missing', es: 'complete' })
})

test.each<[string, Partial<OverviewView>, string[]]>([
  ['only documents with a gap', { state: 'gaps' }, ['projects/2', 'projects/3', 'projects/4', 'testimonials/1']],
  ['missing texts', { state: 'missing' }, ['projects/2', 'testimonials/1']],
  ['outdated texts', { state: 'outOfDate' }, ['projects/4']],
  ['copies', { state: 'copied' }, ['projects/3']],
  ['unconfirmed machine translations', { state: 'machine', lang: 'fr' }, ['projects/3']],
  ['gaps of one language', { state: 'gaps', lang: 'it' }, ['projects/4', 'testimonials/1']],
  ['gaps of one kind', { state: 'gaps', kind: 'testimonials' }, ['testimonials/1']],
  ['a name, without accents', { q: 'zoe' }, ['testimonials/1']],
  ['a language alone hides nothing', { lang: 'fr', kind: 'projects', q: 'bruma' }, ['projects/2']],
])('The overview shows %s', (_, view, ids) => {
  expect(shown(view)).toEqual(ids)
})

test('Totals count a language’s states; an unknown language shows all', () => {
  expect(countOf(rows, 'it', 'missing')).toBe(1)
  expect(countOf(rows, 'it', 'outOfDate')).toBe(1)
  expect(countOf(rows, 'en', 'complete')).toBe(4)
  expect(languagesOf({ ...wholeOverview, lang: 'xx' })).toEqual(languageCodes)
  expect(languagesOf({ ...wholeOverview, lang: 'ar' })).toEqual(['ar'])
})
