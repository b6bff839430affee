import { describe, expect, test } from 'vitest'
import { inEveryLanguage, languageCodes } from '../../languages.ts'
import {
  copiedFromSpanish,
  filledFromSpanish,
  followingTexts,
  inheritedMarks,
  marksByText,
  withChosenText,
  withFreshCopies,
} from './copies.ts'
import { nextSourceHashes } from './sourceHashes.ts'
import type { Marks } from './textMarks.ts'

const localized = { required: ['title', 'text'], optional: ['note'] } as const

/** A record with all texts, whose translations were made from its current Spanish texts. */
const written = (given: Partial<Record<string, string>> = {}, text_marks: Marks = {}) => {
  const texts = {
    ...inEveryLanguage('title', (code) => `Reel ${code}`),
    ...inEveryLanguage('text', (code) => `A longer text in ${code}`),
    ...inEveryLanguage('note', () => ''),
    ...given,
  }
  return { ...texts, text_marks, translated_from: nextSourceHashes(texts, localized, undefined) }
}

describe('Filling from Spanish', () => {
  const row = written({ title_fr: '', text_fr: ' ', note_es: 'Nota', note_de: 'Notiz', text_es: ' ' })

  test('fills only empty texts that exist in Spanish', () => {
    const filled = filledFromSpanish(row, localized)
    expect(filled).toMatchObject({ title_fr: 'Reel es', note_fr: 'Nota' })
    expect(Object.keys(filled).filter((name) => !name.startsWith('note_'))).toEqual(['title_fr'])
    expect(filled).not.toHaveProperty('note_de')
    expect(filled).not.toHaveProperty('note_es')
  })

  test('replaces all texts of one language on request', () =>
    expect(copiedFromSpanish(row, localized, 'de')).toEqual({ title_de: 'Reel es', note_de: 'Nota' }))
})

test('A text chosen from another record has its languages, and the others get copies of its Spanish', () => {
  const row = written()
  const { written: own, copied } = withChosenText(row, 'title', { es: 'Clip', fr: 'Le clip' })
  expect(own).toEqual({ title_es: 'Clip', title_fr: 'Le clip' })
  expect(Object.keys(copied)).toHaveLength(languageCodes.length - 2)
  expect(copied).toMatchObject({ title_de: 'Clip', title_en: 'Clip' })
  // If the Spanish text stays, its translations stay too.
  expect(withChosenText(row, 'title', { es: 'Reel es ', fr: 'Le reel' }).copied).toEqual({})
})

test('A copy in any language follows its Spanish text; other texts do not', () => {
  const row = written({ title_es: 'Otro' }, { title_fr: 'copied', title_de: 'machine', text_it: 'copied' })
  expect(followingTexts(row, 'title')).toEqual({ title_fr: 'Otro' })
  expect(followingTexts(row, 'text')).toEqual({ text_it: 'A longer text in es' })
})

test.each<[string, Partial<Record<string, string>>, Marks]>([
  ['whose texts differ from the Spanish ones', {}, {}],
  ['whose longest text equals the Spanish one', { text_fr: ' A longer text in es ' }, { text_fr: 'copied' }],
  ['of which only a short text does', { title_fr: 'Reel es' }, {}],
  [
    'whose texts all do',
    { text_fr: 'A longer text in es', title_fr: 'Reel es' },
    { text_fr: 'copied', title_fr: 'copied' },
  ],
])('In a document that predates marks, a language %s: %j → %j', (_, given, marks) => {
  expect(marksByText(written(given), localized)).toEqual(marks)
})

describe('A stored document as it is read', () => {
  test('has the Spanish text in place of an outdated copy', () => {
    const row = { ...written({}, { title_fr: 'copied', text_de: 'machine' }), title_es: 'Otro' }
    expect(withFreshCopies(row, localized)).toMatchObject({ title_fr: 'Otro', text_de: 'A longer text in de' })
  })

  test('keeps a text that an older version wrote over a copy, as a written one', () => {
    const row = written({ title_fr: 'Autre' }, { title_fr: 'copied', text_fr: 'machine' })
    expect(withFreshCopies(row, localized)).toMatchObject({ title_fr: 'Autre', text_marks: { text_fr: 'machine' } })
    expect(withFreshCopies(row, localized).text_marks).not.toHaveProperty('title_fr')
  })

  test('gets marks by its texts if it has none', () => {
    const { text_marks: _, ...row } = written({ text_fr: 'A longer text in es' })
    expect(withFreshCopies(row, localized).text_marks).toEqual({ text_fr: 'copied' })
  })
})

test('In an older file, an unchanged text keeps its mark, and others are marked by their content', () => {
  const base = written({ text_fr: 'Un texte' }, { title_fr: 'machine', text_fr: 'machine' })
  const file = written({ text_fr: 'A longer text in es' })
  expect(inheritedMarks(file, base, localized)).toEqual({ title_fr: 'machine', text_fr: 'copied' })
  expect(inheritedMarks(file, undefined, localized)).toEqual({ text_fr: 'copied' })
})
