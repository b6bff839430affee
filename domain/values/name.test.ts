import * as v from 'valibot'
import { expect, test } from 'vitest'
import { personName } from './name.ts'

const read = (text: string) => v.safeParse(personName, text)

test.each([
  'Meritxell Col·lell',
  'J. R. Smith',
  "O'Brien",
  'O’Brien',
  'Jean–Luc',
  'Nuñez, Jr.',
  "Maria d'Àvila",
  'José Mª',
  '佐々木 希',
  'ジョン・スミス',
  'Đặng Thị',
  'N!xau',
  'ǃKung ǂToma',
  'สมชาย ใจดี',
  'अनुष्का शर्मा',
  'ქეთევან',
  'מַרְיָם כֹּהֵן',
  'مهدی\u200cزاده',
  'Juan Carlos II',
  'Ludwig Ⅱ',
  'Juan Carlos 1º',
  'Jennifer 8. Lee',
  'Dwayne "The Rock" Johnson',
  'Ana (Volta)',
  'Ana & Eva',
  'Rajesh a/l Muthu',
  'Jose\u0301',
  '葛\u{E0100}城',
  'Bo',
])('%s is a name', (name) => expect(read(name)).toMatchObject({ success: true, output: name }))

test.each([
  ['山田\u3000太郎', '山田 太郎'],
  ['D\u00B4Angelo', "D'Angelo"],
  ['D`Angelo', "D'Angelo"],
  ['Ａｎａ　Ｎúñez', 'Ana Núñez'],
  ['\u202AAna\u202C\u00a0 Núñez\n', 'Ana Núñez'],
  ['Ana\u202eanA', 'AnaanA'],
  ['Ana\uD83D', 'Ana'],
])('%j is corrected to %j', (text, name) => {
  expect(read(text)).toMatchObject({ success: true, output: name })
  expect(read(name)).toMatchObject({ success: true, output: name })
})

test.each([
  ['', 'nameShort'],
  [' A ', 'nameShort'],
  ['\u{20BB7}', 'nameShort'],
  ['a'.repeat(101), 'nameLong'],
  ['<b>Ana</b>', 'nameCharacters'],
  ['＜Ana＞', 'nameCharacters'],
  ['https://example.com', 'nameCharacters'],
  ['www.example.es', 'nameCharacters'],
  ['Visita example.com', 'nameCharacters'],
  ['ana@example.com', 'nameCharacters'],
  ['Ana123', 'nameCharacters'],
  ['12345', 'nameCharacters'],
  ['300 111 2233', 'nameCharacters'],
  ["-'-", 'nameCharacters'],
  ['🎬🎬', 'nameCharacters'],
  ['Ana 🎬', 'nameCharacters'],
  ['{{name}}', 'nameCharacters'],
  ['=cmd()', 'nameCharacters'],
  ['\u3164\u3164', 'nameCharacters'],
])('%j is refused: %s', (text, key) => expect(read(text).issues?.[0].message).toBe(key))
