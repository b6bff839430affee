import { expect, test, vi } from 'vitest'
import { graphemes } from './graphemes.ts'

test.each([
  ['\u{20BB7}田 花子', '\u{20BB7}'],
  ['👩\u200d👧 Ana', '👩\u200d👧'],
  ['E\u0301ric', 'E\u0301'],
  ['🇨🇴 Ana', '🇨🇴'],
  ['Ana', 'A'],
  ['สมชาย', 'ส'],
  ['', undefined],
])('%j begins with the character %j', (text, first) => expect(graphemes(text)[0]).toBe(first))

test('Without Intl.Segmenter no character is split', () => {
  vi.stubGlobal('Intl', {})
  expect(graphemes('\u{20BB7}田👩\u200d👧')).toEqual(['\u{20BB7}', '田', '👩', '\u200d', '👧'])
  vi.unstubAllGlobals()
})
