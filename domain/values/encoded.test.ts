import { expect, test } from 'vitest'
import { encoded, encodedUpTo } from './encoded.ts'

test.each(['\uD83D', 'a\uDE00b', '\uD83D\uD83D\uDE00'])('%j is encoded without an error', (text) => {
  expect(decodeURIComponent(encoded(text))).toContain('\ufffd')
})

test.each([
  ['Hola', 4, 'Hola'],
  ['Hola Ana Núñez', 20, 'Hola A …'],
  ['视频剪辑', 40, '视频剪辑'],
  ['视频剪辑视频', 40, '视频剪 …'],
  ['👩\u200d👧👩\u200d👧', 60, '👩\u200d👧 …'],
])('%s in %i encoded characters is %s', (text, room, expected) => {
  expect(decodeURIComponent(encodedUpTo(text, room))).toBe(expected)
  expect(encodedUpTo(text, room).length).toBeLessThanOrEqual(room)
})
