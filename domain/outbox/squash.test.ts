import { describe, expect, test } from 'vitest'
import type { Change, Values } from './pendingMutation.ts'
import { squash } from './squash.ts'

const edit = (fields: Values, before: Values, given: Partial<Change> = {}): Change => ({
  ...{ kind: 'update', path: 'p/1', name: 'A', rev: 'r1', baseRev: 'r0' },
  ...{ fields, before },
  ...given,
})

const copied = { title_fr: 'copied' }

describe('Two edits of a document are combined', () => {
  test.each<[string, Change, Change, Partial<Change>]>([
    [
      'of different fields',
      edit({ a: 1 }, { a: 0 }),
      edit({ b: 1 }, { b: 0 }),
      { fields: { a: 1, b: 1 }, before: { a: 0, b: 0 } },
    ],
    [
      'of one field, the second based on the first',
      edit({ a: 1 }, { a: 0 }),
      edit({ a: 2 }, { a: 1 }),
      { fields: { a: 2 }, before: { a: 0 } },
    ],
    [
      'of one field, the later based on a copy without the earlier',
      edit({ a: 1 }, { a: 0 }),
      edit({ a: 0 }, { a: 7 }),
      { fields: { a: 0 }, before: { a: 7 } },
    ],
    [
      'the later carries a field unchanged',
      edit({ a: 1 }, { a: 0 }),
      edit({ a: 7, b: 1 }, { a: 7, b: 0 }),
      { fields: { a: 1, b: 1 }, before: { a: 0, b: 0 } },
    ],
    [
      'only the later carries a field, unchanged: the writer is sent as well',
      edit({ a: 1 }, { a: 0 }),
      edit({ b: 1, updated_by: 'me' }, { b: 0, updated_by: 'me' }),
      { fields: { a: 1, b: 1, updated_by: 'me' }, before: { a: 0, b: 0, updated_by: 'me' } },
    ],
    [
      'the later carries a map with another entry changed',
      edit({ m: { a: 1, b: 0, same: 0 } }, { m: { a: 0, b: 0, same: 0 } }),
      edit({ m: { a: 7, b: 1, same: 5 } }, { m: { a: 7, b: 0, same: 5 } }),
      { fields: { m: { a: 1, b: 1, same: 5 } }, before: { m: { a: 0, b: 0, same: 5 } } },
    ],
    [
      'an entry of a map is changed twice, on top of the first change or not',
      edit({ m: { a: 1, b: 1 } }, { m: { a: 0, b: 0 } }),
      edit({ m: { a: 2, b: 2 } }, { m: { a: 1, b: 7 } }),
      { fields: { m: { a: 2, b: 2 } }, before: { m: { a: 0, b: 7 } } },
    ],
    [
      'each removes an entry of a map and adds another',
      edit({ m: { c: 1 } }, { m: { a: 1, b: 1 } }),
      edit({ m: { a: 1, d: 1 } }, { m: { a: 1, b: 1 } }),
      { fields: { m: { c: 1, d: 1 } }, before: { m: { a: 1, b: 1 } } },
    ],
    [
      'a map that did not exist before',
      edit({ m: { a: 1 } }, { m: undefined }),
      edit({ m: { a: 1, b: 1 } }, { m: { a: 1 } }),
      { fields: { m: { a: 1, b: 1 } }, before: { m: {} } },
    ],
    [
      'a map replaces a text',
      edit({ m: 'x' }, { m: '' }),
      edit({ m: { a: 1 } }, { m: 'x' }),
      { fields: { m: { a: 1 } }, before: { m: '' } },
    ],
    [
      'a copy followed the Spanish text in a tab that had not seen the translation',
      edit(
        { title_fr: 'F', text_marks: {}, translated_from: { fr: '1', it: '1' } },
        { title_fr: 'A', text_marks: copied, translated_from: { fr: '0', it: '0' } },
      ),
      edit(
        { title_fr: 'B', text_marks: copied, translated_from: { fr: '2', it: '2' } },
        { title_fr: 'A', text_marks: copied, translated_from: { fr: '0', it: '0' } },
      ),
      {
        fields: { title_fr: 'F', text_marks: {}, translated_from: { fr: '1', it: '2' } },
        before: { title_fr: 'A', text_marks: copied, translated_from: { fr: '0', it: '0' } },
      },
    ],
    [
      'copies in two languages followed the Spanish text in a tab that had not seen the translations',
      edit(
        { title_fr: 'F', title_it: 'F', text_marks: {}, translated_from: { fr: '1', it: '1' } },
        {
          ...{ title_fr: 'A', title_it: 'A', text_marks: { ...copied, title_it: 'copied' } },
          translated_from: { fr: '0', it: '0' },
        },
      ),
      edit(
        {
          ...{ title_fr: 'B', title_it: 'B', text_marks: { ...copied, title_it: 'copied' } },
          translated_from: { fr: '2', it: '2' },
        },
        {
          ...{ title_fr: 'A', title_it: 'A', text_marks: { ...copied, title_it: 'copied' } },
          translated_from: { fr: '0', it: '0' },
        },
      ),
      {
        fields: { title_fr: 'F', title_it: 'F', text_marks: {}, translated_from: { fr: '1', it: '1' } },
        before: {
          ...{ title_fr: 'A', title_it: 'A', text_marks: { ...copied, title_it: 'copied' } },
          translated_from: { fr: '0', it: '0' },
        },
      },
    ],
    [
      'a copy was chosen in a tab that had not seen the new translation',
      edit({ title_fr: 'G', text_marks: {} }, { title_fr: 'F', text_marks: {} }),
      edit({ title_fr: 'A', text_marks: copied }, { title_fr: 'F', text_marks: {} }),
      { fields: { title_fr: 'A', text_marks: copied }, before: { title_fr: 'F', text_marks: {} } },
    ],
    [
      'a copy followed the Spanish text twice',
      edit({ title_fr: 'B', text_marks: copied }, { title_fr: 'A', text_marks: copied }),
      edit({ title_fr: 'C', text_marks: copied }, { title_fr: 'A', text_marks: copied }),
      { fields: { title_fr: 'C', text_marks: copied }, before: { title_fr: 'A', text_marks: copied } },
    ],
    [
      'a translation was replaced in a tab that had not seen its copy',
      edit({ title_fr: 'A', text_marks: copied }, { title_fr: 'F', text_marks: {} }),
      edit({ title_fr: 'G', text_marks: {} }, { title_fr: 'F', text_marks: {} }),
      { fields: { title_fr: 'G', text_marks: {} }, before: { title_fr: 'F', text_marks: {} } },
    ],
    [
      'a translation was replaced, and another tab carries an older mark',
      edit({ title_fr: 'G', text_marks: {} }, { title_fr: 'F', text_marks: {} }),
      edit({ b: 1, text_marks: copied }, { b: 0, text_marks: copied }),
      { fields: { title_fr: 'G', text_marks: {}, b: 1 }, before: { title_fr: 'F', text_marks: {}, b: 0 } },
    ],
    [
      'a copy that was confirmed followed the Spanish text in a tab that had not seen that',
      edit({ text_marks: {} }, { text_marks: copied }),
      edit({ title_fr: 'B', text_marks: copied }, { title_fr: 'A', text_marks: copied }),
      { fields: { title_fr: 'B', text_marks: copied }, before: { title_fr: 'A', text_marks: copied } },
    ],
  ])('%s', (_, earlier, later, expected) => {
    expect(squash(earlier, later)).toMatchObject(expected)
    expect(squash(earlier, later).fields).toEqual(expected.fields)
    expect(squash(earlier, later).before).toEqual(expected.before)
  })
})

test('an entry of a map that was removed leaves no undefined value, which a document could not store', () => {
  const { fields } = squash(edit({ m: {} }, { m: { a: 1 } }), edit({ m: { a: 1, b: 1 } }, { m: { a: 1 } }))
  expect(Object.entries(fields.m as Values)).toEqual([['b', 1]])
})

describe('The name and the base of two combined changes', () => {
  test('the first has the base and the copy, the last the revision and the name', () => {
    const copy = { a: 0 }
    const titles = { es: 'B' }
    const later = edit({}, {}, { rev: 'r2', baseRev: 'r1', name: 'B', titles, copy: { a: 1 } })
    expect(squash(edit({}, {}, { copy }), later)).toEqual({
      ...{ kind: 'update', path: 'p/1', name: 'B', titles, copy, fields: {}, before: {} },
      ...{ baseRev: 'r0', rev: 'r2' },
    })
  })
  test('missing values come from the earlier one', () => {
    const titles = { es: 'A' }
    const move: Change = { kind: 'update', path: 'p/1', name: '', fields: {}, before: {} }
    expect(squash(edit({}, {}, { titles }), move)).toEqual(edit({}, {}, { titles }))
    expect(squash(move, edit({}, {}, { copy: { a: 0 } }))).toEqual(edit({}, {}, { copy: { a: 0 } }))
  })
  test('an edit of a new document becomes a new document without a base', () => {
    const created = edit({ a: 1 }, {}, { kind: 'create' })
    const { baseRev: _, ...fresh } = created
    const whole = squash(fresh, edit({ a: 2 }, { a: 1 }, { rev: 'r2', baseRev: 'r1' }))
    expect(whole).toEqual({
      ...{ kind: 'create', path: 'p/1', name: 'A', rev: 'r2', fields: { a: 2 }, before: { a: undefined } },
    })
    expect('baseRev' in whole).toBe(false)
  })
  test('a deletion has the base of the deleted version, and no fields', () => {
    const deletion = edit({}, { trashed_from: 'inbox' }, { kind: 'delete', baseRev: 'r1' })
    const gone = { kind: 'delete', path: 'p/1', name: 'A', fields: {}, before: { trashed_from: 'inbox' } }
    expect(squash(edit({ a: 1 }, { a: 0 }), deletion)).toEqual({ ...gone, baseRev: 'r0' })
    const { baseRev: _, ...fresh } = edit({ a: 1 }, {}, { kind: 'create' })
    expect(squash(fresh, deletion)).toEqual({ ...gone, baseRev: 'r1' })
  })
  test('an edit that follows a deletion takes its place', () => {
    const deletion = edit({}, {}, { kind: 'delete', baseRev: 'r0', copy: { a: 0 } })
    const later = edit({ a: 1 }, { a: 0 }, { rev: 'r2', baseRev: 'q' })
    expect(squash(deletion, later)).toEqual(later)
  })
  test('only two automatic changes are automatic', () => {
    const automatic = edit({}, {}, { isAutomatic: true })
    expect(squash(automatic, automatic).isAutomatic).toBe(true)
    expect('isAutomatic' in squash(automatic, edit({}, {}))).toBe(false)
    expect('isAutomatic' in squash(edit({}, {}), automatic)).toBe(false)
  })
})
