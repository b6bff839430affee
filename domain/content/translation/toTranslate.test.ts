import { expect, test } from 'vitest'
import { inEveryLanguage, languageCodes } from '../../languages.ts'
import { nextSourceHashes } from './sourceHashes.ts'
import type { Marks } from './textMarks.ts'
import { toTranslate } from './toTranslate.ts'

const localized = { required: ['title', 'text'], optional: ['note'] } as const
const texts = {
  ...inEveryLanguage('title', (code) => `Reel ${code}`),
  ...inEveryLanguage('text', (code) => `A longer text in ${code}`),
  ...inEveryLanguage('note', () => ''),
}
const base = { ...texts, translated_from: nextSourceHashes(texts, localized, undefined), text_marks: {} as Marks }
const old = { ...base, translated_from: { ...base.translated_from, fr: 'abc' } }

test.each([
  ['all texts are translated', base, base, []],
  ['a text is missing', { ...base, title_fr: ' ' }, base, [{ code: 'fr', texts: ['title'], replaced: 0 }]],
  [
    'a text is a copy',
    { ...base, text_marks: { text_de: 'copied' } as Marks },
    base,
    [{ code: 'de', texts: ['text'], replaced: 0 }],
  ],
  ['a text is a machine translation', { ...base, text_marks: { text_de: 'machine' } as Marks }, base, []],
  ['Spanish lacks it too', { ...base, title_es: '', title_fr: '', translated_from: {} }, base, []],
  ['a language was out of date before', old, old, [{ code: 'fr', texts: ['title', 'text'], replaced: 2 }]],
  [
    'it was, and a text is missing',
    { ...old, title_fr: '' },
    old,
    [{ code: 'fr', texts: ['title', 'text'], replaced: 1 }],
  ],
  [
    'it was, and a text is a copy',
    { ...old, text_marks: { text_fr: 'copied' } as Marks },
    old,
    [{ code: 'fr', texts: ['title', 'text'], replaced: 1 }],
  ],
])('To translate, where %s', (_, row, from, targets) => {
  expect(toTranslate(row, localized, from)).toEqual(targets)
})

test('A changed Spanish text needs its translations, but not those of other texts', () => {
  const found = toTranslate({ ...base, title_es: 'Otro' }, localized, base)
  expect(found).toHaveLength(languageCodes.length - 1)
  expect(found[0]).toEqual({ code: 'en', texts: ['title'], replaced: 1 })
})

test('Texts written or confirmed since the Spanish change are not needed again', () => {
  const row = { ...base, title_es: 'Otro', text_es: 'Más', title_en: 'Another' }
  const written = ['title_en', 'text_pt']
  const found = toTranslate(
    { ...row, translated_from: nextSourceHashes(row, localized, base, written) },
    localized,
    base,
    written,
  )
  expect(found.slice(0, 3)).toEqual([
    { code: 'en', texts: ['text'], replaced: 1 },
    { code: 'pt', texts: ['title'], replaced: 1 },
    { code: 'fr', texts: ['title', 'text'], replaced: 2 },
  ])
})

test('A new record needs all Spanish texts in the nine languages', () => {
  const row = { ...base, ...inEveryLanguage('title', (code) => (code === 'es' ? 'Reel' : '')) }
  expect(toTranslate({ ...row, note_es: 'Nota' }, localized, undefined)[8]).toMatchObject({ code: 'it' })
})
