import { expect, test } from 'vitest'
import { hasMarks, readMarks, withMark } from './marks'

const keys = ['hero.title', 'faqs.items.0.question', 'privacy:sections.12.text', 'projects/aZ09_-', '~!@#$%^&*()']

test.each(keys)('A mark in a text names its source, and the text reads as before: %s', (source) => {
  for (const text of ['Montaje', 'مونتاج', '编辑', 'a 🏴󠁧󠁢󠁥󠁮󠁧󠁿 b']) {
    const marked = withMark(text, source)
    expect(hasMarks(marked)).toBe(true)
    expect(readMarks(marked)).toEqual({ text, sources: [source] })
  }
})

test('Several texts in one keep their sources, in order', () => {
  const text = `${withMark('Hola, ', 'a')}${withMark('Ana', 'b')}.`
  expect(readMarks(text)).toEqual({ text: 'Hola, Ana.', sources: ['a', 'b'] })
})

test('A mark has no visible character, is not trimmed and breaks no word', () => {
  const marked = withMark('Hola', 'hero.title')
  expect(marked.trim()).toBe(marked)
  expect(marked.replace(/\p{Default_Ignorable_Code_Point}/gu, '')).toBe('Hola')
  expect(marked.toUpperCase()).toBe(withMark('HOLA', 'hero.title'))
})

test('A text without marks stays as it is, and an empty one gets none', () => {
  expect(readMarks('Hola')).toEqual({ text: 'Hola', sources: [] })
  expect(withMark('', 'hero.title')).toBe('')
})
