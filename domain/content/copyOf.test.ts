import * as v from 'valibot'
import { expect, test } from 'vitest'
import { projectDocument } from '../../tests/support/factories.ts'
import { inEveryLanguage, type LanguageCode } from '../languages.ts'
import { copyOf } from './copyOf.ts'
import { limits } from './fields/checks.ts'
import { ProjectDraft, projectLocalizedFields } from './project.ts'
import { spanishHash, translationState } from './translation/sourceHashes.ts'
import type { Marks } from './translation/textMarks.ts'

const stored = (given: Parameters<typeof projectDocument>[0]) => ({ id: 'a', ...projectDocument(given) })

test('A copy is marked in each language, is not featured and can be saved', () => {
  const copy = copyOf(stored({ featured: true, title_es: 'Café', title_ja: '喫茶', title_ar: 'مقهى' }))
  expect(copy).toMatchObject({
    title_es: 'Café (copia)',
    title_ja: '喫茶（コピー）',
    title_ar: 'مقهى (نسخة)',
    featured: false,
  })
  expect(v.safeParse(ProjectDraft, copy).success).toBe(true)
  expect(Object.keys(copy).sort()).toEqual(Object.keys(ProjectDraft.entries).sort())
})

test.each<[string, string, string, Marks]>([
  ['Café', 'Café', 'Café (copia)', { title_de: 'copied' }],
  ['Café', 'Café', 'Café (Kopie)', {}],
  ['Café', 'Kaffee', 'Kaffee (Kopie)', { title_de: 'machine' }],
  ['Café', '', '', {}],
  ['', '', '', { title_de: 'copied' }],
  ['x'.repeat(limits.title), '', `${'x'.repeat(limits.title - 8)} (copia)`, { title_de: 'copied' }],
])(
  'Of the Spanish title %j the German one %j becomes %j with the marks %j',
  (title_es, title_de, copied, text_marks) => {
    expect(copyOf(stored({ title_es, title_de, text_marks }))).toMatchObject({ title_de: copied, text_marks })
  },
)

test('The translations of a copy are out of date if and only if the original’s are', () => {
  const original = stored({ title_es: 'Café', description_de: '' })
  const now = spanishHash(original, projectLocalizedFields)
  const copy = copyOf({ ...original, translated_from: { fr: 'abc', it: now } })
  const stateOf = (code: LanguageCode) => translationState(copy, projectLocalizedFields, code)
  expect((['fr', 'it', 'en', 'de'] as const).map(stateOf)).toEqual(['outOfDate', 'complete', 'complete', 'missing'])
})

test('The longest title is shortened for the mark; a missing one stays missing', () => {
  const long = copyOf(stored({ ...inEveryLanguage('title', (code) => code.padEnd(limits.title, 'x')), title_fr: '' }))
  expect(long.title_de).toHaveLength(limits.title)
  expect(long.title_de).toMatch(/x \(Kopie\)$/)
  expect(long.title_fr).toBe('')
})
