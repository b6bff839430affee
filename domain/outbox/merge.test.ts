import { describe, expect, test } from 'vitest'
import { isSame, merge, valueAt } from './merge.ts'

describe('three copies of one document', () => {
  const before = { title_es: 'a', title_fr: 'b', featured: false }
  test.each([
    ['only I changed it', { title_es: 'x' }, before, { title_es: 'x' }, []],
    ['both changed different fields', { title_es: 'x' }, { ...before, title_fr: 'y' }, { title_es: 'x' }, []],
    ['both changed the same field in the same way', { title_es: 'x' }, { ...before, title_es: 'x' }, {}, []],
    ['both changed the same field', { title_es: 'x' }, { ...before, title_es: 'y' }, {}, ['title_es']],
    [
      'one field conflicts, the other does not',
      { title_es: 'x', featured: true },
      { ...before, title_es: 'y' },
      { featured: true },
      ['title_es'],
    ],
    ['I sent a field that I did not change', { title_es: 'a' }, { ...before, title_es: 'y' }, {}, []],
    ['both moved it', { order_position: 1 }, { ...before, order_position: 2 }, { order_position: 1 }, []],
    ['a text that was never stored is empty', { title_es: 'x' }, { title_es: 'a' }, { title_es: 'x' }, []],
  ])('%s', (_, mine, theirs, fields, conflicts) => {
    expect(merge(before, mine, theirs)).toEqual({ fields, conflicts })
  })
})

describe('maps merge by key', () => {
  const before = { value: { email: 'a', phone: 'b' } }
  test('different keys', () => {
    const mine = { value: { email: 'x', phone: 'b' } }
    const theirs = { value: { email: 'a', phone: 'y' } }
    expect(merge(before, mine, theirs)).toEqual({ fields: { value: { email: 'x', phone: 'y' } }, conflicts: [] })
  })
  test('the same key', () => {
    const mine = { value: { email: 'x', phone: 'b' } }
    const theirs = { value: { email: 'z', phone: 'b' } }
    expect(merge(before, mine, theirs)).toEqual({ fields: {}, conflicts: ['value.email'] })
  })
  test('a key that both changed, beside one that only I changed', () => {
    const mine = { value: { email: 'x', phone: 'y' } }
    const theirs = { value: { email: 'z', phone: 'b' } }
    expect(merge(before, mine, theirs)).toEqual({
      fields: { value: { email: 'z', phone: 'y' } },
      conflicts: ['value.email'],
    })
  })
  test('a map that the server does not have', () => {
    expect(merge({}, before, {})).toEqual({ fields: before, conflicts: [] })
  })
  test('the writer is always mine, even on top of another’s version', () => {
    const before = { value: { email: 'a', phone: 'b' }, updated_by: 'me' }
    const mine = { value: { email: 'x', phone: 'b' }, updated_by: 'me' }
    const theirs = { value: { email: 'a', phone: 'y' }, updated_by: 'them' }
    expect(merge(before, mine, theirs).fields).toEqual({ value: { email: 'x', phone: 'y' }, updated_by: 'me' })
  })
  test('source hashes never conflict: mine win, theirs of other languages stay', () => {
    const sourceHashes = merge(
      { translated_from: { fr: '1' } },
      { translated_from: { fr: '2' }, updated_by: 'me' },
      { translated_from: { fr: '3', de: '4' }, updated_by: 'them' },
    )
    expect(sourceHashes).toEqual({ fields: { translated_from: { fr: '2', de: '4' }, updated_by: 'me' }, conflicts: [] })
  })
  test('a source hash that I only carry does not replace theirs', () => {
    const sources = { fr: '1', de: '1' }
    const { fields } = merge(
      { translated_from: sources },
      { translated_from: { ...sources, de: '2' } },
      { translated_from: { ...sources, fr: '3' } },
    )
    expect(fields).toEqual({ translated_from: { fr: '3', de: '2' } })
  })
})

describe('a mark goes with its text', () => {
  const before = {
    title_es: 'a',
    title_fr: 'a',
    title_de: 'D',
    text_marks: { title_fr: 'copied', title_de: 'machine' },
  }
  const follow = { title_es: 'x', title_fr: 'x', text_marks: before.text_marks }
  test.each([
    [
      'I replaced a copy, and they confirmed another text',
      { title_fr: 'F', text_marks: { title_de: 'machine' } },
      { ...before, text_marks: { title_fr: 'copied' } },
      { title_fr: 'F', text_marks: {} },
      [],
    ],
    [
      'my copy followed the Spanish text, and they replaced theirs',
      follow,
      { ...before, title_fr: 'F', text_marks: { title_de: 'machine' } },
      { title_es: 'x' },
      [],
    ],
    [
      'I replaced a copy, and theirs followed the Spanish text',
      { title_fr: 'F', text_marks: { title_de: 'machine' } },
      { ...before, title_es: 'y', title_fr: 'y' },
      { title_fr: 'F', text_marks: { title_de: 'machine' } },
      [],
    ],
    [
      'one side wrote the text, and the other let a machine translate it',
      { title_de: 'M', text_marks: before.text_marks },
      { ...before, title_de: 'P', text_marks: { title_fr: 'copied' } },
      {},
      ['title_de'],
    ],
    [
      'a version without marks replaced a copy',
      { title_fr: 'F' },
      before,
      { title_fr: 'F', text_marks: { title_de: 'machine' } },
      [],
    ],
    [
      'the document predates marks',
      { title_fr: 'F', text_marks: { title_de: 'machine' } },
      { title_es: 'a', title_fr: 'a', title_de: 'D' },
      { title_fr: 'F', text_marks: { title_de: 'machine' } },
      [],
    ],
    ['nothing changed', { text_marks: before.text_marks }, { title_es: 'a' }, {}, []],
    [
      'both marked one text differently: nobody is asked',
      { text_marks: { title_fr: 'machine', title_de: 'machine' } },
      { ...before, text_marks: { title_de: 'machine' } },
      { text_marks: { title_fr: 'machine', title_de: 'machine' } },
      [],
    ],
    [
      'I marked a text as a copy that equals the Spanish one',
      { title_de: 'D', text_marks: { title_fr: 'copied' } },
      before,
      { text_marks: { title_fr: 'copied' } },
      [],
    ],
    [
      'I confirmed a text that they had translated again by machine',
      { title_de: 'D', text_marks: { title_fr: 'copied' } },
      { ...before, title_de: 'M' },
      {},
      [],
    ],
    [
      'both have the same text, theirs from a machine',
      { title_de: 'P', text_marks: { title_fr: 'copied' } },
      { ...before, title_de: 'P' },
      { text_marks: { title_fr: 'copied' } },
      [],
    ],
  ])('%s', (_, mine, theirs, fields, conflicts) => {
    expect(merge(before, mine, theirs)).toEqual({ fields, conflicts })
  })
  test('a mark that is removed leaves no undefined value, which a document could not store', () => {
    const { fields } = merge(before, { title_fr: 'F', text_marks: { title_de: 'machine' } }, before)
    expect(Object.keys(fields.text_marks as object)).toEqual(['title_de'])
  })
  test('the first text that is written in a document without marks stores that there are none', () => {
    const fields = { title_fr: 'F', text_marks: {} }
    expect(merge({ title_fr: '' }, fields, { title_fr: '' }).fields).toEqual(fields)
    expect(merge({}, { text_marks: {} }, {}).fields).toEqual({})
  })
  test('malformed marks of the server count as none', () => {
    const fields = { title_fr: 'F', text_marks: {} }
    expect(merge(before, fields, { title_fr: 'a', text_marks: 'x' }).fields).toEqual(fields)
  })
})

describe('copies follow the resulting Spanish text', () => {
  const before = { title_es: 'a', title_fr: 'a', title_it: '', text_marks: { title_fr: 'copied' } }
  const copies = { ...before.text_marks, title_it: 'copied' }
  const mine = { title_es: 'x', title_fr: 'x', title_it: 'x', text_marks: copies }
  const theirs = { ...before, title_es: 'y', title_fr: 'y' }
  test('their Spanish text, while mine is in conflict', () => {
    const fields = { title_it: 'y', text_marks: copies }
    expect(merge(before, mine, theirs)).toEqual({ fields, conflicts: ['title_es'] })
  })
  test('my Spanish text, if it was chosen', () => {
    expect(merge(before, mine, theirs, (name) => name === 'title_es')).toEqual({ fields: mine, conflicts: [] })
  })
  test('my Spanish text, even if they have just copied the old one', () => {
    const spanish = { title_es: 'x', title_fr: 'x', text_marks: before.text_marks }
    const { fields } = merge(before, spanish, { ...before, title_it: 'a', text_marks: copies })
    expect(fields).toEqual({ title_es: 'x', title_fr: 'x', title_it: 'x' })
  })
})

describe('a source hash goes with the text that wins', () => {
  const before = { title_fr: 'a', text_marks: { title_fr: 'copied' }, translated_from: { fr: '1', de: '1' } }
  const written = { title_fr: 'F', text_marks: {}, translated_from: before.translated_from }
  const followed = { title_fr: 'x', text_marks: before.text_marks, translated_from: { fr: '2', de: '2' } }
  const [mine, theirs] = [{ translated_from: { fr: '2' } }, { translated_from: { fr: '3' } }]

  test('my copy followed a new Spanish text, and they replaced a copy of the old one', () => {
    expect(merge(before, followed, written).fields).toEqual({ translated_from: { fr: '1', de: '2' } })
  })
  test('I replaced a copy of the old Spanish text, and their copy followed a new one', () => {
    const { fields } = merge(before, written, followed)
    expect(fields).toEqual({ title_fr: 'F', text_marks: {}, translated_from: { fr: '1', de: '2' } })
  })
  test('both wrote the same text: my hash stays', () => {
    const { fields } = merge({ title_fr: '' }, { ...mine, title_fr: 'F' }, { ...theirs, title_fr: 'F' })
    expect(fields).toEqual({ translated_from: { fr: '2' } })
  })
  test('they wrote a text that I only carry: my hash stays', () => {
    const { fields } = merge({ title_fr: 'a' }, { ...mine, title_fr: 'a' }, { ...theirs, title_fr: 'F' })
    expect(fields).toEqual({ translated_from: { fr: '2' } })
  })
  test('my copy gives way to a text of unknown source: the earlier hash stays', () => {
    const was = { title_fr: 'a', translated_from: { fr: '1' } }
    const { fields } = merge(was, { title_fr: 'x' }, { title_fr: 'F' })
    expect(fields).toEqual({ translated_from: { fr: '1' } })
  })
  test('my text conflicts with one that has no hash: mine stays, without an undefined value', () => {
    const { fields } = merge({ title_fr: '' }, { ...mine, title_fr: 'x' }, { title_fr: 'F' })
    expect(fields).toEqual(mine)
  })
  test('I chose my text over one with another hash: only the text is written', () => {
    const was = { title_fr: 'a', translated_from: { fr: '1' } }
    const { fields } = merge(was, { title_fr: 'x' }, { title_fr: 'F' }, () => true)
    expect(fields).toEqual({ title_fr: 'x' })
  })
  test('a copy that I chose follows their Spanish text, and has its source', () => {
    const text_marks = { title_fr: 'copied' }
    const { fields } = merge(
      { title_es: 'a', title_fr: '' },
      { ...mine, title_fr: 'a', text_marks },
      { ...theirs, title_es: 'y', title_fr: 'F', text_marks: {} },
      () => true,
    )
    expect(fields).toEqual({ title_fr: 'y', text_marks })
  })
})

test('a missing text equals an empty one, but no other', () => {
  expect(isSame(undefined, '')).toBe(true)
  expect(isSame(undefined, 'a')).toBe(false)
  expect(isSame({ a: [1, 2] }, { a: [1, 2], b: '' })).toBe(true)
  expect(isSame([1], [1, 2])).toBe(false)
  expect(isSame(['a', 'b'], ['a', 'c'])).toBe(false)
  expect(isSame(['a'], 'a')).toBe(false)
})

test('a value inside a map is read by its path', () => {
  const values = { value: { email: 'a', phone: 'b' } }
  expect(valueAt(values, 'value.email')).toBe('a')
  expect(valueAt({ note: 'a' }, 'note')).toBe('a')
  expect(valueAt({}, 'value.email')).toBeUndefined()
})
