import { expect, test } from 'vitest'
import type { Values } from './pendingMutation.ts'
import { withChange } from './withChange.ts'

test.each<[string, Values, Values, Values, Values]>([
  ['a text', { a: 'x' }, { a: 'y' }, { a: 'x' }, { a: 'y' }],
  ['a field that it lacks', {}, { a: '' }, {}, { a: '' }],
  ['no field that it only carries', { a: 'theirs' }, { a: 'x' }, { a: 'x' }, { a: 'theirs' }],
  [
    'the entries of a map that change, are added or removed',
    { m: { a: 'theirs', b: 0, c: 0, e: 0 } },
    { m: { a: 'x', b: 1, d: 1 } },
    { m: { a: 'x', b: 0, c: 0 } },
    { m: { a: 'theirs', b: 1, d: 1, e: 0 } },
  ],
  ['no entry that another tab has removed', { m: {} }, { m: { a: 'x' } }, { m: { a: 'x' } }, { m: {} }],
  ['a map that the document lacked', { m: { b: 1 } }, { m: { a: 1 } }, {}, { m: { a: 1, b: 1 } }],
  ['a map in place of a text', { m: 'x' }, { m: { a: 1 } }, { m: 'x' }, { m: { a: 1 } }],
  [
    'no copies that followed the Spanish text in a tab that had not seen its translations',
    { title_es: 'A', title_fr: 'F', title_it: 'I', text_marks: {}, translated_from: { fr: '1', it: '1', de: '0' } },
    {
      ...{ title_es: 'B', title_fr: 'B', title_it: 'B', text_marks: { title_fr: 'copied', title_it: 'copied' } },
      translated_from: { fr: '2', it: '2', de: '2' },
    },
    {
      ...{ title_es: 'A', title_fr: 'A', title_it: 'A', text_marks: { title_fr: 'copied', title_it: 'copied' } },
      translated_from: { fr: '0', it: '0', de: '0' },
    },
    { title_es: 'B', title_fr: 'F', title_it: 'I', text_marks: {}, translated_from: { fr: '1', it: '1', de: '2' } },
  ],
  [
    'a copy that its owner has chosen over a translation',
    { title_fr: 'G', text_marks: {} },
    { title_fr: 'A', text_marks: { title_fr: 'copied' } },
    { title_fr: 'F', text_marks: {} },
    { title_fr: 'A', text_marks: { title_fr: 'copied' } },
  ],
])('A change gives a document %s', (_, document, fields, before, expected) => {
  expect(withChange(document, { fields, before })).toEqual(expected)
})

test('An entry of a map that was removed leaves no undefined value, which a document could not store', () => {
  const { m } = withChange({ m: { a: 1, b: 1 } }, { fields: { m: { b: 1 } }, before: { m: { a: 1, b: 1 } } })
  expect(Object.keys(m as Values)).toEqual(['b'])
})
