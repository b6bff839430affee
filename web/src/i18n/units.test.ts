import type { LanguageCode } from '@studio/domain/languages'
import { expect, test } from 'vitest'
import { formatAge, formatMinutes, formatMonths, formatSeconds, sentences } from './format'

const now = new Date(2026, 10, 21, 12).getTime()

test.each<[LanguageCode, string, string, string, string]>([
  ['es', '45 segundos', '15 minutos', '24 meses', 'hace 3 min'],
  ['zh', '45 秒', '15 分钟', '24 个月', '3 分钟前'],
  ['ja', '45秒', '15分', '24か月', '3分前'],
])('In %s a number stands beside its word as the texts have it', (code, seconds, minutes, months, age) => {
  expect(formatSeconds(code, 45)).toBe(seconds)
  expect(formatMinutes(code, 15)).toBe(minutes)
  expect(formatMonths(code, 24)).toBe(months)
  expect(formatAge(code, now - 3 * 60_000, now)).toBe(age)
})

test('Sentences follow one another as in print', () => {
  expect(sentences('es', ['Uno.', 'Dos.'])).toBe('Uno. Dos.')
  expect(sentences('ja', ['一つ。', '二つ。'])).toBe('一つ。二つ。')
})
