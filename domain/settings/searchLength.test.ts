import { expect, test } from 'vitest'
import { searchFit, shownDescription } from './searchLength.ts'

test.each([
  ['', 'title', 'short'],
  ['Montaje', 'title', 'short'],
  ['a'.repeat(24), 'title', 'good'],
  ['a'.repeat(60), 'title', 'good'],
  ['a'.repeat(61), 'title', 'long'],
  ['动'.repeat(30), 'title', 'good'],
  ['動画編集'.repeat(8), 'title', 'long'],
  ['ж'.repeat(160), 'description', 'good'],
  ['ж'.repeat(161), 'description', 'long'],
  [` ${'a'.repeat(60)} `, 'title', 'good'],
] as const)('%s as %s is %s', (text, part, expected) => expect(searchFit(text, part)).toBe(expected))

test.each([
  ['whole', 'Edición de video.', 'Edición de video.'],
  ['cut between words', `${'palabra '.repeat(30)}fin`, `${'palabra '.repeat(18)}palabra…`],
  ['cut anywhere without spaces', '動'.repeat(100), `${'動'.repeat(79)}…`],
])('A description is shown %s', (_, text, expected) => expect(shownDescription(text)).toBe(expected))
