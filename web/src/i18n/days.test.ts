import { expect, test } from 'vitest'
import { formatDays } from './format'

/** Places that Intl fills with thin or no-break spaces, which differ with its version. */
const plain = (text: string) => text.replaceAll(/\s/g, ' ')
const monday = new Date(2026, 10, 30).getTime()
const sunday = new Date(2026, 11, 6).getTime()

test.each([
  ['es', '16 a 22 de nov', '30 de nov al 6 de dic'],
  ['en', 'Nov 16–22', 'Nov 30 – Dec 6'],
  ['pt', '16–22 de nov.', '30 de nov. – 6 de dez.'],
  ['fr', '16–22 nov.', '30 nov. – 6 déc.'],
  ['de', '16.–22. Nov.', '30. Nov. – 6. Dez.'],
  ['zh', '11/16 – 11/22', '11/30 – 12/6'],
  ['ar', '\u206616–22\u2069 نوفمبر', '30 نوفمبر – 6 ديسمبر'],
  ['ru', '16–22 нояб.', '30 нояб. – 6 дек.'],
  ['ja', '11/16〜11/22', '11/30〜12/6'],
  ['it', '16–22 nov', '30 nov – 6 dic'],
] as const)('a week reads as people write it in %s', (language, within, across) => {
  const days = formatDays(language, new Date(2026, 10, 16).getTime(), new Date(2026, 10, 22).getTime())
  expect([plain(days), plain(formatDays(language, monday, sunday))]).toEqual([within, across])
})
