import { expect, test } from 'vitest'
import { inEveryLanguage } from '../languages.ts'
import { completenessOf, shareOf } from './completeness.ts'

const whole = { ...inEveryLanguage('title', () => 'A'), ...inEveryLanguage('text', () => 'B') }

test('A language is complete by the texts that are written in it; blanks are no text', () => {
  const rows = [whole, { ...whole, title_fr: '  ', text_fr: '', title_ar: '' }]
  const found = completenessOf(rows, ['title', 'text'])
  expect(found.wanted).toBe(4)
  expect(found.written).toMatchObject({ es: 4, fr: 2, ar: 3 })
})

test.each([
  ['nothing to write', [0, 0], undefined],
  ['all of it', [4, 4], 1],
  ['nothing of it', [4, 0], 0],
  ['all but one of many: never rounded up to everything', [1000, 999], 0.99],
])('The share of a language: %s', (_, [wanted = 0, written = 0], share) => {
  expect(shareOf([{ wanted, written: { ...completenessOf([], []).written, fr: written } }], 'fr')).toBe(share)
})

test('Several lists count together', () => {
  const half = completenessOf([whole, { ...whole, title_it: '' }], ['title'])
  expect(shareOf([half, completenessOf([whole, whole], ['text'])], 'it')).toBe(0.75)
})
