import fc from 'fast-check'
import { expect, test } from 'vitest'
import { languages } from '../languages.ts'
import { numberIn } from './number.ts'

test.each([
  ['95', 95],
  ['0', 0],
  [' 95 ', 95],
  ['095', 95],
  ['+95', 95],
  ['-1', -1],
  ['−1', -1],
  ['95.0', 95],
  ['1.5', 1.5],
  ['1,5', 1.5],
  ['0.500', 0.5],
  ['1.000', 1000],
  ['1,000', 1000],
  ['1 000', 1000],
  ['36\u00A0000', 36_000],
  ['36\u202F000', 36_000],
  ["36'000", 36_000],
  ['1.234.567', 1_234_567],
  ['1.234,5', 1234.5],
  ['９５', 95],
  ['１．５', 1.5],
  ['٩٥', 95],
  ['۹۵', 95],
  ['١٫٥', 1.5],
  ['٣٦٬٠٠٠', 36_000],
  ['\u200F٩٥\u200F', 95],
  ['95\u200B', 95],
])('%j is %d', (text, number) => expect(numberIn(text)).toBe(number))

test.each([
  '',
  ' ',
  '1e',
  '1e3',
  '12-',
  '-',
  '1-2',
  '0x10',
  '95 s',
  'Infinity',
  'NaN',
  '1..5',
  '1,00,0',
  '½',
  '九十五',
])('%j is not a number', (text) => expect(numberIn(text)).toBeUndefined())

test.each([...languages.map(({ locale }) => locale), 'ar-EG', 'fa', 'hi', 'de-CH'])(
  'A whole number is read as written in %s',
  (locale) => {
    const { format } = new Intl.NumberFormat(locale)
    fc.assert(
      fc.property(fc.nat(10_000_000), (number) => {
        expect(numberIn(format(number))).toBe(number)
      }),
    )
  },
)
