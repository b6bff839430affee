import { expect, test } from 'vitest'
import { asciiDigits, cleanLine, cleanText, isVisible, narrow, visibleLength } from './cleanText.ts'

test.each([
  ['Hola,\u000Bquiero editar', 'Hola,\nquiero editar'],
  ['a\r\nb\rc\fd\u0085e\u2028f\u2029g', 'a\nb\nc\nd\ne\nf\ng'],
  ['Hola \uD83D', 'Hola'],
  ['\uDE00\uD83D\uDE00\uD83D', '\u{1F600}'],
  ['\uD83D\u202C\uDE00', ''],
  ['a\u0000b\u0008c\u001bd\u007fe', 'abcde'],
  ['\uFEFF \u202a+57 300\u202c \u2067x\u2069\u202ey', '+57 300 xy'],
  ['a\tb', 'a\tb'],
  ['10\u00a0h, «\u202fsí\u202f», 山田\u3000太郎', '10\u00a0h, «\u202fsí\u202f», 山田\u3000太郎'],
  ['می\u200cخواهم\u200f، شكرا', 'می\u200cخواهم\u200f، شكرا'],
  [
    '👩\u200d👩\u200d👧 🏴\u{E0067}\u{E0062}\u{E007F} ❤\uFE0F 👍🏽 🇨🇴',
    '👩\u200d👩\u200d👧 🏴\u{E0067}\u{E0062}\u{E007F} ❤\uFE0F 👍🏽 🇨🇴',
  ],
  [' \u3000a\u00a0\n', 'a'],
])('%j is cleaned as a text: %j', (text, clean) => {
  expect(cleanText(text)).toBe(clean)
  expect(cleanText(clean)).toBe(clean)
})

test.each([
  ['山田\u3000太郎', '山田 太郎'],
  ['Ana\u00a0\u202f\u2009Núñez', 'Ana   Núñez'],
  ['uno\r\ndos\ttres', 'uno dos tres'],
  ['\u202D+57 300 111 2233\u202C', '+57 300 111 2233'],
  ['\u200bana\u2060@example\u00ad.com\u200f', 'ana@example.com'],
  ['مهدی\u200cزاده', 'مهدی\u200cزاده'],
  ['葛\u{E0100}城', '葛\u{E0100}城'],
  ['\u2060 a \u2060', 'a'],
])('%j is cleaned as a value of one line: %j', (text, clean) => {
  expect(cleanLine(text)).toBe(clean)
  expect(cleanLine(clean)).toBe(clean)
})

test.each([
  ['ａｎａ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'ana@example.com'],
  ['＋５７　３００', '+57　300'],
  ['ana﹫example.com ﹢57', 'ana@example.com +57'],
  ['ｱﾅ、山田', 'ｱﾅ、山田'],
])('%j in ASCII width is %j', (text, expected) => expect(narrow(text)).toBe(expected))

test.each([
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
  ['०१२३४५६७८९', '0123456789'],
  ['๐๑๒๓๔๕๖๗๘๙', '0123456789'],
  ['０１２３４５６７８９', '0123456789'],
  ['𝟎𝟗𝟘𝟡𝟢𝟫𝟬𝟵𝟶𝟿', '0909090909'],
  ['Ana 2, ½ Ⅳ 五', 'Ana 2, ½ Ⅳ 五'],
])('The digits of %s are %s', (text, expected) => expect(asciiDigits(text)).toBe(expected))

test.each([
  ['Ana', 3],
  [' a b ', 3],
  ['\u200b\u200d\u2060', 0],
  ['\u3164\u115f\uffa0', 0],
  ['\u2800\u2800', 0],
  ['a\u200bb', 2],
])('%j has %i visible characters', (text, count) => expect(visibleLength(text)).toBe(count))

test.each([
  ['Ana', true],
  ['李', true],
  ['علي', true],
  ['ส', true],
  ['7', true],
  ['🎬', true],
  ['', false],
  ['   ', false],
  ['\u0301\u0301', false],
  ['\u3164\u3164', false],
  ['\u3164\u0301', false],
  ['\u2800\u200D', false],
])('A name of %j alone shows: %s', (name, shows) => expect(isVisible(name)).toBe(shows))
