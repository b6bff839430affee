import { expect, test } from 'vitest'
import { inEveryLanguage } from '../../languages.ts'
import { countTexts, shareOf, sumOf } from './completeness.ts'
import { nextSourceHashes } from './sourceHashes.ts'

const localized = { required: ['title', 'text'], optional: ['note'] } as const
const texts = {
  ...inEveryLanguage('title', () => 'A'),
  ...inEveryLanguage('text', () => 'B'),
  ...inEveryLanguage('note', () => ''),
}
const whole = { ...texts, translated_from: nextSourceHashes(texts, localized, undefined), text_marks: {} }
const none = { complete: 0, missing: 0, copied: 0, outOfDate: 0, machine: 0 }

test('Each text counts once, by its state; a text of spaces counts as missing', () => {
  const rows = [
    whole,
    {
      ...whole,
      title_fr: '  ',
      text_fr: '',
      text_marks: { title_fr: 'copied', title_de: 'copied', text_de: 'machine' },
    },
    { ...whole, title_es: 'Otro', text_marks: { title_it: 'copied', text_it: 'machine' }, title_it: 'Otro' },
  ] as const
  const found = countTexts(rows, localized)
  expect(found.es).toEqual({ ...none, complete: 6 })
  expect(found.fr).toEqual({ ...none, complete: 2, missing: 2, outOfDate: 2 })
  expect(found.de).toEqual({ ...none, complete: 2, copied: 1, machine: 1, outOfDate: 2 })
  expect(found.it).toEqual({ ...none, complete: 4, copied: 1, outOfDate: 1 })
})

test.each([
  ['nothing to write', none, undefined],
  ['all of it', { ...none, complete: 4 }, 1],
  ['nothing of it', { ...none, copied: 2, machine: 2 }, 0],
  ['all but one of many: never rounded up to everything', { ...none, complete: 999, outOfDate: 1 }, 0.99],
])('The share of a language: %s', (_, counts, share) => {
  expect(shareOf(counts)).toBe(share)
})

test('sumOf adds several lists', () => {
  const sum = sumOf([
    { ...none, complete: 2, missing: 1 },
    { ...none, complete: 1 },
  ])
  expect(sum).toEqual({ ...none, complete: 3, missing: 1 })
})
