import { expect, test } from 'vitest'
import { isSafeUrl } from '../content/fields/checks.ts'
import { linkIn } from './link.ts'

const youtube = 'https://youtu.be/aqz-KE-bpKQ'

test.each([
  [youtube, youtube],
  ['http://example.com/a', 'http://example.com/a'],
  ['HTTPS://Example.com/A', 'HTTPS://Example.com/A'],
  ['youtu.be/aqz-KE-bpKQ', youtube],
  ['//youtu.be/aqz-KE-bpKQ', youtube],
  ['www.example.com', 'https://www.example.com'],
  ['example.com', 'https://example.com'],
  ['example.com:8443/a?b=c#d', 'https://example.com:8443/a?b=c#d'],
  ['http:/example.com/a', 'http://example.com/a'],
  ['https:example.com/a', 'https://example.com/a'],
  ['https//example.com/a', 'https://example.com/a'],
  ['https:///example.com/a', 'https://example.com/a'],
  ['https:\\\\example.com/a', 'https://example.com/a'],
  [`Mira esto: ${youtube}`, youtube],
  [`Mira esto:${youtube}.`, youtube],
  [`(${youtube})`, youtube],
  [`<${youtube}>`, youtube],
  [`«${youtube}», gracias`, youtube],
  [`参考：${youtube}。`, youtube],
  [`${youtube} ${youtube}`, youtube],
  ['Mira youtu.be/aqz-KE-bpKQ, me gusta', youtube],
  ['https://es.wikipedia.org/wiki/Reel_(danza)', 'https://es.wikipedia.org/wiki/Reel_(danza)'],
  [`${youtube}\u200B`, youtube],
  [`\u2068${youtube}\u2069`, youtube],
  [`\u00a0${youtube}\n`, youtube],
  ['ｈｔｔｐｓ：／／ｙｏｕｔｕ．ｂｅ／ａｂｃ', 'https://youtu.be/abc'],
  ['ｙｏｕｔｕ．ｂｅ／ａｂｃ', 'https://youtu.be/abc'],
  ['https://ja.example/ＡＢ', 'https://ja.example/ＡＢ'],
  ['https://fa.example/می\u200cخواهم', 'https://fa.example/می\u200cخواهم'],
  ['https:／／ja.example/ＡＢ', 'https://ja.example/ＡＢ'],
  [`https://${youtube}`, youtube],
  [`‹${youtube}›`, youtube],
  [`${youtube},${youtube}`, youtube],
  ['example.com/reel.mp4', 'https://example.com/reel.mp4'],
  ['https://reel.zip', 'https://reel.zip'],
  ['muñoz.es/vídeo', 'https://muñoz.es/vídeo'],
  ['пример.рф', 'https://пример.рф'],
  ['view-source:https://example.com/', 'https://example.com/'],
  ['x.example/a?b=https://y.example', 'https://x.example/a?b=https://y.example'],
  ['web.example/2020/https://x.example', 'https://web.example/2020/https://x.example'],
  ['https://x.example/?q=[a]', 'https://x.example/?q=[a]'],
])('%j contains the link %s', (text, link) => {
  expect(linkIn(text)).toBe(link)
  expect(isSafeUrl(link)).toBe(true)
  expect(linkIn(link)).toBe(link)
})

test('Thousands of closing brackets or full stops are refused before the test runs out of time', () => {
  for (const text of [`${'.'.repeat(2000)}a${')'.repeat(2000)}`, `${'。'.repeat(4000)}@a.co`])
    expect(isSafeUrl(linkIn(text))).toBe(false)
})

test('An empty text stays empty', () => expect(linkIn(' \u200b ')).toBe(''))

test.each([
  'javascript:alert(1)',
  'JavaScript:alert(1)//youtu.be/abc',
  'java\u200bscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'ftp://example.com/a',
  'mailto:ana@example.com',
  'ana@example.com',
  'No tengo.Luego lo envío',
  'el reel de ayer',
  `${youtube} y https://vimeo.com/76979871`,
  `${youtube},https://vimeo.com/76979871`,
  `${youtube}|https://vimeo.com/76979871`,
  'reel.mp4',
  'video final.mov',
  'IMG_2034.MOV',
  '/media/a.webp',
  'https://',
  '3.5',
  '...',
])('%j contains no link and is left for the check to refuse', (text) => {
  expect(isSafeUrl(linkIn(text))).toBe(false)
})
