import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { inEveryLanguage, type LanguageCode, languageCodes } from '../../languages.ts'
import {
  nextSourceHashes,
  oldTexts,
  SourceHashes,
  sourceHashOf,
  spanishHash,
  storedSourceHashes,
  translatedCodes,
  translationState,
} from './sourceHashes.ts'
import type { Marks } from './textMarks.ts'

const localized = { required: ['title', 'text'], optional: ['note'] } as const

/** A record with all texts, its translations up to date with the Spanish ones. */
const written = (given: Partial<Record<string, string>> = {}) => {
  const texts = {
    ...inEveryLanguage('title', (code) => `Reel ${code}`),
    ...inEveryLanguage('text', (code) => `A longer text in ${code}`),
    ...inEveryLanguage('note', () => ''),
    ...given,
  }
  return { ...texts, translated_from: nextSourceHashes(texts, localized, undefined), text_marks: {} as Marks }
}
const base = written()

describe('A source hash', () => {
  test.each([
    ['a change of one letter', ['Café', 'b'], ['Cafe', 'b'], false],
    ['a letter that moves from one text to the next', ['ab', 'c'], ['a', 'bc'], false],
    ['texts in another order', ['a', 'b'], ['b', 'a'], false],
    ['blanks at the ends', [' a\n', 'b'], ['a', 'b '], true],
    ['one more empty text', ['a', ''], ['a'], false],
  ])('%s', (_, one, other, isSame) => expect(sourceHashOf(one) === sourceHashOf(other)).toBe(isSame))

  test('is short and hexadecimal, and differs for thousands of texts', () => {
    const sourceHashes = Array.from({ length: 5000 }, (_, at) => sourceHashOf([`Texto ${at}`, '']))
    for (const sourceHash of sourceHashes) expect(sourceHash).toMatch(/^[0-9a-f]{16}$/)
    expect(new Set(sourceHashes).size).toBe(5000)
  })
})

describe('The state of a language', () => {
  test.each([
    ['all texts written', {}, 'fr', 'complete'],
    ['Spanish itself', {}, 'es', 'complete'],
    ['Spanish with a gap', { title_es: ' ' }, 'es', 'missing'],
    ['a required text is blank', { title_fr: ' \n' }, 'fr', 'missing'],
    ['a text that a person wrote equals the Spanish one', { text_fr: 'A longer text in es' }, 'fr', 'complete'],
    ['a required text is a copy', { text_marks: { title_fr: 'copied' } }, 'fr', 'copied'],
    ['an optional text is a copy', { text_marks: { note_fr: 'copied' } }, 'fr', 'complete'],
    ['a copy, and a gap', { title_fr: '', text_marks: { text_fr: 'copied' } }, 'fr', 'missing'],
    ['a copy that follows', { title_es: 'Otro', title_fr: 'Otro', text_marks: { title_fr: 'copied' } }, 'fr', 'copied'],
    ['a copy in another language', { text_marks: { text_de: 'copied' } }, 'fr', 'complete'],
    ['a machine translation', { text_marks: { text_fr: 'machine' } }, 'fr', 'machine'],
    ['an optional machine translation', { text_marks: { note_fr: 'machine' } }, 'fr', 'machine'],
    ['a machine translation, and a copy', { text_marks: { text_fr: 'machine', title_fr: 'copied' } }, 'fr', 'copied'],
    [
      'a machine translation of an older Spanish text',
      { title_es: 'Otro', text_marks: { text_fr: 'machine' } },
      'fr',
      'outOfDate',
    ],
    ['nothing in Spanish either', { title_es: '', text_es: '' }, 'fr', 'outOfDate'],
    ['the Spanish texts have changed since', { title_es: 'Otro' }, 'fr', 'outOfDate'],
    ['an optional Spanish text has changed since', { note_es: 'Nueva' }, 'fr', 'outOfDate'],
    ['Spanish has changed, and this text equals the new one', { text_es: 'Otro', text_fr: 'Otro' }, 'fr', 'complete'],
    ['another language has changed', { title_de: 'Neu' }, 'fr', 'complete'],
  ] as const)('%s: %j → %s is %s', (_, change, code, state) => {
    const row = { ...base, ...change }
    const sourceHashes =
      'text_fr' in change ? nextSourceHashes(row, localized, base, ['text_fr']) : base.translated_from
    expect(translationState({ ...row, translated_from: sourceHashes }, localized, code as LanguageCode)).toBe(state)
  })

  test('A language without a source hash counts as up to date', () => {
    expect(translationState({ ...base, title_es: 'Otro', translated_from: {} }, localized, 'fr')).toBe('complete')
  })
})

test('A text that was added later counts in a source hash once it is not empty', () => {
  const later = { ...localized, later: ['note'] } as const
  const before = { required: ['title', 'text'], optional: [] } as const
  expect(spanishHash(base, later)).toBe(spanishHash(base, before))
  expect(spanishHash(written({ note_es: 'Nueva' }), later)).toBe(spanishHash(written({ note_es: 'Nueva' }), localized))
})

describe('The source hashes of the next save', () => {
  const text_marks: Marks = { title_it: 'copied', title_ja: 'copied', text_ja: 'copied' }
  const row = { ...base, title_es: 'Otro', title_fr: 'Autre', title_it: 'Otro', title_ja: 'Otro', text_marks }
  const [before, now] = [spanishHash(base, localized), spanishHash(row, localized)]

  test.each([
    ['whose changed text was rewritten', 'fr', ['title_fr'], base, now],
    ['whose text was written before Spanish changed', 'fr', [], base, before],
    ['not edited', 'de', [], base, before],
    ['whose changed texts are all copies, which follow', 'it', [], base, now],
    ['with only copies', 'ja', [], base, now],
    [
      'whose machine translation was confirmed',
      'ru',
      ['title_ru'],
      { ...base, text_marks: { title_ru: 'machine' } },
      now,
    ],
    ['whose changed text was confirmed as still right', 'de', ['title_de'], base, now],
    ['with another text confirmed', 'de', ['text_de', 'title_it'], base, before],
    ['not edited and without a source hash', 'de', [], { ...base, translated_from: {} }, before],
    ['not edited and out of date before', 'de', [], { ...base, translated_from: { de: 'abc' } }, 'abc'],
    ['of a new record', 'de', [], undefined, now],
  ] as const)('%s', (_, code, confirmed, from, sourceHash) =>
    expect(nextSourceHashes(row, localized, from, confirmed)[code]).toBe(sourceHash),
  )

  /**
   * The source hash of French after changes in the form. French was up to date in `base` unless another hash is given.
   */
  const older = { ...base, translated_from: { ...base.translated_from, fr: 'abc' } }
  const afterwards = { title_es: 'Otro', title_fr: 'Autre' }
  test.each<[string, object, typeof base, readonly string[], readonly string[]]>([
    ['one Spanish text has changed', { title_es: 'Otro' }, base, [], ['title']],
    ['and its translation was rewritten', afterwards, base, ['title_fr'], []],
    ['and it had been translated before that', afterwards, base, [], ['title']],
    ['two have, and one translation was rewritten', { ...afterwards, text_es: 'Más' }, base, ['title_fr'], ['text']],
    [
      'a text was edited whose Spanish text is unchanged',
      { text_es: 'Más', title_fr: 'Autre' },
      base,
      ['title_fr'],
      ['text'],
    ],
    ['it translates a Spanish change that was undone', { title_fr: 'Autre' }, base, [], ['title']],
    ['the changed text has no translation', { title_es: 'Otro', title_fr: ' ' }, base, [], []],
    [
      'its text is a copy, which follows',
      { title_es: 'Otro', title_fr: 'Otro', text_marks: { title_fr: 'copied' } },
      base,
      [],
      [],
    ],
    ['it returned to the same text and was rewritten', { title_es: 'Otro' }, base, ['title_fr'], []],
    ['Spanish got a text that it lacked', { note_es: 'Nueva' }, base, [], []],
    ['Spanish got a text, and another one has changed', { note_es: 'Nueva', text_es: 'Más' }, base, [], ['text']],
    ['a Spanish text got trailing blanks', { title_es: 'Reel es ' }, base, [], []],
    ['it was out of date before', {}, older, [], ['title', 'text']],
    ['it was, and one text was edited', { title_fr: 'Autre' }, older, ['title_fr'], ['text']],
    ['it was, and one text was confirmed', {}, older, ['text_fr'], ['title']],
    [
      'it was, and all texts were rewritten',
      { title_fr: 'Autre', text_fr: 'Un texte' },
      older,
      ['title_fr', 'text_fr'],
      [],
    ],
    [
      'it was, and all other texts are copies',
      { title_fr: 'Autre', text_marks: { text_fr: 'copied' } },
      older,
      ['title_fr'],
      [],
    ],
    ['it was, and all else is missing', { title_fr: 'Autre', text_fr: '' }, older, ['title_fr'], []],
  ])('French, where %s: %j → old are', (_, change, from, names, old) => {
    const edited = { ...from, ...change }
    const sourceHash = nextSourceHashes(edited, localized, from, names).fr
    expect(oldTexts(edited, localized, from, 'fr', names)).toEqual(old)
    expect(sourceHash).toBe(old.length > 0 ? from.translated_from.fr : spanishHash(edited, localized))
  })

  test('are valid again if the Spanish text returns to the translated one', () => {
    const changed = { ...base, title_es: 'Otro' }
    const stored = { ...changed, translated_from: nextSourceHashes(changed, localized, base) }
    const back = { ...stored, title_es: base.title_es }
    expect(translationState(stored, localized, 'fr')).toBe('outOfDate')
    const again = { ...back, translated_from: nextSourceHashes(back, localized, stored) }
    expect(translationState(again, localized, 'fr')).toBe('complete')
  })

  test('exist for all other languages, and never for Spanish', () => {
    expect(Object.keys(nextSourceHashes(row, localized, base))).toEqual(translatedCodes)
    expect(translatedCodes).toHaveLength(languageCodes.length - 1)
  })

  test('stay the same if nothing changes', () => {
    expect(nextSourceHashes(base, localized, base)).toEqual(base.translated_from)
  })
})

test.each([
  [{}, true],
  [{ fr: '0a' }, true],
  [nextSourceHashes(base, localized, undefined), true],
  [{ fr: '' }, false],
  [{ fr: 'A' }, false],
  [{ fr: '0123456789abcdef0' }, false],
  [{ fr: 7 }, false],
  [{ es: 'a' }, true],
  // A language that this version does not know; the rules refuse to add one.
  [{ nl: 'a' }, true],
  [null, false],
  [[], false],
])('sourceHashes %j: may be saved? %s', (sourceHashes, isSound) => {
  expect(v.is(SourceHashes, sourceHashes)).toBe(isSound)
  expect(v.parse(storedSourceHashes, sourceHashes)).toEqual(isSound ? sourceHashes : {})
})
