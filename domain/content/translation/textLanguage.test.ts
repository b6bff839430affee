import { expect, test } from 'vitest'
import { inEveryLanguage, type LanguageCode } from '../../languages.ts'
import { foreignLanguageOf, foreignLanguagesOf } from './textLanguage.ts'
import type { Marks } from './textMarks.ts'

/** A row whose titles are those given. */
const row = (titles: Partial<Record<LanguageCode, string>>, text_marks?: Marks) => ({
  ...inEveryLanguage('title', (code) => titles[code] ?? ''),
  ...(text_marks && { text_marks }),
})

test.each<[string, ReturnType<typeof row>, LanguageCode, LanguageCode | undefined]>([
  ['its own', row({ es: 'Café', ar: 'قهوة' }), 'ar', undefined],
  ['the first fallback', row({ es: 'Café', en: 'Coffee' }), 'ar', 'en'],
  ['the last fallback', row({ es: 'Café', en: ' ' }), 'ar', 'es'],
  ['Spanish, as a copy', row({ es: 'Café', ar: 'Café' }, { title_ar: 'copied' }), 'ar', 'es'],
  ['Spanish, as the copy in a fallback', row({ es: 'Café', en: 'Café' }, { title_en: 'copied' }), 'ar', 'es'],
  ['its own, by a machine', row({ es: 'Café', ar: 'قهوة' }, { title_ar: 'machine' }), 'ar', undefined],
  ['none', row({}), 'ar', undefined],
  ['Spanish for a Spanish reader', row({ es: 'Café' }), 'es', undefined],
])('A text in %s', (_, texts, language, expected) => {
  expect(foreignLanguageOf(texts, 'title', language, ['en', 'es'])).toBe(expected)
  expect(foreignLanguagesOf(texts, ['title'], language, ['en', 'es'])).toEqual(expected && { title: expected })
})
