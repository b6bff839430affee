import * as v from 'valibot'
import { expect, test } from 'vitest'
import { dayIn, isDay, optionalDay, unfinishedDay } from './day.ts'

test.each([
  ['2026-12-30', '2026-12-30'],
  [' 2026-12-30 ', '2026-12-30'],
  ['0026-12-30', '2026-12-30'],
  ['0000-01-01', '2000-01-01'],
  ['2026-1-5', '2026-01-05'],
  ['2026/12/30', '2026-12-30'],
  ['2026.12.30', '2026-12-30'],
  ['2026年12月30日', '2026-12-30'],
  ['2026. 12. 30.', '2026-12-30'],
  ['2026년 12월 30일', '2026-12-30'],
  ['２０２６－１２－３０', '2026-12-30'],
  ['٢٠٢٦-١٢-٣٠', '2026-12-30'],
  ['2026-12-30\u200B', '2026-12-30'],
  ['2024-02-29', '2024-02-29'],
  ['1900-01-01', '1900-01-01'],
  ['2100-12-31', '2100-12-31'],
])('%j means %s', (text, day) => {
  expect(v.parse(optionalDay, text)).toBe(day)
  expect(isDay(day)).toBe(true)
  expect(dayIn(day)).toBe(day)
})

test.each([
  ...['0095-12-30', '0202-12-30', '1899-12-31', '2101-01-01', '9999-12-31', '12026-01-01', '275760-09-13'],
  ...['2026-02-30', '2023-02-29', '1900-02-29', '2026-13-01', '2026-00-10', '2026-01-00'],
  ...['26-12-30', '30/12/2026', '30-12-26', '20261230', '2026-12', 'hoy', '2026-12-30T00:00', unfinishedDay],
])('%j is refused', (text) => {
  expect(isDay(text)).toBe(false)
  expect(v.safeParse(optionalDay, text).issues?.[0].message).toBe('dateFormat')
})

test('An empty day may be stored', () => expect(v.parse(optionalDay, '')).toBe(''))
