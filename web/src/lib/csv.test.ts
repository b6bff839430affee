import { languageCodes } from '@studio/domain/languages'
import { afterEach, expect, test } from 'vitest'
import { csvMoment, csvText, delimiterOf } from './csv'

const zone = process.env.TZ
afterEach(() => {
  process.env.TZ = zone
})

test('Lines are split as the spreadsheets of each language do', () => {
  expect(Object.fromEntries(languageCodes.map((code) => [code, delimiterOf(code)]))).toMatchObject({
    ...{ es: ';', pt: ';', fr: ';', de: ';', ar: ';', ru: ';', it: ';' },
    ...{ en: ',', zh: ',', ja: ',' },
  })
})

test('A cell with a separator stays one cell, even if a spreadsheet splits at both', () => {
  const lines = [['uno; dos', 'tres, cuatro']]
  expect(csvText('es', ['a', 'b'], lines)).toBe('\ufeff"a";"b"\r\n"uno; dos";"tres, cuatro"')
  expect(csvText('en', ['a', 'b'], lines)).toBe('\ufeff"a","b"\r\n"uno; dos","tres, cuatro"')
})

test.each([
  ['America/Bogota', '2026-11-02 23:05:09'],
  ['Asia/Tokyo', '2026-11-03 13:05:09'],
  ['UTC', '2026-11-03 04:05:09'],
])('In %s a moment is %s', (place, expected) => {
  process.env.TZ = place
  expect(csvMoment(Date.UTC(2026, 10, 3, 4, 5, 9))).toBe(expected)
  expect(csvMoment(0)).toBe('')
})
