import { describe, expect, test } from 'vitest'
import { fallbacks, inEveryLanguage, languageCodes, localized, pickLanguage } from './languages.ts'

/** Values that a hostile address, store or browser could offer as a language. */
const hostile = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '" onmouseover="alert(1)',
  "';alert(1)//",
  'javascript:alert(1)',
  'data:text/html,<script>1</script>',
  '../../etc/passwd',
  '..%2f..%2f',
  '/en',
  'en/../es',
  'en\u0000',
  'en\nSet-Cookie: a=b',
  'en;q=0.9',
  'en,es',
  '{{constructor}}',
  '#{7*7}',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'en<svg/onload=alert(1)>',
  'en-<b>',
  'en-US-x-verylongsubtag',
  'eng',
  'e',
  'xx',
  'EN_us__',
  'ｅｎ',
  'е\u043d',
  'en\u202e',
  '\u200ben',
  'a'.repeat(10_000),
  '',
  ' ',
  'null',
  'undefined',
  '[object Object]',
] as const

describe('the language is picked from the device’s preferences', () => {
  test.each([
    [['fr'], 'fr'],
    [['pt-BR', 'en'], 'pt'],
    [['zh_Hant_TW'], 'zh'],
    [['  de-AT '], 'de'],
    [['AR'], 'ar'],
    [['xx', 'it-CH', 'fr'], 'it'],
    [[null, undefined, 7, {}, 'ja'], 'ja'],
    [['xx', 'yy'], 'es'],
    [[], 'es'],
  ])('%j → %s', (candidates, expected) => expect(pickLanguage(candidates)).toBe(expected))

  test.each(hostile)('Hostile value %# is discarded', (value) => {
    expect(pickLanguage([value])).toBe('es')
    expect(pickLanguage([value, 'ru'])).toBe('ru')
  })
})

describe('a text in the reader’s language', () => {
  const record = { ...inEveryLanguage('title', () => ''), title_es: 'Hola', title_en: 'Hello', title_fr: ' ' }
  test.each([
    ['es', fallbacks.public, 'Hola'],
    ['fr', fallbacks.public, 'Hello'],
    ['fr', fallbacks.console, 'Hola'],
    ['ja', fallbacks.public, 'Hello'],
    ['ja', [], ''],
  ] as const)('%s with the fallbacks %j reads %s', (language, fallback, expected) =>
    expect(localized(record, 'title', language, fallback)).toBe(expected),
  )
})

test('a field that exists once per language has a stored name for each, as specified for the first ten', () => {
  expect(Object.keys(inEveryLanguage('title', () => ''))).toEqual(languageCodes.map((code) => `title_${code}`))
  expect(languageCodes.slice(0, 10)).toEqual(['es', 'en', 'pt', 'fr', 'de', 'zh', 'ar', 'ru', 'ja', 'it'])
})
