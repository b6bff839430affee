import { expect, test } from 'vitest'
import { renewed, without } from './writtenTexts.ts'

const localized = { required: ['title', 'text'], optional: ['note'] } as const
const before = ['title_fr', 'text_fr']

test.each([
  ['a translation', ['title_de'], ['title_fr', 'text_fr', 'title_de']],
  ['one of those once more', ['title_fr'], before],
  ['a Spanish text', ['title_es'], ['text_fr']],
  ['a Spanish text with one of its translations', ['title_es', 'title_de'], ['text_fr', 'title_de']],
  ['a Spanish text that none was written from', ['note_es'], before],
])('The written texts, after %s: %j', (_, names, written) => expect(renewed(before, names, localized)).toEqual(written))

test('A text that was undone is no longer written', () => expect(without(before, ['title_fr'])).toEqual(['text_fr']))
